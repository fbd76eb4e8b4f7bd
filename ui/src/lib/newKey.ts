const KEY_BYTES = 16

/** A key that nobody has used before; also where the page is not served securely, as on a network at home. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
