import { SIGN_UP_TERMS } from '../terms/agreement.rules.ts'
import type { TermsLine } from '../terms/agreement.rules.ts'

/**
 * Consents of a social sign-up, in the order to ask for them. Nobody verified a birthday, so the age is declared.
 * Source: spec §5, domain-rules A26, decision 116.
 */
export const SOCIAL_SIGN_UP_TERMS: readonly TermsLine[] = [
  { kind: 'AGE_OVER_14', isRequired: true },
  ...SIGN_UP_TERMS,
]
