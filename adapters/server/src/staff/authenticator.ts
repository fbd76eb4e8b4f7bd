import { TOTP_PERIOD_SECONDS } from '@jangteo/core/staff/staffLogin.rules'
import { generateSecret, generateURI, verifySync } from 'otplib'

const ISSUER = 'Jangteo'
const SECOND_MS = 1000

/** Draws the secret of an authenticator: 160 bits in Base32. */
export function drawAuthenticator(): string {
  return generateSecret()
}

/** The address that an authenticator app reads a secret from. */
export function authenticatorUri(loginId: string, secret: string): string {
  return generateURI({ issuer: ISSUER, label: loginId, secret })
}

/** A code of an authenticator as it was typed. */
export type AuthenticatorCode = {
  readonly secret: string
  readonly code: string
  /** Time step of the newest code that was used; `null` before the first. */
  readonly usedStep: number | null
  readonly nowMs: number
}

/**
 * Returns the time step of a code; `null` when it is not one of the present, the last or the next 30 seconds, or not
 * newer than the one that was used before.
 */
export function stepOfCode({ secret, code, usedStep, nowMs }: AuthenticatorCode): number | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(nowMs / SECOND_MS),
    epochTolerance: TOTP_PERIOD_SECONDS,
    ...(usedStep === null ? {} : { afterTimeStep: usedStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
