import type {
  BookedGroup,
  BookedLine,
  BookedPayment,
  OrderLedger,
  SpentCoupon,
} from '@jangteo/core/claim/refund/orderLedger.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import {
  findLedgerHead,
  listHoldingStoreCoupons,
  listPaidMoney,
  listSpentCoupons,
  type StoreCouponRow,
} from '@jangteo/postgres/claim/ledger.store'
import {
  type ItemRow,
  listItems,
  listShippingGroups,
  type ShippingGroupRow,
} from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

type SpentCoupons = ReadonlyMap<number, SpentCoupon>

function couponIdsOf(item: ItemRow): number[] {
  return [item.goods_coupon_issue_id, item.duplication_coupon_issue_id].filter((id) => id !== null)
}

function toLine(item: ItemRow, coupons: SpentCoupons): BookedLine {
  return {
    orderItemId: item.id,
    salePrice: item.sale_price,
    quantity: item.quantity,
    isAddon: item.main_item_id !== null,
    goodsDiscount: item.goods_coupon_discount,
    duplicationDiscount: item.duplication_coupon_discount,
    storeDiscount: item.is_store_share_withdrawn ? 0 : item.store_coupon_discount,
    coupons: couponIdsOf(item).flatMap((id) => coupons.get(id) ?? []),
    left: item.removal_fault,
  }
}

type InGroup = {
  readonly zone: AreaZone
  readonly items: readonly ItemRow[]
  readonly coupons: SpentCoupons
}

function toGroup(group: ShippingGroupRow, { zone, items, coupons }: InGroup): BookedGroup {
  const own = items.filter((item) => item.shipping_group_id === group.id)
  return {
    shippingGroupId: group.id,
    storeId: group.store_id,
    policy: group.policy,
    zone,
    returnFee: group.return_fee,
    exchangeFee: group.exchange_fee,
    fee: group.charged_fee,
    areaFee: group.charged_area_fee,
    isShipped: own.some((item) => item.shipped_at !== null),
    lines: own.map((item) => toLine(item, coupons)),
  }
}

const loadCoupons = Effect.fnUntraced(function* (items: readonly ItemRow[]) {
  const ids = items.flatMap(couponIdsOf)
  const rows = ids.length === 0 ? [] : yield* listSpentCoupons(ids)
  return new Map(
    rows.map(({ id, expires_at: expiresAt }) => [
      id,
      { couponIssueId: id, expiresAtMs: expiresAt?.getTime() ?? null },
    ]),
  )
})

/** A payment of an order in the ledger. */
type PaidMoney = { readonly paymentId: number; readonly booked: BookedPayment }

/**
 * Loads the payments of an order, in the order of refunding, less the refunds that are on their way, also where a
 * gateway refused one.
 */
export const loadPaidMoney = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<PaidMoney[], never, Db> {
  const rows = yield* listPaidMoney(orderId)
  return rows.map((row) => ({
    paymentId: row.payment_id,
    booked: {
      method: row.method,
      paidAmount: row.amount,
      refundableAmount: row.amount - row.refunded_amount - (row.refunding_amount ?? 0),
      paidAtMs: row.completed_at?.getTime() ?? 0,
      isPartlyRefundable: row.is_part_cancelable ?? true,
      isByCard: row.installment_months !== null,
    } satisfies BookedPayment,
  }))
})

/** Maps a store coupon to the ledger. */
export function toStoreCoupon(coupon: StoreCouponRow): OrderLedger['storeCoupons'][number] {
  return {
    couponIssueId: coupon.coupon_issue_id,
    expiresAtMs: coupon.expires_at?.getTime() ?? null,
    minimumAmount: coupon.minimum_amount,
    orderItemIds: coupon.order_item_ids,
  }
}

/**
 * Loads the ledger of an order from its rows. Under the order's lock it holds for the claim that is written; without,
 * for a preview, it may change before the request, which its version shows. Source: domain-rules §1.5.
 */
export const loadLedger = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<OrderLedger, never, Db> {
  const { ledger_version: version, zone } = yield* findLedgerHead(orderId)
  const items = yield* listItems([orderId])
  const groups = yield* listShippingGroups([orderId])
  const coupons = yield* loadCoupons(items)
  const storeCoupons = yield* listHoldingStoreCoupons([orderId])
  const money = yield* loadPaidMoney(orderId)
  const ledger: OrderLedger = {
    version,
    groups: groups.map((group) => toGroup(group, { zone, items, coupons })),
    storeCoupons: storeCoupons.map(toStoreCoupon),
    payments: money.map(({ booked }) => booked),
  }
  return ledger
})
