import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import type { ClaimTarget } from '../../order/claimTarget.ts'
import type { RequestForm } from './claimRequestForm.ts'

/** Changes with the shape of the form; what another shape left is forgotten. */
const SHAPE = 1

type Kept = { readonly shape: number; readonly form: RequestForm }

function keyOf({ type, groupId }: ClaimTarget): string {
  return `${STORAGE_KEYS.autoSave}.claim.${type}.${groupId}`
}

/**
 * The half-done request of a group and a kind of claim. It holds a name and an address, so it stays with its tab and
 * goes with it. Source: decision 039.
 */
export function readForm(target: ClaimTarget): RequestForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(target)) ?? 'null') as Kept | null
    return kept?.shape === SHAPE ? kept.form : null
  } catch {
    return null
  }
}

/** Keeps the request as it is now; a browser that keeps nothing loses it with the page. */
export function keepForm(target: ClaimTarget, form: RequestForm): void {
  try {
    sessionStorage.setItem(keyOf(target), JSON.stringify({ shape: SHAPE, form } satisfies Kept))
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
