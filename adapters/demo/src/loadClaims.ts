import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { Holidays } from '@jangteo/core/calendar/businessDay.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { disputeAnswerDueMs } from '@jangteo/core/dispute/dispute.rules'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'

type Trx = Transaction<DB>

export type ClaimTimes = { readonly nowMs: number; readonly holidays: Holidays }

/** A delivered item of a past order, which is the only one in it. */
type Delivered = {
  readonly id: number
  readonly option_id: number
  readonly order_id: number
  readonly group_id: number
  readonly store_id: number
  readonly place: number
  readonly sale_price: number
  readonly quantity: number
  readonly policy: unknown
  readonly fee: number
  readonly return_fee: number
  readonly exchange_fee: number
  readonly payment_id: number
  readonly paid_amount: number
  readonly paid_at: Date
}

const listDelivered = async (trx: Trx): Promise<readonly Delivered[]> => {
  const { rows } = await sql<Delivered>`
    SELECT * FROM (
      SELECT items.id, items.option_id, items.order_id, groups.id AS group_id, groups.store_id, items.sale_price,
        items.quantity, groups.policy, groups.charged_fee AS fee, groups.return_fee, groups.exchange_fee,
        payments.id AS payment_id, payments.amount AS paid_amount, payments.completed_at AS paid_at,
        row_number() OVER (PARTITION BY groups.store_id ORDER BY items.delivered_at DESC, items.id)::int AS place
      FROM order_items AS items
      JOIN order_shipping_groups AS groups ON groups.id = items.shipping_group_id
      JOIN payments ON payments.order_id = items.order_id
      WHERE items.status = 'SC') AS delivered
    WHERE place <= 2 ORDER BY store_id, place`.execute(trx)
  return rows
}

function ledgerOf(item: Delivered): OrderLedger {
  const { fee, sale_price: salePrice, quantity, paid_amount: paidAmount } = item
  return {
    version: 0,
    groups: [
      {
        shippingGroupId: item.group_id,
        storeId: item.store_id,
        policy: shippingPolicySchema.parse(item.policy),
        zone: 'MAINLAND',
        returnFee: item.return_fee,
        exchangeFee: item.exchange_fee,
        fee,
        areaFee: 0,
        isShipped: true,
        lines: [
          {
            orderItemId: item.id,
            salePrice,
            quantity,
            isAddon: false,
            goodsDiscount: 0,
            duplicationDiscount: 0,
            storeDiscount: 0,
            coupons: [],
            left: null,
          },
        ],
      },
    ],
    storeCoupons: [],
    payments: [
      {
        method: 'CARD',
        paidAmount,
        refundableAmount: paidAmount,
        paidAtMs: item.paid_at.getTime(),
        isPartlyRefundable: true,
        isByCard: true,
      },
    ],
  }
}

function quoteOf(item: Delivered, fault: ClaimFault, nowMs: number): string | null {
  const quote = quoteClaim(ledgerOf(item), {
    type: 'RETURN',
    fault,
    shippingGroupId: item.group_id,
    orderItemIds: [item.id],
    leavesWith: [],
    pickupZone: 'MAINLAND',
    reshipZone: 'MAINLAND',
    nowMs,
  })
  // One that would cost more than it gives back waits for a payment, which nobody makes here.
  return quote.ok && quote.value.additionalAmount === 0 ? JSON.stringify(quote.value) : null
}

const PICKUP = `jsonb_build_object('receiverName', receiver_name, 'receiverMobile', receiver_mobile,
  'zonecode', zonecode, 'roadAddress', road_address, 'detailAddress', detail_address, 'request', '문 앞에 있어요',
  'method', 'COLLECT', 'courier', NULL, 'invoiceNumber', NULL)`

type Drawn = {
  readonly item: Delivered
  readonly fault: ClaimFault
  readonly quote: string
  readonly isRefused: boolean
}

