import { buyableQuantityOf } from '../cart/buyViolation.rules.ts'
import type { BuyViolation } from '../cart/buyViolation.rules.ts'
import type { BuyAvailabilityCode } from '../cart/cart.codes.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { OrderDifferenceKind } from './order.codes.ts'

/** A line as the buyer saw it: sale price of one piece in won. */
export type SeenLine = {
  readonly cartId: number
  readonly salePrice: Won
  readonly quantity: number
}

/** The same line now. */
export type CurrentLine = SeenLine & { readonly goodsName: string }

/** A difference of a line; `before` and `after` are won or pieces, `null` where there is no figure. */
export type OrderDifference = {
  readonly cartId: number
  readonly goodsName: string
  readonly kind: OrderDifferenceKind
  readonly before: number | null
  readonly after: number | null
}

/** Input of the comparison: the lines as seen and as they are now, and their violations; amounts in won. */
export type OrderComparison = {
  readonly seenLines: readonly SeenLine[]
  readonly seenPayableAmount: Won
  readonly currentLines: readonly CurrentLine[]
  readonly currentPayableAmount: Won
  readonly violations: readonly BuyViolation[]
}

/** Details of the refusal of a changed order: the differences, and the present amount in won. */
export type OrderChange = {
  readonly differences: readonly OrderDifference[]
  readonly payableAmount: Won
}

type Change = Omit<OrderDifference, 'cartId' | 'goodsName'>

const VIOLATION_KINDS: Readonly<Record<BuyAvailabilityCode, OrderDifferenceKind>> = {
  ADULT_CERTIFICATION_REQUIRED: 'ORDER_NOT_ORDERABLE',
  OPTION_REQUIRED: 'ORDER_SALE_STATUS_CHANGED',
  SALE_STOCK_LACKING: 'ORDER_STOCK_CHANGED',
  ADD_ITEM_STOCK_LACKING: 'ORDER_STOCK_CHANGED',
  BUY_MAX_COUNT_EXCEEDED: 'ORDER_QUANTITY_CHANGED',
  MAX_COUNT_EXCEEDED: 'ORDER_QUANTITY_CHANGED',
  MIN_COUNT_EXCEEDED: 'ORDER_QUANTITY_CHANGED',
  GOODS_NOT_ON_SALE: 'ORDER_SALE_STATUS_CHANGED',
  GUEST_MAX_COUNT_CONDITIONS: 'ORDER_NOT_ORDERABLE',
  ADD_ITEM_MAIN_REQUIRED: 'ORDER_NOT_ORDERABLE',
}

function changeOf(violation: BuyViolation): Change {
  const { code, params } = violation
  const before = 'quantity' in params ? params.quantity : null
  return { kind: VIOLATION_KINDS[code], before, after: buyableQuantityOf(violation) }
}

function priceChange(seen: SeenLine, current: CurrentLine): Change[] {
  if (seen.salePrice === current.salePrice) return []
  return [{ kind: 'ORDER_PRICE_CHANGED', before: seen.salePrice, after: current.salePrice }]
}

function quantityChange(seen: SeenLine, current: CurrentLine): Change[] {
  if (seen.quantity === current.quantity) return []
  return [{ kind: 'ORDER_QUANTITY_CHANGED', before: seen.quantity, after: current.quantity }]
}

function changesOf(current: CurrentLine, comparison: OrderComparison): Change[] {
  const seen = comparison.seenLines.find((line) => line.cartId === current.cartId)
  const unseen = { ...current, quantity: 0 }
  const violations = comparison.violations.filter((each) => each.cartId === current.cartId)
  return [
    ...violations.map(changeOf),
    ...priceChange(seen ?? unseen, current),
    ...quantityChange(seen ?? unseen, current),
  ]
}

function oncePerKind(changes: readonly Change[]): Change[] {
  return changes.filter(
    (change, index) => changes.findIndex((other) => other.kind === change.kind) === index,
  )
}

/**
 * Compares the lines that the buyer saw with those of now, line by line, each kind once a line, violations first. A
 * line that was not seen counts as seen with 0 pieces; one that no longer exists is the caller's to refuse. Source:
 * spec §8.
 */
export function orderDifferences(comparison: OrderComparison): OrderDifference[] {
  return comparison.currentLines.flatMap((current) => {
    const { cartId, goodsName } = current
    const changes = oncePerKind(changesOf(current, comparison))
    return changes.map((change) => ({ cartId, goodsName, ...change }))
  })
}

/**
 * Decides whether the order is still what the buyer saw. Refusal: ORDER_CHANGED with the differences and the new amount; the
 * differences are empty when only fees changed. Source: spec §8, domain-rules A51.
 */
export function decideOrderUnchanged(
  comparison: OrderComparison,
): Decision<'ORDER_CHANGED', void, OrderChange> {
  const differences = orderDifferences(comparison)
  const payableAmount = comparison.currentPayableAmount
  const isSame = differences.length === 0 && payableAmount === comparison.seenPayableAmount
  return isSame ? allow() : refuse('ORDER_CHANGED', { differences, payableAmount })
}
