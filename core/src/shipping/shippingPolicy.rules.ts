import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { AreaZone, BundleCharge } from './shipping.codes.ts'

type FreeTerms = { readonly kind: 'FREE' }
type PaidTerms = { readonly kind: 'PAY'; readonly baseFee: Won }
type ConditionTerms = {
  readonly kind: 'CONDITION'
  readonly baseFee: Won
  readonly freeThreshold: Won
}
type QuantityTerms = {
  readonly kind: 'QUANTITY'
  readonly baseFee: Won
  readonly repeatQuantity: number
}
type SecondSection = {
  readonly baseFee: Won
  readonly secondQuantity: number
  readonly secondExtra: Won
}
type Section2Terms = SecondSection & { readonly kind: 'SECTION2' }
type Section3Terms = SecondSection & {
  readonly kind: 'SECTION3'
  readonly thirdQuantity: number
  readonly thirdExtra: Won
}

/** Terms of a fee, by the kind of the policy: fees in won, quantities in pieces. Source: spec §3, domain-rules §2.1. */
export type FeeTerms =
  | FreeTerms
  | PaidTerms
  | ConditionTerms
  | QuantityTerms
  | Section2Terms
  | Section3Terms

/**
 * Extra fees of remote zones, in won: none, the same everywhere, or one for Jeju and one for the other islands. Source:
 * domain-rules §2.1.
 */
export type AreaTerms =
  | { readonly areaKind: 'NONE' }
  | { readonly areaKind: 'SECTION2'; readonly areaSecondExtra: Won }
  | {
      readonly areaKind: 'SECTION3'
      readonly areaSecondExtra: Won
      readonly areaThirdExtra: Won
    }

/**
 * Shipping policy of a group. Each kind has the figures that it is computed from and no others, so every fee is known.
 * `bundles` is true when products of this policy share one group. Source: spec §3, domain-rules §2.1, decision 072.
 */
export type ShippingPolicy = FeeTerms &
  AreaTerms & { readonly deliversToRemote: boolean; readonly bundles: boolean }

/** A line that ships: sale price of one piece in won, before coupons. */
export type ShippedLine = {
  readonly salePrice: Won
  readonly quantity: number
  readonly isAddon: boolean
}

type FeeBasis = { readonly amount: Won; readonly quantity: number }

/**
 * The amount a free-shipping threshold is compared with: sale prices of all lines, before coupons. Source: domain-rules
 * §1.6.
 */
export function thresholdBasis(lines: readonly ShippedLine[]): Won {
  return sumWon(lines.map((line) => line.salePrice * line.quantity))
}

function chargedQuantity(lines: readonly ShippedLine[]): number {
  return lines
    .filter((line) => !line.isAddon)
    .reduce((quantity, line) => quantity + line.quantity, 0)
}

/**
 * A `switch`: a pattern matcher would weigh as much as the rest of a refund quote in an app that imports that alone.
 */
function feeOf(terms: FeeTerms, { amount, quantity }: FeeBasis): Won {
  switch (terms.kind) {
    case 'FREE':
      return 0
    case 'PAY':
      return terms.baseFee
    case 'CONDITION':
      return amount >= terms.freeThreshold ? 0 : terms.baseFee
    case 'QUANTITY':
      return Math.ceil(quantity / terms.repeatQuantity) * terms.baseFee
    case 'SECTION2':
      return terms.baseFee + secondExtraOf(terms, quantity)
    case 'SECTION3':
      return quantity >= terms.thirdQuantity
        ? terms.baseFee + terms.thirdExtra
        : terms.baseFee + secondExtraOf(terms, quantity)
  }
}

function secondExtraOf({ secondQuantity, secondExtra }: SecondSection, quantity: number): Won {
  return quantity >= secondQuantity ? secondExtra : 0
}

/**
 * Returns the fee of a shipping group in won, once for all its lines, without the area extra; 0 when nothing ships. A
 * threshold counts every line, quantities count main products only; extras of ranges do not add up. Source:
 * domain-rules §2.1, §2.2.
 */
export function shippingFee(policy: ShippingPolicy, lines: readonly ShippedLine[]): Won {
  if (lines.length === 0) return 0
  return feeOf(policy, { amount: thresholdBasis(lines), quantity: chargedQuantity(lines) })
}

/**
 * Returns the area extra of a shipping group in won: once for the group, also when its fee is free, by the zone alone.
 * An unknown zone (`null`) counts as the mainland. Source: domain-rules §2.1.
 */
export function areaExtra(policy: ShippingPolicy, zone: AreaZone | null): Won {
  if (zone === null || zone === 'MAINLAND' || policy.areaKind === 'NONE') return 0
  return policy.areaKind === 'SECTION3' && zone === 'ISLAND'
    ? policy.areaThirdExtra
    : policy.areaSecondExtra
}

/**
 * True when a policy delivers to a zone; a zone that is not known yet (`null`) counts as the mainland. Source:
 * domain-rules §2.3.
 */
export function isDeliverable(policy: ShippingPolicy, zone: AreaZone | null): boolean {
  return policy.deliversToRemote || (zone ?? 'MAINLAND') === 'MAINLAND'
}

/**
 * Returns the fee of a group whose products have different fee templates: the smallest or the largest of them; 0 for
 * none. Source: domain-rules §2.2.
 * @example chargeOfTemplates([0, 2500, 3000], 'MAX') // 3000
 */
export function chargeOfTemplates(fees: readonly Won[], charge: BundleCharge): Won {
  if (fees.length === 0) return 0
  return charge === 'MIN' ? Math.min(...fees) : Math.max(...fees)
}

/**
 * Returns the amount that is missing for free shipping, in won; `null` when the policy has no threshold, when it is
 * reached, or when nothing ships. Source: domain-rules §7.4.
 */
export function freeShippingGap(policy: ShippingPolicy, lines: readonly ShippedLine[]): Won | null {
  if (policy.kind !== 'CONDITION' || lines.length === 0) return null
  const gap = policy.freeThreshold - thresholdBasis(lines)
  return gap > 0 ? gap : null
}
