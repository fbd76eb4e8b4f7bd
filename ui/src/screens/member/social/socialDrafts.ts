import { ownPathOf } from '@jangteo/core/navigation/pageOpening.rules'
import type { SocialGuest } from '@jangteo/core/session/socialLogin.chart'
import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'

const GUEST_NAME = 'account.social.guest'
const VISIT_NAME = 'account.social.visit'

/** Somebody who has not agreed to the terms yet; the ticket is of no use to another device. */
const guestDraft = z.object({
  provider: z.string(),
  guest: z.object({ ticket: z.string(), name: z.string(), email: z.nullable(z.string()) }),
})

/** Page that a visit to a provider began on. */
const visitDraft = z.object({ returnUrl: z.nullable(z.string()) })

/** The sign-up that this tab began by a provider; `null` for none. */
export function readGuest(provider: string): SocialGuest | null {
  const draft = readDraft(GUEST_NAME, guestDraft)
  return draft?.provider === provider ? draft.guest : null
}

export function storeGuest(provider: string, guest: SocialGuest): void {
  storeDraft(GUEST_NAME, { provider, guest })
}

export function forgetGuest(): void {
  forgetDraft(GUEST_NAME)
}

/** The page that this tab's last visit to a provider began on; `null` for none. */
export function readVisitReturn(): string | null {
  return ownPathOf(readDraft(VISIT_NAME, visitDraft)?.returnUrl)
}

export function storeVisitReturn(returnUrl: string | null): void {
  storeDraft(VISIT_NAME, { returnUrl })
}
