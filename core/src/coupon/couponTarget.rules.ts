import type { Won } from '../money/money.rules.ts'
import type { CouponTargetKind } from './coupon.codes.ts'

/** Target of a coupon; the goods of a category are those of everything below it, too. */
export type CouponTarget =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'STORES'; readonly storeIds: readonly number[] }
  | { readonly kind: 'CATEGORIES'; readonly categoryIds: readonly number[] }
  | { readonly kind: 'GOODS'; readonly goodsIds: readonly number[] }

/**
 * A line that coupons may be applied to. `baseAmount` is the sale price of all its pieces in won: after the immediate
 * discount, with the option's extra, before any coupon. `categoryIds` are its category and those above it.
 */
export type CouponLine = {
  readonly lineId: number
  readonly storeId: number
  readonly goodsId: number
  readonly categoryIds: readonly number[]
  readonly isAddon: boolean
  readonly baseAmount: Won
}

/**
 * True when the product of a line is a coupon's target; an add-on belongs to its main product. Source: domain-rules
 * §3.1.
 */
export function isTargeted(target: CouponTarget, line: CouponLine): boolean {
  if (target.kind === 'ALL') return true
  if (target.kind === 'STORES') return target.storeIds.includes(line.storeId)
  if (target.kind === 'GOODS') return target.goodsIds.includes(line.goodsId)
  return line.categoryIds.some((id) => target.categoryIds.includes(id))
}

/** Target of a coupon by names, of what still exists. */
export type NamedTarget = { readonly kind: CouponTargetKind; readonly names: readonly string[] }

/** Most names in a text; more are counted. */
const NAMES_MAX = 3

function listNames(names: readonly string[], unit: string): string {
  const shown = names.slice(0, NAMES_MAX).join(', ')
  return names.length > NAMES_MAX ? `${shown} 외 ${names.length - NAMES_MAX}${unit}` : shown
}

/**
 * Text for the target of a coupon.
 * @example couponTargetText({ kind: 'STORES', names: ['아침밭상회'] }) // '아침밭상회의 모든 상품'
 */
export function couponTargetText({ kind, names }: NamedTarget): string {
  if (kind === 'ALL') return '장터의 모든 상품'
  if (names.length === 0) return '지금은 사용할 수 있는 상품이 없어요'
  if (kind === 'STORES') return `${listNames(names, '곳')}의 모든 상품`
  if (kind === 'CATEGORIES') return `${listNames(names, '개')} 카테고리의 상품`
  return `정해진 상품 ${names.length}개`
}
