/**
 * Parses a text from outside as JSON; `undefined` when it is none.
 * @example parseJson('{"price":100}') // { price: 100 }
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
