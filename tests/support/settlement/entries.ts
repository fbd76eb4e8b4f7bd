import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { BookedLine, OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { divideMarketShare } from '@jangteo/core/settlement/marketShare.rules'
import {
  claimFeeOf,
  correctEntry,
  type DividedDiscount,
  type EntryAmounts,
  settlePassedFee,
  settleSale,
} from '@jangteo/core/settlement/settlement.rules'

/** Terms that an order is placed under: the fee of its sales, and the market's percent of each type of coupon. */
export type DrawnTerms = {
  readonly feeRateBp: number
  readonly goodsShare: number
  readonly duplicationShare: number
  readonly storeShare: number
}

function part(discount: Won, sharePercent: number): DividedDiscount {
  return { discount, market: divideMarketShare([discount], sharePercent)[0] ?? 0 }
}

/** The market's parts of the store coupon by item, frozen when the order was placed. */
function storeParts(placed: OrderLedger, sharePercent: number): ReadonlyMap<number, Won> {
  const lines = placed.groups.flatMap((group) => group.lines)
  const shares = divideMarketShare(
    lines.map(({ storeDiscount }) => storeDiscount),
    sharePercent,
  )
  return new Map(lines.map(({ orderItemId }, at) => [orderItemId, shares[at] ?? 0]))
}

/** Entries of the sales and deliveries of an order, by their item or group. */
function settledOf(
  placed: OrderLedger,
  ledger: OrderLedger,
  terms: DrawnTerms,
): ReadonlyMap<string, EntryAmounts> {
  const ofStore = storeParts(placed, terms.storeShare)
  const saleOf = (line: BookedLine) =>
    settleSale({
      salePrice: line.salePrice,
      quantity: line.quantity,
      feeRateBp: terms.feeRateBp,
      discounts: [
        part(line.goodsDiscount, terms.goodsShare),
        part(line.duplicationDiscount, terms.duplicationShare),
        // A share that was withdrawn takes the market's part with it.
        ...(line.storeDiscount === 0
          ? []
          : [{ discount: line.storeDiscount, market: ofStore.get(line.orderItemId) ?? 0 }]),
      ],
    })
  const left = ledger.groups.flatMap(({ lines }) => lines.filter((line) => line.left === null))
  const charged = ledger.groups.filter(({ fee, areaFee }) => fee + areaFee > 0)
  return new Map([
    ...left.map((line) => [`item:${line.orderItemId}`, saleOf(line)] as const),
    ...charged.map(({ shippingGroupId, fee, areaFee }) => {
      return [`group:${shippingGroupId}`, settlePassedFee(fee + areaFee)] as const
    }),
  ])
}

function claimFeesOf(quotes: readonly ClaimQuote[]): EntryAmounts[] {
  const fees = quotes.map(({ shipments }) => claimFeeOf(shipments))
  return fees.filter((amount) => amount > 0).map((amount) => settlePassedFee(amount))
}

type LivedOrder = { readonly ledger: OrderLedger; readonly quotes: readonly ClaimQuote[] }

/**
 * The entries of an order that has come to its end: every line that is left is confirmed, and every group was shipped
 * that has one.
 */
export function entriesOf(
  placed: OrderLedger,
  { ledger, quotes }: LivedOrder,
  terms: DrawnTerms,
): EntryAmounts[] {
  return [...settledOf(placed, ledger, terms).values(), ...claimFeesOf(quotes)]
}

/** The entries that claims after the confirmation add: `before` them everything was settled, and `after` them nothing is. */
export function correctionsOf(
  placed: OrderLedger,
  { before, after }: { readonly before: OrderLedger; readonly after: LivedOrder },
  terms: DrawnTerms,
): EntryAmounts[] {
  const settled = settledOf(placed, before, terms)
  const now = settledOf(placed, after.ledger, terms)
  const keys = new Set([...settled.keys(), ...now.keys()])
  const corrections = [...keys].flatMap((key) => {
    const was = settled.get(key)
    return correctEntry(was === undefined ? [] : [was], now.get(key) ?? null) ?? []
  })
  return [...corrections, ...claimFeesOf(after.quotes)]
}

/** Money of the buyer that entries divide between store and market, in won. */
export function buyersPart(entries: readonly EntryAmounts[]): Won {
  return entries.reduce(
    (sum, { payable, fee, feeVat, marketDiscount }) =>
      sum + payable + fee + feeVat - marketDiscount,
    0,
  )
}
