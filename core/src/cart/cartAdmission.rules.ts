import type { BuyAvailabilityCode } from './cart.codes.ts'

/** Codes that a login, a certification or time may still resolve; every other one keeps a product out of the cart. */
const FIXED_LATER: ReadonlySet<BuyAvailabilityCode> = new Set([
  'ADULT_CERTIFICATION_REQUIRED',
  'BUY_MAX_COUNT_EXCEEDED',
  'GUEST_MAX_COUNT_CONDITIONS',
])

/**
 * True when a violation keeps a product out of the cart; the others only keep it from being ordered. Source: decision
 * 012.
 */
export function blocksAddition(code: BuyAvailabilityCode): boolean {
  return !FIXED_LATER.has(code)
}
