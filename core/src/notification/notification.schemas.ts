import { z } from 'zod'
import { CLAIM_FAULTS, CLAIM_STATUSES, CLAIM_TYPES } from '../claim/claim.codes.ts'
import { DISPUTE_STATES } from '../dispute/dispute.codes.ts'
import { wonSchema } from '../money/won.schemas.ts'
import { REPORT_KINDS } from '../report/report.codes.ts'
import { REVIEW_NOTICES } from '../review/review.codes.ts'
import { HOLD_REASONS } from '../settlement/settlement.codes.ts'
import { STORE_NEWS_KINDS } from '../store/storeNews.codes.ts'

const id = z.int()
const order = { orderId: id, orderName: z.string() }
const goodsName = z.string()
const claim = { claimId: id, claimType: z.enum(CLAIM_TYPES), goodsName }
const orderAlone = { orderId: id, orderedAtMs: id }
const amount = wonSchema
const dueAtMs = id
/** `null` for a dispute that was closed because its claim ended. */
const fault = z.enum(CLAIM_FAULTS).nullable()
const goods = { goodsId: id, goodsName }
const isRevision = z.boolean()
/** In the words of whoever decided; empty where nothing was said. */
const reason = z.string()
const statement = { statementId: id, day: z.string(), amount }

/** Content of a buyer's notification, by its kind. */
const buyerContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ORDER_PAID'), ...order, amount }),
  z.object({ kind: z.literal('DEPOSIT_DUE'), ...order, amount, dueAtMs }),
  z.object({ kind: z.literal('DEPOSIT_MISSED'), ...order }),
  z.object({ kind: z.literal('DEPOSIT_REVERSED'), ...order, amount, dueAtMs }),
  z.object({ kind: z.literal('SHIPPED'), ...order, goodsName }),
  z.object({ kind: z.literal('DELAYED'), ...order, goodsName }),
  z.object({ kind: z.literal('DELIVERED'), ...order, goodsName }),
  z.object({ kind: z.literal('CONFIRM_SOON'), ...order, goodsName }),
  z.object({ kind: z.literal('CLAIM_STEP'), ...claim, status: z.enum(CLAIM_STATUSES) }),
  z.object({
    kind: z.literal('DISPUTE_STEP'),
    ...claim,
    state: z.enum(DISPUTE_STATES),
    fault,
  }),
  z.object({ kind: z.literal('ADD_PAY_WAIT'), ...claim, amount, dueAtMs }),
  z.object({ kind: z.literal('REFUND_DONE'), ...order, amount }),
  z.object({
    kind: z.literal('COUPON_GRANTED'),
    couponName: z.string(),
    expiresAtMs: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('REPORT_DECIDED'),
    ...goods,
    reportKind: z.enum(REPORT_KINDS),
    isAccepted: z.boolean(),
    reason,
  }),
  z.object({ kind: z.literal('GOODS_ANSWERED'), ...goods }),
  /** The option has no name where the product has no options. */
  z.object({ kind: z.literal('RESTOCKED'), ...goods, optionName: z.string() }),
  /** Kind of news of a favourite store; `subjectId` is the notice, or the product of the deal, `null` for a coupon. */
  z.object({
    kind: z.literal('STORE_NEWS'),
    storeName: z.string(),
    storeUrl: z.string(),
    news: z.enum(STORE_NEWS_KINDS),
    title: z.string(),
    subjectId: id.nullable(),
  }),
  z.object({ kind: z.literal('REVIEW_STEP'), goodsName, step: z.enum(REVIEW_NOTICES), reason }),
  z.object({ kind: z.literal('SALE_WON'), ...goods, buyFromMs: id, buyUntilMs: id }),
  z.object({ kind: z.literal('SALE_CANCELLED'), ...goods }),
])
export type BuyerContent = z.infer<typeof buyerContent>

/** Content of a store's notification, by its kind. */
const sellerContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ORDER_RECEIVED'), ...orderAlone, goodsName, itemCount: id }),
  z.object({ kind: z.literal('CLAIM_RECEIVED'), ...claim }),
  z.object({ kind: z.literal('CLAIM_WITHDRAWN'), ...claim }),
  z.object({ kind: z.literal('CLAIM_DUE'), ...claim, dueAtMs }),
  z.object({ kind: z.literal('EXCHANGE_LACKING'), ...claim }),
  z.object({ kind: z.literal('ADD_PAY_OVERDUE'), ...claim, amount }),
  z.object({ kind: z.literal('DISPUTE_OPENED'), ...claim, dueAtMs }),
  z.object({ kind: z.literal('DISPUTE_ENDED'), ...claim, fault }),
  z.object({ kind: z.literal('QUESTION_RECEIVED'), ...goods }),
  z.object({
    kind: z.literal('REVIEW_REPORT_DECIDED'),
    goodsName,
    isAccepted: z.boolean(),
    reason,
  }),
  z.object({ kind: z.literal('GOODS_APPROVED'), ...goods, isRevision }),
  z.object({ kind: z.literal('GOODS_REJECTED'), ...goods, isRevision, reason }),
  z.object({ kind: z.literal('GOODS_STOPPED'), ...goods, reason }),
  z.object({ kind: z.literal('GOODS_RELEASED'), ...goods }),
  z.object({
    kind: z.literal('STATEMENT_HELD'),
    ...statement,
    holdReason: z.enum(HOLD_REASONS),
    reason,
  }),
  z.object({ kind: z.literal('STATEMENT_RELEASED'), ...statement }),
  z.object({ kind: z.literal('STATEMENT_FAILED'), ...statement, reason }),
  z.object({ kind: z.literal('STATEMENT_PAID'), ...statement }),
  z.object({
    kind: z.literal('ACCOUNT_CHANGED'),
    maskedNumber: z.string(),
    payableFrom: z.string(),
  }),
  z.object({ kind: z.literal('ACCOUNT_VERIFIED'), maskedNumber: z.string() }),
  z.object({ kind: z.literal('STORE_SUSPENDED'), reason }),
  z.object({ kind: z.literal('STORE_RELEASED'), reason }),
  z.object({ kind: z.literal('STORE_CLOSED'), reason }),
])
export type SellerContent = z.infer<typeof sellerContent>

/** Content of a notification of the operators, by its kind. */
const operatorContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PAYMENT_STUCK'), ...orderAlone, event: z.string() }),
  z.object({ kind: z.literal('AMOUNT_DIFFERS'), ...orderAlone, amount }),
  z.object({ kind: z.literal('REFUND_REFUSED'), ...orderAlone, amount }),
  z.object({ kind: z.literal('ADD_PAY_REFUND_REFUSED'), ...claim, amount }),
  z.object({ kind: z.literal('DISPUTE_TO_DECIDE'), ...claim }),
  z.object({ kind: z.literal('REVIEW_OBJECTED'), goodsName }),
  z.object({ kind: z.literal('GATEWAY_MISSING'), gateway: z.string() }),
  z.object({ kind: z.literal('HOLIDAYS_MISSING'), year: z.int() }),
])
export type OperatorContent = z.infer<typeof operatorContent>

/** Content of a notification of any inbox, as it is stored. */
export const notificationContent = z.discriminatedUnion('kind', [
  ...buyerContent.options,
  ...sellerContent.options,
  ...operatorContent.options,
])
export type NotificationContent = z.infer<typeof notificationContent>
