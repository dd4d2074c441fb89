"""Tables: seats, dice, answers, undo, chat, and what each guest may be shown of them."""
