import { buy, type Wished } from './buyMoves.ts'
import { confirm, payForClaim, request, withdraw } from './claimMoves.ts'
import { atOnce, type Move } from './move.ts'
import { answerDispute, decideDispute, dispute, openDefect, refuseClaim } from './disputeMoves.ts'
import { handleRefund } from './refundMoves.ts'
import {
  answerTransfer,
  approveStatement,
  askAdjustment,
  decideAdjustment,
  holdOrRelease,
  pay,
  setRate,
  suspend,
} from './operatorMoves.ts'
import {
  acknowledge,
  answerClaim,
  bring,
  carry,
  delay,
  pauseOrResume,
  refuse,
  removeInvoice,
  ship,
  shipByFile,
} from './sellerMoves.ts'
import { pass } from './timeMoves.ts'

const FIRST = { pick: 0, bits: 0 }
const ALL = { pick: 0, bits: 7 }
const ANSWER = { pick: 0, isSellable: true, isBuyersFault: true }
const NEVER_MIND = { ...FIRST, isSellersFault: false }

const one = (store: number, goods = 1): Wished => ({ store, goods, option: 0, quantity: 1 })

/** A sale of each store with every coupon, two of three delivered and settled, and what operators do with the money. */
const MONEY: readonly Move[] = [
  setRate({ by: 0, store: 0, rateBp: 333 }),
  buy({
    buyer: 0,
    lines: [{ ...one(0, 0), quantity: 2 }, one(0), one(1, 0), one(2, 0)],
    coupons: [
      { type: 'GOODS', kind: 'PERCENT', value: 7, share: 33, minimum: 0 },
      { type: 'DUPLICATION', kind: 'FIXED', value: 1_001, share: 50, minimum: 0 },
      { type: 'STORE', kind: 'FIXED', value: 3_333, share: 67, minimum: 0 },
    ],
    method: 'CARD',
  }),
  pauseOrResume({ store: 0, isPause: true }),
  pauseOrResume({ store: 0, isPause: false }),
  bring(0),
  bring(0),
  bring(0),
  confirm(ALL),
  confirm(ALL),
  confirm(ALL),
  askAdjustment({ by: 0, store: 1, amount: 40_000 }),
  decideAdjustment({ by: 1, pick: 0, isApproved: true }),
  askAdjustment({ by: 0, store: 1, amount: -50_000 }),
  decideAdjustment({ by: 1, pick: 0, isApproved: false }),
  pass(120),
  holdOrRelease({ by: 0, pick: 0, isHold: true }),
  holdOrRelease({ by: 1, pick: 1, isHold: false }),
  approveStatement({ by: 0, pick: 0 }),
  approveStatement({ by: 0, pick: 0 }),
  pay({ by: 0, pick: 0, isAll: true }),
  atOnce(pay({ by: 1, pick: 0, isAll: true }), pay({ by: 2, pick: 0, isAll: true })),
  answerTransfer({ by: 1, pick: 0, outcome: 'FAILED', isByHand: true }),
  answerTransfer({ by: 1, pick: 0, outcome: 'PAID', isByHand: true }),
  answerTransfer({ by: 1, pick: 1, outcome: 'PAID', isByHand: false }),
  suspend({ by: 0, store: 0, isSuspended: true }),
  suspend({ by: 0, store: 0, isSuspended: false }),
]

/** Orders whose lines are cancelled, refused, exchanged, returned and sent in every way. */
const CLAIMS: readonly Move[] = [
  buy({
    buyer: 0,
    lines: [one(0), { ...one(0), option: 1 }, one(0, 0)],
    coupons: [],
    method: 'CARD',
  }),
  buy({ buyer: 1, lines: [one(1), one(2)], coupons: [], method: 'CARD' }),
  delay(FIRST),
  acknowledge(ALL),
  refuse(FIRST),
  acknowledge(ALL),
  acknowledge(ALL),
  ship({ ...FIRST, courier: 'FREIGHT' }),
  removeInvoice(FIRST),
  ship({ ...FIRST, courier: 'CJ_LOGISTICS' }),
  carry({ pick: 0, isDelivered: false }),
  carry({ pick: 0, isDelivered: true }),
  request({ ...NEVER_MIND, type: 'CANCEL', pick: 1 }),
  withdraw(0),
  shipByFile(FIRST),
  shipByFile(FIRST),
  bring(0),
  bring(0),
  request({ ...NEVER_MIND, type: 'EXCHANGE' }),
  payForClaim(0),
  answerClaim({ ...ANSWER, which: 0 }),
  pass(1),
  request({ ...NEVER_MIND, type: 'RETURN', pick: 1 }),
]

/** A store coupon whose share a cancelled line takes along, and a group whose last item ends by a cancel. */
const LEFTOVERS: readonly Move[] = [
  buy({
    buyer: 0,
    lines: [one(0, 0), one(0)],
    coupons: [{ type: 'STORE', kind: 'FIXED', value: 6_000, share: 40, minimum: 35_000 }],
    method: 'PHONE',
  }),
  request({ ...NEVER_MIND, type: 'CANCEL' }),
  pass(1),
  handleRefund({ by: 0, pick: 0, isByHand: false }),
  handleRefund({ by: 0, pick: 0, isByHand: true }),
  buy({ buyer: 1, lines: [one(1), { ...one(1), option: 1 }], coupons: [], method: 'CARD' }),
  acknowledge(FIRST),
  ship({ ...FIRST, courier: 'FREIGHT' }),
  carry({ pick: 0, isDelivered: true }),
  confirm(FIRST),
  request({ ...NEVER_MIND, type: 'CANCEL' }),
]

/**
 * Settled sales that turn out defective, at the fault of either side, and disputes over a refused return and over a claim
 * that nobody answers.
 */
const AFTER_SALES: readonly Move[] = [
  buy({
    buyer: 0,
    lines: [{ ...one(0, 0), quantity: 2 }, one(0), one(1)],
    coupons: [{ type: 'STORE', kind: 'FIXED', value: 6_000, share: 40, minimum: 60_000 }],
    method: 'CARD',
  }),
  bring(0),
  bring(0),
  confirm(ALL),
  confirm(ALL),
  pass(120),
  openDefect({ ...FIRST, by: 0, fault: 'SELLER' }),
  refuseClaim(0),
  dispute(0),
  answerDispute(0),
  decideDispute({ by: 1, pick: 0, fault: 'SELLER' }),
  openDefect({ by: 2, pick: 1, bits: 0, fault: 'BUYER' }),
  answerClaim({ ...ANSWER, which: 0 }),
  buy({ buyer: 1, lines: [one(2, 0), one(2)], coupons: [], method: 'CARD' }),
  bring(0),
  request({ ...NEVER_MIND, type: 'RETURN' }),
  refuseClaim(0),
  dispute(0),
  pass(120),
  decideDispute({ by: 0, pick: 0, fault: 'BUYER' }),
]

/** Lives that hold every kind of move. */
export const TOURS = [MONEY, CLAIMS, LEFTOVERS, AFTER_SALES]
