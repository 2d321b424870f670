// Reserved.
