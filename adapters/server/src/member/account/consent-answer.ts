import { type Consent, consentText, isRenewalDue } from '@jangteo/core/terms/consent.rules'
import type { consent } from '@jangteo/contract/member/account.schemas'
import type { z } from 'zod'

function toMoment(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString()
}

/** A consent as the wire shows it. */
export function toConsentAnswer(one: Consent, nowMs: number): z.input<typeof consent> {
  return {
    termsKind: one.kind,
    requiredYn: one.isRequired ? 'Y' : 'N',
    agreeYn: one.isAgreed ? 'Y' : 'N',
    agreedAt: toMoment(one.agreedAtMs),
    withdrawnAt: toMoment(one.withdrawnAtMs),
    renewalDueYn: isRenewalDue(one, nowMs) ? 'Y' : 'N',
    text: consentText(one),
  }
}
