const DECODER = new TextDecoder('euc-kr', { fatal: true })
const FIRST_BYTE = 0x81
const LAST_BYTE = 0xfe

function decode(bytes: Uint8Array): string | null {
  try {
    return DECODER.decode(bytes)
  } catch {
    return null
  }
}

/** Every character of two bytes, by what it decodes to. */
function drawTable(): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>()
  for (let lead = FIRST_BYTE; lead <= LAST_BYTE; lead += 1) {
    for (let trail = 0x41; trail <= LAST_BYTE; trail += 1) {
      const text = decode(new Uint8Array([lead, trail]))
      if (text !== null && text.length === 1) table.set(text, [lead, trail])
    }
  }
  return table
}

const TABLE = drawTable()

/** Encodes a text as a spreadsheet in Korea does, which no encoder of the platform can. */
export function toEucKr(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Array.from(text).flatMap((character) => TABLE.get(character) ?? [character.charCodeAt(0)]),
  )
}
