import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount } from '../member/member.rules.ts'
import { ORDER_QUANTITY_LIMIT_MAX } from '../money/limits.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { ShippingPolicy } from './shippingPolicy.rules.ts'

/** Longest name of a shipping policy, in characters. Source: decision 131. */
export const POLICY_NAME_LENGTH_MAX = 30
/** Most shipping policies of a store. Source: decision 131. */
export const POLICY_COUNT_MAX = 50
/** Largest fee of a policy, in won. Source: domain-rules §2.1. */
export const POLICY_FEE_MAX_WON = 100_000
/** Largest area extra of a policy, in won. Source: domain-rules §2.1. */
export const POLICY_AREA_EXTRA_MAX_WON = 200_000
/** Largest fee of a return or an exchange, in won. Source: domain-rules §2.1. */
export const POLICY_RETURN_FEE_MAX_WON = 1_000_000

/** A shipping policy as its seller writes it; fees in won, `cutoffMinute` of the day in Korea, `null` without one. */
export type SellerPolicy = {
  readonly name: string
  readonly terms: ShippingPolicy
  readonly returnFee: Won
  readonly exchangeFee: Won
  readonly cutoffMinute: number | null
}

/** Reason why a shipping policy is refused. */
export type PolicyRefusal =
  | 'POLICY_NAME_INVALID'
  | 'POLICY_FEE_INVALID'
  | 'POLICY_AREA_INVALID'
  | 'POLICY_SECTIONS_INVALID'
  | 'POLICY_CUTOFF_INVALID'
  | 'POLICY_COUNT_EXCEEDED'
  | 'POLICY_IN_USE'

function isWithin(amount: Won, max: Won): boolean {
  return amount >= 0 && amount <= max
}

function arePieces(pieces: number, min: number): boolean {
  return pieces >= min && pieces <= ORDER_QUANTITY_LIMIT_MAX
}

function areSections(terms: ShippingPolicy): boolean {
  switch (terms.kind) {
    case 'SECTION2':
      return arePieces(terms.secondQuantity, 2)
    case 'SECTION3':
      return (
        arePieces(terms.secondQuantity, 2) &&
        arePieces(terms.thirdQuantity, terms.secondQuantity + 1)
      )
    case 'CONDITION':
      return terms.freeThreshold > 0
    case 'QUANTITY':
      return arePieces(terms.repeatQuantity, 1)
    case 'FREE':
    case 'PAY':
      return true
  }
}

function feesOf(terms: ShippingPolicy): readonly Won[] {
  if (terms.kind === 'FREE') return []
  if (terms.kind === 'SECTION2') return [terms.baseFee, terms.secondExtra]
  if (terms.kind === 'SECTION3') return [terms.baseFee, terms.secondExtra, terms.thirdExtra]
  return [terms.baseFee]
}

function areaExtrasOf(terms: ShippingPolicy): readonly Won[] {
  if (terms.areaKind === 'NONE') return []
  if (terms.areaKind === 'SECTION2') return [terms.areaSecondExtra]
  return [terms.areaSecondExtra, terms.areaThirdExtra]
}

/**
 * Decides whether a shipping policy may be saved. It holds for orders from then on: an order has the terms that it was
 * placed with. Refusals: POLICY_NAME_INVALID, POLICY_FEE_INVALID, POLICY_AREA_INVALID, POLICY_SECTIONS_INVALID,
 * POLICY_CUTOFF_INVALID (until midnight nothing would ship the same day). Source: market-rules §9.3, domain-rules §2.1.
 */
export function decidePolicy(
  policy: SellerPolicy,
): Decision<Exclude<PolicyRefusal, 'POLICY_COUNT_EXCEEDED' | 'POLICY_IN_USE'>> {
  const { name, terms, returnFee, exchangeFee, cutoffMinute } = policy
  if (name === '' || characterCount(name) > POLICY_NAME_LENGTH_MAX) {
    return refuse('POLICY_NAME_INVALID')
  }
  const areReturns = [returnFee, exchangeFee].every((fee) =>
    isWithin(fee, POLICY_RETURN_FEE_MAX_WON),
  )
  const areFees = feesOf(terms).every((fee) => isWithin(fee, POLICY_FEE_MAX_WON))
  if (!areReturns || !areFees) return refuse('POLICY_FEE_INVALID')
  const areExtras = areaExtrasOf(terms).every((fee) => isWithin(fee, POLICY_AREA_EXTRA_MAX_WON))
  if (!areExtras) return refuse('POLICY_AREA_INVALID')
  if (!areSections(terms)) return refuse('POLICY_SECTIONS_INVALID')
  return cutoffMinute === 0 ? refuse('POLICY_CUTOFF_INVALID') : allow()
}

/** Decides whether a store may have one policy more. Refusal: POLICY_COUNT_EXCEEDED. */
export function decidePolicyAdded(count: number): Decision<'POLICY_COUNT_EXCEEDED'> {
  return count < POLICY_COUNT_MAX ? allow() : refuse('POLICY_COUNT_EXCEEDED')
}
