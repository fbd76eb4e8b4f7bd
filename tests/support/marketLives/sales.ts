import { COUPON_TYPES, type CouponType } from '@jangteo/core/coupon/coupon.codes'
import { sumWon } from '@jangteo/core/money/money.rules'
import type { Model, Sale, SoldLine } from './model.ts'
import type { Stage } from './stage.ts'

/** A line at the end of its life. */
type EndedLine = SoldLine & {
  readonly isConfirmed: boolean
  readonly isStoreShareWithdrawn: boolean
}

async function endOf({ market }: Stage, { lines }: Sale): Promise<EndedLine[]> {
  const rows = await market.database.db
    .selectFrom('order_items')
    .select(['id', 'status', 'is_store_share_withdrawn'])
    .where(
      'id',
      'in',
      lines.map(({ itemId }) => itemId),
    )
    .execute()
  return lines.map((line) => {
    const row = rows.find(({ id }) => id === line.itemId)
    return {
      ...line,
      isConfirmed: row?.status === 'BF',
      isStoreShareWithdrawn: row?.is_store_share_withdrawn === true,
    }
  })
}

/** Discount of a coupon on a line at its end, in won. */
function discountOf(line: EndedLine, type: CouponType): number {
  if (!line.isConfirmed || (type === 'STORE' && line.isStoreShareWithdrawn)) return 0
  return line.discounts[type]
}

const HALF_UP = (whole: number, percent: number) => Math.floor((whole * percent + 50) / 100)

/**
 * Won that the market bears of a coupon, as bounds: the rounded part of the whole discount while every line of it was
 * sold; else its lines' parts, of which each is within one won.
 */
function boundsOf(lines: readonly EndedLine[], type: CouponType, share: number) {
  const under = lines.filter((line) => line.discounts[type] > 0)
  const held = under.map((line) => discountOf(line, type))
  const left = sumWon(held)
  const isWhole = left === sumWon(under.map((line) => line.discounts[type]))
  const exact = HALF_UP(left, share)
  const slack = isWhole ? 0 : held.filter((won) => won > 0).length
  return { least: exact - slack, most: exact + slack }
}

type SaleEntry = {
  readonly order_item_id: number | null
  readonly gross: number
  readonly seller_discount: number
  readonly market_discount: number
  readonly fee: number
  readonly fee_vat: number
  readonly payable: number
}

/** Sums the sale of an item and what was settled of it after the sale. */
function sumEntries(entries: readonly SaleEntry[]): SaleEntry {
  const sum = (column: Exclude<keyof SaleEntry, 'order_item_id'>) =>
    sumWon(entries.map((entry) => entry[column]))
  return {
    order_item_id: entries[0]?.order_item_id ?? null,
    gross: sum('gross'),
    seller_discount: sum('seller_discount'),
    market_discount: sum('market_discount'),
    fee: sum('fee'),
    fee_vat: sum('fee_vat'),
    payable: sum('payable'),
  }
}

/**
 * The amounts that an item came to, computed from the line that its buyer saw and the rate of that day; nothing for one
 * that was returned after its sale.
 */
function wrongAmounts(line: EndedLine, entry: SaleEntry): string[] {
  const discount = sumWon(COUPON_TYPES.map((type) => discountOf(line, type)))
  const gross = line.isConfirmed ? line.salePrice * line.quantity : 0
  const base = gross - (discount - entry.market_discount)
  const fee = Math.floor((base * line.feeRateBp) / 10_000)
  const vat = Math.floor(fee / 10)
  const expected = [gross, discount, fee, vat, base - fee - vat].join(' ')
  const said = [
    entry.gross,
    entry.seller_discount + entry.market_discount,
    entry.fee,
    entry.fee_vat,
    entry.payable,
  ].join(' ')
  return said === expected ? [] : [`item ${line.itemId}: settled ${said}, not ${expected}`]
}

async function findWrong(stage: Stage, sale: Sale): Promise<string[]> {
  const lines = await endOf(stage, sale)
  const entries = await stage.market.database.db
    .selectFrom('settlement_entries')
    .select([
      'order_item_id',
      'gross',
      'seller_discount',
      'market_discount',
      'fee',
      'fee_vat',
      'payable',
    ])
    .where('order_id', '=', sale.orderId)
    .where('order_item_id', 'is not', null)
    .execute()
  const ofItems = Map.groupBy(entries, (entry) => entry.order_item_id)
  const amounts = [...ofItems.values()].map(sumEntries).flatMap((entry) => {
    const line = lines.find(({ itemId }) => itemId === entry.order_item_id)
    return line === undefined
      ? [`item ${entry.order_item_id} is of another order`]
      : wrongAmounts(line, entry)
  })
  const bounds = COUPON_TYPES.map((type) => boundsOf(lines, type, sale.shares[type]))
  const least = sumWon(bounds.map((one) => one.least))
  const most = sumWon(bounds.map((one) => one.most))
  const charged = sumWon(entries.map((entry) => entry.market_discount))
  const isWithin = least <= charged && charged <= most
  return isWithin
    ? amounts
    : [...amounts, `order ${sale.number}: the market bears ${charged}, not ${least} to ${most}`]
}

/** Lists sales whose amounts are not what line, coupons and rate come to. */
export async function findWrongEntries({
  model,
  stage,
}: {
  readonly model: Model
  readonly stage: Stage
}): Promise<string[]> {
  const found = await Promise.all(model.sales.map((sale) => findWrong(stage, sale)))
  return found.flat()
}
