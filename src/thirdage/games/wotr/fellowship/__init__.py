"""The Fellowship: moving, declaring, hiding, revealing, its guide; the Hunt and Mordor."""