/** Writes a return, refused or not, with the attempt that its payment was approved by. */
async function insertReturn(trx: Trx, drawn: Drawn, nowMs: number): Promise<number> {
  const { item, fault, quote, isRefused } = drawn
  const [askedAt, refusedAt] = [new Date(nowMs - 2 * DAY_MS), new Date(nowMs - DAY_MS)]
  const isSellers = fault === 'SELLER'
  const { rows } = await sql<{ id: number }>`
    INSERT INTO claims (order_id, shipping_group_id, store_id, type, state, asked_by, reason, reason_detail, fault, quote,
      pickup, seller_memo, requested_at, state_changed_at)
    SELECT ${item.order_id}, ${item.group_id}, ${item.store_id}, 'RETURN', ${isRefused ? 'RR' : 'RA'}, 'buyer',
      ${isSellers ? 'DAMAGE_DEFECT' : 'SIMPLE_CHANGE_OF_MIND'}, ${isSellers ? '포장이 터져 내용물이 샜어요.' : ''},
      ${fault}, ${quote}::jsonb, ${sql.raw(PICKUP)}, ${isRefused ? '개봉한 상품이라 받을 수 없어요.' : ''},
      ${askedAt}::timestamptz, ${isRefused ? refusedAt : askedAt}::timestamptz
    FROM order_addresses WHERE order_id = ${item.order_id} RETURNING id`.execute(trx)
  const id = rows[0]?.id ?? 0
  await sql`INSERT INTO claim_items (claim_id, order_item_id, item_status, option_id)
    VALUES (${id}, ${item.id}, 'SC', ${item.option_id})`.execute(trx)
  await sql`INSERT INTO claim_history (claim_id, actor, event, to_state, at)
    VALUES (${id}, 'buyer', 'buyer.request', 'RA', ${askedAt}::timestamptz)`.execute(trx)
  if (isRefused) {
    await sql`INSERT INTO claim_history (claim_id, actor, event, from_state, to_state, memo, at)
      VALUES (${id}, 'seller', 'seller.refuse', 'RA', 'RR', '개봉한 상품이라 받을 수 없어요.', ${refusedAt}::timestamptz)`.execute(
      trx,
    )
  }
  await sql`INSERT INTO payment_attempts (payment_id, gateway_order_id, gateway, status, payment_key, requested_at, settled_at)
    VALUES (${item.payment_id}, ${`past-${item.payment_id}`}, 'sandbox', 'APPROVED', ${`past-${item.payment_id}`},
      ${item.paid_at}::timestamptz, ${item.paid_at}::timestamptz)`.execute(trx)
  return id
}

/** Writes a dispute that its seller has answered, and that waits for an operator. */
async function insertDispute(trx: Trx, claimId: number, { nowMs, holidays }: ClaimTimes) {
  const openedAt = new Date(nowMs - DAY_MS / 2)
  const answeredAt = new Date(nowMs - DAY_MS / 4)
  const dueAt = new Date(disputeAnswerDueMs(openedAt.getTime(), holidays))
  const { rows } = await sql<{ id: number }>`
    INSERT INTO disputes (claim_id, state, reason, opened_at, answer_due_at, answer, answered_at, state_changed_at)
    VALUES (${claimId}, 'DECIDING', '받았을 때 이미 포장이 터져 있었고 사진도 보냈어요.', ${openedAt}::timestamptz,
      ${dueAt}::timestamptz, '출고할 때는 포장에 이상이 없었어요.', ${answeredAt}::timestamptz, ${answeredAt}::timestamptz)
    RETURNING id`.execute(trx)
  await sql`INSERT INTO dispute_history (dispute_id, actor, event, from_state, to_state, at) VALUES
    (${rows[0]?.id ?? 0}, 'system', 'system.ask', 'OPENED', 'ANSWERING', ${openedAt}::timestamptz),
    (${rows[0]?.id ?? 0}, 'seller', 'seller.answer', 'ANSWERING', 'DECIDING', ${answeredAt}::timestamptz)`.execute(
    trx,
  )
}

/**
 * Loads a return of each store that waits for its seller, and one that was refused and is in dispute, of the newest
 * delivered orders. Needs the past orders.
 */
export async function insertClaims(trx: Trx, times: ClaimTimes): Promise<void> {
  const drawn = (await listDelivered(trx)).flatMap((item): Drawn[] => {
    const isRefused = item.place === 2
    const fault = isRefused ? 'SELLER' : 'BUYER'
    const quote = quoteOf(item, fault, times.nowMs)
    return quote === null ? [] : [{ item, fault, quote, isRefused }]
  })
  const disputed = drawn.find(({ isRefused }) => isRefused)
  for (const one of drawn.filter(({ isRefused }) => !isRefused)) {
    await insertReturn(trx, one, times.nowMs)
  }
  if (disputed === undefined) return
  await insertDispute(trx, await insertReturn(trx, disputed, times.nowMs), times)
}
