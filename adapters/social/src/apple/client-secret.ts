import { importPKCS8, SignJWT } from 'jose'

export type AppleKey = {
  readonly teamId: string
  readonly clientId: string
  readonly keyId: string
  /** PKCS #8 in PEM, as Apple hands it out. */
  readonly privateKey: string
}

/** Time for which a client secret is good: every request has a new one. */
const LIFE = '5m'

/** Signs the secret that Apple takes in the place of a password: a JWT by the market's own key (ES256). */
export async function signClientSecret(key: AppleKey, audience: string): Promise<string> {
  const signingKey = await importPKCS8(key.privateKey, 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(key.clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(signingKey)
}
