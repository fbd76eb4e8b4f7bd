import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import type { ClaimTarget } from '../../order/claimTarget.ts'
import type { RequestForm } from './claimRequestForm.ts'
import { readStoredForm } from './storedForm.ts'

function keyOf({ type, groupId }: ClaimTarget): string {
  return `${STORAGE_KEYS.autoSave}.claim.${type}.${groupId}`
}

/**
 * The half-done request of a group and a kind of claim. It holds a name and an address, so it stays with its tab and
 * goes with it. Source: decision 039.
 */
export function readForm(target: ClaimTarget): RequestForm | null {
  try {
    const text = sessionStorage.getItem(keyOf(target))
    return text === null ? null : readStoredForm(text)
  } catch {
    return null
  }
}

/** Keeps the request as it is now; a browser that keeps nothing loses it with the page. */
export function storeForm(target: ClaimTarget, form: RequestForm): void {
  try {
    sessionStorage.setItem(keyOf(target), JSON.stringify(form))
  } catch {
    return
  }
}

/** Forgets it: the claim was requested. */
export function forgetForm(target: ClaimTarget): void {
  try {
    sessionStorage.removeItem(keyOf(target))
  } catch {
    return
  }
}
