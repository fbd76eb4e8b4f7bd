import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import * as Context from 'effect/Context'
import { deriveKey, keyIdOf, listSecrets, type Secrets } from './secrets.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MODE = 'aes-256-gcm'
/** Between the id of the key and what it sealed; no letter of base64url. */
const SEPARATOR = '.'

/** Turns a text into one that only this market reads, and back. What was altered does not open: that is a defect. */
export type SealCodec = {
  readonly seal: (text: string) => string
  readonly open: (sealed: string) => string
  /** The start of every text that the current secret sealed. */
  readonly prefix: string
  /** A keyed hash: equal for equal texts, and useless without the secret. */
  readonly digest: (text: string) => string
}

export class Seals extends Context.Service<Seals, SealCodec>()('Seals') {}

type SealKey = { readonly id: string; readonly key: Buffer }

/** The key of texts that were sealed before they named their key. */
function unnamedKey(secret: string): SealKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'jangteo refund account', KEY_BYTES))
  return { id: '', key }
}

function openWith({ key }: SealKey, bytes: Buffer): string | null {
  const decipher = createDecipheriv(MODE, key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * AES-256-GCM with a nonce of its own for each text: the id of the key, a dot, then nonce, tag and cipher in
 * base64url. Texts of the former secret open too. Source: decision 022, decision 031, decision 049.
 */
export function createSeals(secrets: Secrets): SealCodec {
  const id = keyIdOf(secrets.current)
  const key = deriveKey(secrets.current, 'seal')
  const digestKey = deriveKey(secrets.current, 'digest')
  const keys = listSecrets(secrets).flatMap((secret) => [
    { id: keyIdOf(secret), key: deriveKey(secret, 'seal') },
    unnamedKey(secret),
  ])
  return {
    prefix: id + SEPARATOR,
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(MODE, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body])
      return id + SEPARATOR + bytes.toString('base64url')
    },
    open(sealed) {
      const [named = '', rest] = sealed.split(SEPARATOR)
      const [keyId, body] = rest === undefined ? ['', named] : [named, rest]
      const bytes = Buffer.from(body, 'base64url')
      for (const one of keys.filter((candidate) => candidate.id === keyId)) {
        const text = openWith(one, bytes)
        if (text !== null) return text
      }
      throw new Error(
        `a sealed text opens with neither secret: key ${keyId === '' ? 'unnamed' : keyId}`,
      )
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  }
}
