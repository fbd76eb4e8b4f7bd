const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it stands between the tags of an SVG. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
}
