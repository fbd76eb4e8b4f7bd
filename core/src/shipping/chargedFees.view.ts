import { formatShippingFee, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { AREA_ZONE_LABELS } from './shipping.codes.ts'
import type { AreaZone } from './shipping.codes.ts'

/** A group's fees as charged, in won, and where it ships (`null`: not known yet). */
export type ChargedFees = {
  readonly fee: Won
  readonly areaFee: Won
  readonly zone: AreaZone | null
}

/**
 * Text for the fees of a group, on one line. Source: domain-rules §7.2.
 * @example chargedFeesText({ fee: 0, areaFee: 3000, zone: 'JEJU' }) // '무료배송 (제주 추가 3,000원)'
 */
export function chargedFeesText({ fee, areaFee, zone }: ChargedFees): string {
  const text = formatShippingFee(fee)
  if (areaFee === 0 || zone === null) return text
  return `${text} (${AREA_ZONE_LABELS[zone]} 추가 ${formatWon(areaFee)})`
}

/** Text of the link to the store of a group that is short of free shipping by `gap` won. */
export function freeShippingLeftText(gap: Won): string {
  return `무료배송까지 ${formatWon(gap)} · 채우러 가기`
}

/** Text under a group that is short of free shipping by `gap` won. Source: domain-rules §7.4. */
export function freeShippingGapText(gap: Won): string {
  return `${formatWon(gap)} 더 담으면 무료배송`
}
