import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'
import type { RequestForm } from './claimRequestForm.ts'
import { storedForm } from './storedForm.ts'

function nameOf({ type, groupId }: ClaimTarget): string {
  return `claim.${type}.${groupId}`
}

/** Returns the half-done request of a group and a kind of claim; `null` when the tab stores none. */
export function readForm(target: ClaimTarget): RequestForm | null {
  return readDraft(nameOf(target), storedForm)
}

/** Stores the request as it is now. */
export function storeForm(target: ClaimTarget, form: RequestForm): void {
  storeDraft(nameOf(target), form)
}

/** Forgets it: the claim was requested. */
export function forgetForm(target: ClaimTarget): void {
  forgetDraft(nameOf(target))
}
