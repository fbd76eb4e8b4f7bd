import { SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'

/** Address that is being proved, and the end of the code on its way (epoch milliseconds). */
const emailDraft = z.object({ email: z.string(), dueAtMs: z.nullable(z.number()) })
export type EmailDraft = z.infer<typeof emailDraft>

/** Account whose password is reset: never a password. The proof is of no use to another device. */
const resetDraft = z.object({
  loginId: z.string(),
  proof: z.nullable(
    z.union([z.object({ emailProof: z.string() }), z.object({ verificationId: z.string() })]),
  ),
})
export type ResetDraft = z.infer<typeof resetDraft>

/** A login id that was found. */
const foundDraft = z.object({
  loginId: z.nullable(z.string()),
  joinedAt: z.string(),
  socialList: z.array(z.enum(SOCIAL_PROVIDERS)),
})
export type FoundLoginId = z.infer<typeof foundDraft>

/** Forms that prove an address: each page has its own draft. */
export type EmailForm = 'findId' | 'resetPassword' | 'sellerProgress' | 'signUp'

const emailName = (form: EmailForm) => `account.${form}.email`
const RESET_NAME = 'account.resetPassword'
const FOUND_NAME = 'account.findId'

export function readEmailDraft(form: EmailForm): EmailDraft {
  return readDraft(emailName(form), emailDraft) ?? { email: '', dueAtMs: null }
}

export function storeEmailDraft(form: EmailForm, draft: EmailDraft): void {
  storeDraft(emailName(form), draft)
}

export function readResetDraft(): ResetDraft {
  return readDraft(RESET_NAME, resetDraft) ?? { loginId: '', proof: null }
}

export function storeResetDraft(draft: ResetDraft): void {
  storeDraft(RESET_NAME, draft)
}

/** Forgets an address that a sign-up was carried out with. */
export function forgetSignUpEmail(): void {
  forgetDraft(emailName('signUp'))
}

/** Forgets a reset that was carried out. */
export function forgetResetDraft(): void {
  forgetDraft(RESET_NAME)
  forgetDraft(emailName('resetPassword'))
}

export function readFoundLoginId(): FoundLoginId | null {
  return readDraft(FOUND_NAME, foundDraft)
}

export function storeFoundLoginId(found: FoundLoginId): void {
  storeDraft(FOUND_NAME, found)
  forgetDraft(emailName('findId'))
}
