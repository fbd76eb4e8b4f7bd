import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import { z } from 'zod'

const MODE = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Milliseconds for which a code may be redeemed. */
const CODE_LIFE_MS = 60_000

/** Answers of the sandbox to a code that it issued. */
export const SANDBOX_ANSWERS = ['known', 'unknown', 'late', 'unavailable'] as const

const content = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  answer: z.enum(SANDBOX_ANSWERS),
  userId: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  challenge: z.string(),
  nonce: z.string(),
  redirectUri: z.string(),
  issuedAtMs: z.number(),
})

/** Content of a code: who agreed to what, under which challenge. */
export type SandboxCode = z.infer<typeof content>

/** Seals the content of a code, so that the sandbox remembers nothing. `key` has 32 bytes. */
export function sealCode(key: Buffer, code: SandboxCode): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(MODE, key, nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(code), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Opens a code; `null` for one that was not sealed here, was altered, or is too old. */
export function openCode(key: Buffer, sealed: string, nowMs: number): SandboxCode | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(MODE, key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    const text = Buffer.concat([body, decipher.final()]).toString('utf8')
    const code = content.parse(JSON.parse(text))
    return nowMs - code.issuedAtMs < CODE_LIFE_MS ? code : null
  } catch {
    return null
  }
}
