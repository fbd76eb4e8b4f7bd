import { readQuery } from '@jangteo/core/navigation/query.rules'
import { claimRequestUrl } from '../../order/claimTarget.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'

/** The step that an address of the request names, from 1. */
export function readStep(search: string): number {
  const step = Number(readQuery(search)['step'] ?? 1)
  return Number.isSafeInteger(step) && step > 0 ? step : 1
}

/** The claim that was requested; `null` while it was not. */
export function readRequestedClaim(search: string): string | null {
  const claimId = readQuery(search)['orderClaimIdEncrypt']
  return typeof claimId === 'string' && claimId !== '' ? claimId : null
}

/** The address of a step; the first one is the page's own. */
export function stepUrl(target: ClaimTarget, step: number): string {
  return claimRequestUrl(target, { step: step === 1 ? null : step })
}

/** The address of what became of the request. */
export function requestedUrl(target: ClaimTarget, claimId: string): string {
  return claimRequestUrl(target, { orderClaimIdEncrypt: claimId })
}
