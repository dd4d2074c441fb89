"""What faces the kernel: facts, the position, who decides, what is written, seen and must always hold."""
