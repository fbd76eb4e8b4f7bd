import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as Context from 'effect/Context'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Turns a text into one that only this market reads, and back. What was altered does not open: that is a defect. */
export type SealCodec = {
  readonly seal: (text: string) => string
  readonly open: (sealed: string) => string
}

export class Seals extends Context.Service<Seals, SealCodec>()('Seals') {}

/** AES-256-GCM with a nonce of its own for each text: nonce, tag and cipher in base64url. Source: decision 022, decision 031. */
export function createSeals(secret: string): SealCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'jangteo refund account', KEY_BYTES))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
