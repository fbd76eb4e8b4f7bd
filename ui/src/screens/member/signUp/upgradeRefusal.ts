import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'
import type { RefusalCode } from '@jangteo/http/refusal/refusal'

const FIELD_OF = {
  LOGIN_ID_INVALID: 'loginId',
  LOGIN_ID_TAKEN: 'loginId',
  CREDENTIALS_SET: 'loginId',
  PASSWORD_LENGTH: 'password',
  PASSWORD_CHARACTERS: 'password',
  PASSWORD_KINDS: 'password',
  PASSWORD_CONTAINS_ID: 'password',
} as const satisfies Partial<Record<RefusalCode, 'loginId' | 'password'>>

const UNVERIFIED = [
  'IDENTITY_UNVERIFIED',
  'IDENTITY_DIFFERENT',
  'IDENTITY_TAKEN',
  'AGE_TOO_YOUNG',
  'REJOIN_WAIT',
] as const

/** The field that a refused upgrade is about, and its text; `null` where it is about none. */
export function upgradeProblem(error: unknown) {
  for (const code of Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[]) {
    if (isRefusal(error, code)) return { field: FIELD_OF[code], text: error.message }
  }
  return null
}

/** Reason why a verified person does not get the account; `null` for every other error. */
export function unverifiedText(error: unknown): string | null {
  const isUnverified = UNVERIFIED.some((code) => isRefusal(error, code))
  return isUnverified && error instanceof Refusal ? error.message : null
}
