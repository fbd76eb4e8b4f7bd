export const SIGN_UP_STEPS = ['terms', 'identity', 'account'] as const

/** Step of a sign-up: the terms, who it is, and the account. Source: decision 114. */
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

export const SIGN_UP_STEP_LABELS: Readonly<Record<SignUpStep, string>> = {
  terms: '약관 동의',
  identity: '본인인증',
  account: '계정 만들기',
}

export const SIGN_UP_CODES = [
  'TERMS_REQUIRED',
  'LOGIN_ID_INVALID',
  'LOGIN_ID_CHECK_REQUIRED',
  'LOGIN_ID_TAKEN',
  'PASSWORD_LENGTH',
  'PASSWORD_CHARACTERS',
  'PASSWORD_KINDS',
  'PASSWORD_CONTAINS_ID',
  'PASSWORD_MISMATCH',
  'EMAIL_INVALID',
  'EMAIL_TAKEN',
  'EMAIL_PROOF_INVALID',
  'EMAIL_VERIFICATION_REQUIRED',
] as const

/** Reason why a field of a sign-up is wrong. Source: spec §5. */
export type SignUpCode = (typeof SIGN_UP_CODES)[number]
