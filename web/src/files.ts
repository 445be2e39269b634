/** Read a file that somebody chose; null if it was moved, changed or locked since. */
export async function textOf(file: File): Promise<string | null> {
  return file.text().catch(() => null);
}
