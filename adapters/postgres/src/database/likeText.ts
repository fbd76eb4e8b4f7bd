/** A pattern that finds a text anywhere, whatever signs are in it. */
export function likeText(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
