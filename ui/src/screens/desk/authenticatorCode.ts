const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_MS = 30_000
const CODE_DIGITS = 6
const BITS_OF_LETTER = 5
const BITS_OF_BYTE = 8

/** The bytes of a secret in Base32; spaces and small letters are fine. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = secret
    .toUpperCase()
    .split('')
    .map((letter) => ALPHABET.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(BITS_OF_LETTER, '0'))
    .join('')
  const count = Math.floor(bits.length / BITS_OF_BYTE)
  return Uint8Array.from({ length: count }, (_, place) =>
    Number.parseInt(bits.slice(place * BITS_OF_BYTE, (place + 1) * BITS_OF_BYTE), 2),
  )
}

/**
 * The code that an authenticator app shows for a secret at a moment (RFC 6238, SHA-1, six digits, 30 seconds); `null`
 * where the page is not served securely.
 */
export async function authenticatorCode(secret: string, nowMs: number): Promise<string | null> {
  const { subtle } = globalThis.crypto
  if (subtle === undefined) return null
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Math.floor(nowMs / PERIOD_MS)))
  const digest = new DataView(await subtle.sign('HMAC', key, step.buffer))
  const offset = digest.getUint8(digest.byteLength - 1) % 16
  const value = digest.getUint32(offset) % 2 ** 31
  return String(value % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}
