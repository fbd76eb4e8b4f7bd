/**
 * The text of a JSON column. A lone surrogate, which a browser may send and JSON may name, becomes the replacement character,
 * as it does in a column of text: the database reads no other text.
 */
export function storedJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  )
}
