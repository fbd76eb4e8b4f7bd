import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type {
  AdditionalShippingKind,
  AreaZone,
  BundleCharge,
  ShippingPolicyKind,
} from './shipping.codes.ts'

/**
 * How a group ships: fees in won, quantities in pieces, `null` where the kind has no such figure. `bundles` says
 * whether goods of this policy share one group. Source: spec §3, domain-rules §2.1.
 */
export type ShippingPolicy = {
  readonly kind: ShippingPolicyKind
  readonly baseFee: Won
  readonly freeThreshold: Won | null
  readonly repeatQuantity: number | null
  readonly secondQuantity: number | null
  readonly secondExtra: Won | null
  readonly thirdQuantity: number | null
  readonly thirdExtra: Won | null
  readonly areaKind: AdditionalShippingKind
  readonly areaSecondExtra: Won | null
  readonly areaThirdExtra: Won | null
  readonly deliversToRemote: boolean
  readonly bundles: boolean
}

/** A line that ships: sale price of one piece in won, before coupons. */
export type ShippedLine = {
  readonly salePrice: Won
  readonly quantity: number
  readonly isAddon: boolean
}

type FeeBasis = { readonly amount: Won; readonly quantity: number }

/** The amount a free-shipping threshold is compared with: sale prices of all lines, before coupons. Source: domain-rules §1.6. */
export function thresholdBasis(lines: readonly ShippedLine[]): Won {
  return sumWon(lines.map((line) => line.salePrice * line.quantity))
}

function chargedQuantity(lines: readonly ShippedLine[]): number {
  return lines
    .filter((line) => !line.isAddon)
    .reduce((quantity, line) => quantity + line.quantity, 0)
}

function sectionExtra(quantity: number, from: number | null, extra: Won | null): Won | null {
  if (from === null || extra === null) return null
  return quantity >= from ? extra : 0
}

function conditionFee(
  { freeThreshold, baseFee }: ShippingPolicy,
  { amount }: FeeBasis,
): Won | null {
  if (freeThreshold === null) return null
  return amount >= freeThreshold ? 0 : baseFee
}

function quantityFee({ repeatQuantity, baseFee }: ShippingPolicy, basis: FeeBasis): Won | null {
  return repeatQuantity === null ? null : Math.ceil(basis.quantity / repeatQuantity) * baseFee
}

function section2Fee(policy: ShippingPolicy, { quantity }: FeeBasis): Won | null {
  const extra = sectionExtra(quantity, policy.secondQuantity, policy.secondExtra)
  return extra === null ? null : policy.baseFee + extra
}

function section3Fee(policy: ShippingPolicy, basis: FeeBasis): Won | null {
  const extra = sectionExtra(basis.quantity, policy.thirdQuantity, policy.thirdExtra)
  if (extra === null) return null
  const isThird = policy.thirdQuantity !== null && basis.quantity >= policy.thirdQuantity
  return isThird ? policy.baseFee + extra : section2Fee(policy, basis)
}

type FeeOf = (policy: ShippingPolicy, basis: FeeBasis) => Won | null

const FEES: Readonly<Record<ShippingPolicyKind, FeeOf>> = {
  FREE: () => 0,
  PAY: ({ baseFee }) => baseFee,
  CONDITION: conditionFee,
  QUANTITY: quantityFee,
  SECTION2: section2Fee,
  SECTION3: section3Fee,
}

/**
 * The fee of a shipping group in won, once for all its lines, without the area extra; 0 when nothing ships. A
 * threshold counts every line, quantities count main goods only; extras of ranges do not add up. `null` when the
 * policy lacks the figure its kind needs: such a group cannot be paid for. Source: domain-rules §2.1, §2.2, A16.
 */
export function shippingFee(policy: ShippingPolicy, lines: readonly ShippedLine[]): Won | null {
  if (lines.length === 0) return 0
  const basis = { amount: thresholdBasis(lines), quantity: chargedQuantity(lines) }
  return FEES[policy.kind](policy, basis)
}

type AreaFigure = 'areaSecondExtra' | 'areaThirdExtra'

const AREA_FIGURES: Readonly<
  Record<AdditionalShippingKind, Readonly<Record<AreaZone, AreaFigure | null>>>
> = {
  NONE: { MAINLAND: null, JEJU: null, ISLAND: null },
  SECTION2: { MAINLAND: null, JEJU: 'areaSecondExtra', ISLAND: 'areaSecondExtra' },
  SECTION3: { MAINLAND: null, JEJU: 'areaSecondExtra', ISLAND: 'areaThirdExtra' },
}

/**
 * The area extra of a shipping group in won: once a group, also when its fee is free, by nothing but the zone.
 * A zone that is not known yet (`null`) counts as the mainland. `null` when the policy lacks the figure.
 * Source: domain-rules §2.1.
 */
export function areaExtra(policy: ShippingPolicy, zone: AreaZone | null): Won | null {
  const figure = AREA_FIGURES[policy.areaKind][zone ?? 'MAINLAND']
  return figure === null ? 0 : policy[figure]
}

/** Whether a policy delivers to a zone; a zone that is not known yet (`null`) counts as the mainland. Source: domain-rules §2.3. */
export function isDeliverable(policy: ShippingPolicy, zone: AreaZone | null): boolean {
  return policy.deliversToRemote || (zone ?? 'MAINLAND') === 'MAINLAND'
}

/**
 * The fee of a group whose goods have different fee templates: the smallest or the largest of the templates' fees;
 * 0 for none. Source: domain-rules §2.2.
 * @example chargeOfTemplates([0, 2500, 3000], 'MAX') // 3000
 */
export function chargeOfTemplates(fees: readonly Won[], charge: BundleCharge): Won {
  if (fees.length === 0) return 0
  return charge === 'MIN' ? Math.min(...fees) : Math.max(...fees)
}

/**
 * How many won are missing for free shipping; `null` when the policy has no threshold, when it is reached, or when
 * nothing ships. Source: domain-rules §7.4.
 */
export function freeShippingGap(policy: ShippingPolicy, lines: readonly ShippedLine[]): Won | null {
  if (policy.kind !== 'CONDITION' || policy.freeThreshold === null || lines.length === 0)
    return null
  const gap = policy.freeThreshold - thresholdBasis(lines)
  return gap > 0 ? gap : null
}
