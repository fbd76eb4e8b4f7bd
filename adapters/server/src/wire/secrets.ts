import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const KEY_ID_BYTES = 4
const FINGERPRINT_BYTES = 16
const SALT = 'jangteo'

/** Stands for a former secret that nobody has any more. */
export const LOST_SECRET = 'lost'

/** The market's secret, and the one that it replaced, which reads but makes nothing. */
export type Secrets = { readonly current: string; readonly former: string | null }

/** The secrets, the current one first. */
export function listSecrets({ current, former }: Secrets): readonly string[] {
  return former === null ? [current] : [current, former]
}

function derive(secret: string, purpose: string, byteCount: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, SALT, purpose, byteCount))
}

/** Derives the key of one purpose (HKDF): no key leads to another one or back to the secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return derive(secret, purpose, KEY_BYTES)
}

/** The id of a secret's keys, in hexadecimal; reveals nothing of the secret. */
export function keyIdOf(secret: string): string {
  return derive(secret, 'key-id', KEY_ID_BYTES).toString('hex')
}

/** The fingerprint by which a database recognizes its secret; reveals nothing of it. */
export function fingerprintOf(secret: string): string {
  return derive(secret, 'fingerprint', FINGERPRINT_BYTES).toString('base64url')
}
