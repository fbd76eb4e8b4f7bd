import type { BuyAvailabilityCode } from './cart.codes.ts'

/** Codes that a login, a certification or time can still resolve; everything else keeps goods out of the cart. */
const FIXED_LATER: ReadonlySet<BuyAvailabilityCode> = new Set([
  'ADULT_CERTIFICATION_REQUIRED',
  'BUY_MAX_COUNT_EXCEEDED',
  'GUEST_MAX_COUNT_CONDITIONS',
])

/**
 * True when a violation keeps goods out of the cart already; the others only keep them from being ordered.
 * Source: decision 012.
 */
export function blocksAddition(code: BuyAvailabilityCode): boolean {
  return !FIXED_LATER.has(code)
}
