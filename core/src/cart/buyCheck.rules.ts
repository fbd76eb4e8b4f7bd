import type {
  GoodsDisplaySaleStatus,
  GoodsOptionKind,
  GoodsSaleStatus,
} from '../goods/goods.codes.ts'
import { orderQuantityMaxOf } from '../goods/purchaseLimit.rules.ts'
import type { PurchaseLimits } from '../goods/purchaseLimit.rules.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { isLoggedIn } from '../session/caller.rules.ts'
import type { BuyReason } from './buyViolation.rules.ts'
import type { BuyAvailabilityCode } from './cart.codes.ts'

/**
 * Facts of a product: its limits, its display sale status now, the names of its options (empty: no options), the pieces
 * that its running deal has left over all options (unbounded without them).
 */
export type BuyGoodsFacts = PurchaseLimits & {
  readonly dealLeft?: number | null
  readonly displaySaleStatus: GoodsDisplaySaleStatus
  readonly isAdultOnly: boolean
  readonly optionNames: readonly string[]
}

/** Facts of an option; `stock` in pieces. */
export type BuyOptionFacts = {
  readonly goodsId: number
  readonly kind: GoodsOptionKind
  readonly optionValues: readonly string[]
  readonly stock: number
  readonly saleStatus: GoodsSaleStatus
}

/**
 * Part of a line that decides its possible quantity; without a display sale status its product counts as on sale, without
 * the pieces of a deal as unbounded.
 */
export type CountedLine = {
  readonly goods: PurchaseLimits & {
    readonly displaySaleStatus?: GoodsDisplaySaleStatus
    readonly dealLeft?: number | null
  }
  readonly option: Pick<BuyOptionFacts, 'stock' | 'saleStatus'> | null
  readonly isAddon: boolean
  readonly optionQuantity: number
  readonly goodsQuantity: number
  readonly boughtCount: number
  readonly caller: CallerKind
}

/**
 * A line with everything that is checked together with it: `option` is `null` when no existing option is chosen,
 * `hasMain` is true when the main line of an add-on is among the lines, quantities are sums over the lines,
 * `boughtCount` is what the account bought of the product before.
 */
export type JudgedLine = CountedLine & {
  readonly goods: BuyGoodsFacts
  readonly option: BuyOptionFacts | null
  readonly hasMain: boolean
  readonly isAdultCertified: boolean
}

type Check<Line> = (line: Line) => BuyReason | null

function checkStock(line: CountedLine): { stock: number; quantity: number } | null {
  if (line.option === null) return null
  const { stock, saleStatus } = line.option
  const isSoldOut = line.goods.displaySaleStatus === 'OUT_OF_STOCK' && !line.isAddon
  const left = isSoldOut || saleStatus === 'OUT_OF_STOCK' ? 0 : stock
  return line.optionQuantity > left ? { stock: left, quantity: line.optionQuantity } : null
}

/** The pieces of a deal are shared by all options of its product. */
function checkDealStock(line: CountedLine): { stock: number; quantity: number } | null {
  const { dealLeft = null } = line.goods
  if (line.option === null || dealLeft === null || line.goodsQuantity <= dealLeft) return null
  return { stock: dealLeft, quantity: line.goodsQuantity }
}

function checkMainStock(line: CountedLine): BuyReason | null {
  if (line.isAddon) return null
  const ofOption = checkStock(line)
  const ofDeal = checkDealStock(line)
  const params =
    ofOption !== null && ofOption.stock <= (ofDeal?.stock ?? ofOption.stock) ? ofOption : ofDeal
  return params && { code: 'SALE_STOCK_LACKING', params }
}

function checkAddonStock(line: CountedLine): BuyReason | null {
  const params = line.isAddon ? checkStock(line) : null
  return params && { code: 'ADD_ITEM_STOCK_LACKING', params }
}

function checkAccountMax(line: CountedLine): BuyReason | null {
  const { accountQuantityMax: max } = line.goods
  const { goodsQuantity: quantity, boughtCount: bought } = line
  if (line.isAddon || max === null || bought + quantity <= max) return null
  return { code: 'BUY_MAX_COUNT_EXCEEDED', params: { max, quantity, bought } }
}

function checkOrderMax(line: CountedLine): BuyReason | null {
  const max = orderQuantityMaxOf(line.goods)
  const { goodsQuantity: quantity } = line
  if (line.isAddon || quantity <= max) return null
  return { code: 'MAX_COUNT_EXCEEDED', params: { max, quantity } }
}

function checkMin(line: CountedLine): BuyReason | null {
  const { quantityMin: min } = line.goods
  const { goodsQuantity: quantity } = line
  if (line.isAddon || quantity >= min) return null
  return { code: 'MIN_COUNT_EXCEEDED', params: { min, quantity } }
}

const CLOSED_STATUSES: ReadonlySet<GoodsDisplaySaleStatus> = new Set(['WAIT', 'STOP', 'FINISHED'])

function checkOnSale({ goods, option }: JudgedLine): BuyReason | null {
  const isClosed = CLOSED_STATUSES.has(goods.displaySaleStatus) || option?.saleStatus === 'STOP'
  return isClosed ? { code: 'GOODS_NOT_ON_SALE', params: {} } : null
}

function checkGuestMax(line: CountedLine): BuyReason | null {
  const { guestQuantityMax: max } = line.goods
  const { goodsQuantity: quantity } = line
  if (line.isAddon || isLoggedIn(line.caller) || max === null || quantity <= max) return null
  return { code: 'GUEST_MAX_COUNT_CONDITIONS', params: { max, quantity } }
}

/** Checks whose result may change with the quantities. */
export const QUANTITY_CHECKS = {
  SALE_STOCK_LACKING: checkMainStock,
  ADD_ITEM_STOCK_LACKING: checkAddonStock,
  BUY_MAX_COUNT_EXCEEDED: checkAccountMax,
  MAX_COUNT_EXCEEDED: checkOrderMax,
  MIN_COUNT_EXCEEDED: checkMin,
  GUEST_MAX_COUNT_CONDITIONS: checkGuestMax,
} as const satisfies Partial<Record<BuyAvailabilityCode, Check<CountedLine>>>

/** One check for each code; a line gets every code that applies. Source: spec §3, §5. */
export const BUY_CHECKS: Readonly<Record<BuyAvailabilityCode, Check<JudgedLine>>> = {
  ADULT_CERTIFICATION_REQUIRED: ({ goods, isAdultCertified }) =>
    goods.isAdultOnly && !isAdultCertified
      ? { code: 'ADULT_CERTIFICATION_REQUIRED', params: {} }
      : null,
  ...QUANTITY_CHECKS,
  OPTION_REQUIRED: ({ option }) =>
    option === null ? { code: 'OPTION_REQUIRED', params: {} } : null,
  GOODS_NOT_ON_SALE: checkOnSale,
  ADD_ITEM_MAIN_REQUIRED: ({ isAddon, hasMain }) =>
    isAddon && !hasMain ? { code: 'ADD_ITEM_MAIN_REQUIRED', params: {} } : null,
}
