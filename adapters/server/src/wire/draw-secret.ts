import { randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Draws a proof, a ticket or a state: 256 random bits, safe in an address. It is stored as a keyed hash alone. */
export function drawSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
