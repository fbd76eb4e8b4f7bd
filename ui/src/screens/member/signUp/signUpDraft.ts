import type { SignUpDraft } from '@jangteo/core/member/signUp.rules'
import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'
import { forgetSignUpEmail } from '../password/passwordDrafts.ts'

const NAME = 'account.signUp'
const UPGRADE_NAME = 'account.upgrade'

/** A sign-up that is under way: never a password. Both proofs are of no use to another device. */
const signUpDraft = z.object({
  agreed: z.array(z.enum(CONSENT_KINDS)),
  verificationId: z.nullable(z.string()),
  loginId: z.string(),
  proved: z.nullable(z.object({ email: z.string(), emailProof: z.string() })),
})

const NOTHING: SignUpDraft = { agreed: [], verificationId: null, loginId: '', proved: null }

export function readSignUpDraft(): SignUpDraft {
  return readDraft(NAME, signUpDraft) ?? NOTHING
}

export function storeSignUpDraft(draft: SignUpDraft): void {
  storeDraft(NAME, draft)
}

/** Forgets a sign-up that was carried out. */
export function forgetSignUpDraft(): void {
  forgetDraft(NAME)
  forgetSignUpEmail()
}

const upgradeDraft = z.object({ verificationId: z.string() })

/** The verified identity of an upgrade that is under way; `null` before it. */
export function readUpgradeVerification(): string | null {
  return readDraft(UPGRADE_NAME, upgradeDraft)?.verificationId ?? null
}

export function storeUpgradeVerification(verificationId: string): void {
  storeDraft(UPGRADE_NAME, { verificationId })
}

export function forgetUpgradeVerification(): void {
  forgetDraft(UPGRADE_NAME)
}
