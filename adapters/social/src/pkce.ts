import { createHash } from 'node:crypto'

/** Computes the challenge of a verifier (RFC 7636, S256). */
export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}
