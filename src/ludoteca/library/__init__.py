"""What `import ludoteca` offers at a prompt, in a notebook and in a program."""
