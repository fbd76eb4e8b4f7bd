const BLOCK_BYTES = 64
const BITS_PER_BYTE = 8
const WORD_COUNT = 64

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. FIPS 180-4 §4.2.2. */
const ROUND_WORDS = Uint32Array.from(
  `428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3
  72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13
  650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208
  90befffa a4506ceb bef9a3f7 c67178f2`
    .split(/\s+/)
    .map((word) => Number.parseInt(word, 16)),
)

/** The first 32 bits of the fractions of the square roots of the first eight primes. FIPS 180-4 §5.3.3. */
const FIRST_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

function rotate(word: number, count: number): number {
  return (word >>> count) | (word << (32 - count))
}

/** The message, a bit that is set, zeros, and the message's length in bits in the last eight bytes. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES
  const block = new Uint8Array(size)
  block.set(bytes)
  block[bytes.length] = 0x80
  const view = new DataView(block.buffer)
  view.setBigUint64(size - 8, BigInt(bytes.length) * BigInt(BITS_PER_BYTE))
  return view
}

function scheduleOf(view: DataView, start: number): Uint32Array {
  const words = new Uint32Array(WORD_COUNT)
  const at = (index: number) => words[index] ?? 0
  for (let index = 0; index < WORD_COUNT; index += 1) {
    if (index < 16) {
      words[index] = view.getUint32(start + index * 4)
      continue
    }
    const early = at(index - 15)
    const late = at(index - 2)
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[index] = at(index - 16) + mixedEarly + at(index - 7) + mixedLate
  }
  return words
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < WORD_COUNT; index += 1) {
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + mixedE + choice + (ROUND_WORDS[index] ?? 0) + (words[index] ?? 0)) | 0
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixedA + majority) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word
  }
}

/**
 * Computes SHA-256 (FIPS 180-4) without the machine's own, so that a draw is computed again wherever this package runs.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const state = Uint32Array.from(FIRST_STATE)
  for (let start = 0; start < view.byteLength; start += BLOCK_BYTES) {
    compress(state, scheduleOf(view, start))
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) hash.setUint32(index * 4, word)
  return new Uint8Array(hash.buffer)
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length)
  whole.set(first)
  whole.set(second, first.length)
  return whole
}

/** Computes HMAC-SHA256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key
  const block = joined(short, new Uint8Array(BLOCK_BYTES - short.length))
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ INNER_PAD),
      bytes,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ OUTER_PAD),
      inner,
    ),
  )
}

/**
 * Bytes as lower-case hexadecimal digits.
 * @example toHex(Uint8Array.of(10, 255)) // '0aff'
 */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the bytes of hexadecimal digits; throws for anything else. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new RangeError('hexadecimal digits expected')
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}

/** Returns the bytes of a text of ASCII characters, one each; throws for others. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    if (code > 0x7f) throw new RangeError('ASCII expected')
    return code
  })
}
