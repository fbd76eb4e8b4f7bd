import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { bring, refuseSale, sendClaim, wait } from './deskMoves.ts'
import { deposit, pay, record, registerAccount } from './moneyMoves.ts'
import type { Move } from './move.ts'
import type { Beginning } from './reality.ts'
import { request, withdraw } from './requestMoves.ts'

/** By their prices: 40,000, 8,000 and 2,000 won that are just delivered free together. */
const FIRST = 1
const SECOND = 2
const THIRD = 4
/** Of a return and of an exchange: the buyer's fault, and the seller's. */
const MISTAKE = 1
const DAMAGE = 2

/** A return of the other group, which shares a store coupon where there is one. */
const SHARED_RETURN = {
  type: 'RETURN',
  group: 1,
  items: 1,
  reason: DAMAGE,
  pick: 1,
  isFar: false,
  isStale: false,
  isApt: false,
} as const

const ask = (type: RequestableClaimType, items: number, reason = 0) =>
  request({ type, group: 0, items, reason, pick: 1, isFar: false, isStale: false, isApt: false })
const at = (event: ClaimEventType, fault: 'BUYER' | 'SELLER' = 'SELLER') =>
  sendClaim({ claim: 0, event, fault, isSellable: null })
const paid = (method: Parameters<typeof pay>[0]['method'] = 'CARD') =>
  pay({ claim: 0, method, choice: 'prompt' })
const tried = (choice: Parameters<typeof pay>[0]['choice']) =>
  pay({ claim: 0, method: 'CARD', choice })
const refuse = 'seller.refuse'
const collect = 'seller.collect'
const accept = 'seller.accept'
const changeFault = 'seller.changeFault'

const CANCELS: readonly Move[] = [
  ask('CANCEL', THIRD),
  at('seller.approve'),
  ask('CANCEL', FIRST),
  tried('declined'),
  tried('closed'),
  tried('silent'),
  withdraw(0),
  at(refuse),
  wait(MINUTE_MS),
  bring(0, 1),
  ask('CANCEL', FIRST),
  at('system.answerDue'),
  withdraw(0),
  ask('CANCEL', FIRST),
  at('seller.approve'),
  bring(1, 1),
  ask('CANCEL', SECOND),
  wait(9 * DAY_MS),
  refuseSale(3),
]

const ACCOUNTS: readonly Move[] = [
  registerAccount(),
  bring(2, 1),
  ask('CANCEL', THIRD),
  paid('VIRTUAL_ACCOUNT'),
  wait(4 * DAY_MS),
  paid('VIRTUAL_ACCOUNT'),
  deposit(0),
  bring(1, 1),
  ask('CANCEL', SECOND),
  at(refuse),
]

const LEFT_UNPAID: readonly Move[] = [ask('CANCEL', THIRD), wait(9 * DAY_MS)]

const RETURNS: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('RETURN', THIRD),
  withdraw(0),
  ask('RETURN', THIRD),
  paid(),
  withdraw(0),
  ask('RETURN', THIRD),
  withdraw(0),
  ask('RETURN', THIRD),
  withdraw(0),
  paid(),
  at(refuse),
  wait(0),
  ask('RETURN', THIRD),
  at(collect),
  withdraw(0),
  at(accept),
  wait(9 * DAY_MS),
  at(changeFault),
  at(accept),
]

const INSPECTIONS: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('RETURN', FIRST, DAMAGE),
  at(collect),
  at(changeFault, 'BUYER'),
  paid('PHONE'),
  at(changeFault, 'SELLER'),
  at(changeFault, 'BUYER'),
  wait(0),
  at(changeFault, 'BUYER'),
  paid(),
  at(accept),
  ask('RETURN', SECOND, DAMAGE),
  at(collect),
  at(refuse),
  ask('RETURN', THIRD),
  at(collect),
  at(refuse),
  ask('RETURN', THIRD),
  wait(9 * DAY_MS),
]

const EXCHANGES: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('EXCHANGE', THIRD, MISTAKE),
  withdraw(0),
  ask('EXCHANGE', THIRD, MISTAKE),
  paid(),
  at(collect),
  at(accept),
  at('carrier.delivered'),
  at('seller.resend'),
  at('seller.convertToReturn'),
  at('seller.reship'),
  at('seller.resend'),
  at('seller.reship'),
  at('system.deliveryAssumed'),
  at('carrier.delivered'),
  ask('EXCHANGE', FIRST, DAMAGE),
  at(collect),
  at(changeFault, 'BUYER'),
  at(accept),
  at('seller.convertToReturn'),
  at(accept),
  ask('EXCHANGE', SECOND, DAMAGE),
  at(collect),
  at(accept),
  at('seller.reship'),
  wait(9 * DAY_MS),
]

const LOST_EXCHANGES: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('EXCHANGE', FIRST, DAMAGE),
  at(collect),
  at(accept),
  at('seller.reship'),
  at('seller.convertToReturn'),
  at(refuse),
  at(changeFault, 'BUYER'),
  at(accept),
  wait(9 * DAY_MS),
]

const MORE_EXCHANGES: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('EXCHANGE', THIRD, MISTAKE),
  at(refuse),
  ask('EXCHANGE', THIRD, MISTAKE),
  paid(),
  at(collect),
  at(refuse),
  ask('EXCHANGE', FIRST, DAMAGE),
  withdraw(0),
  ask('EXCHANGE', FIRST, DAMAGE),
  withdraw(0),
  ask('EXCHANGE', FIRST, DAMAGE),
  withdraw(0),
  ask('EXCHANGE', FIRST, DAMAGE),
  withdraw(0),
  at(refuse),
  ask('EXCHANGE', SECOND, MISTAKE),
  wait(9 * DAY_MS),
]

/** Refused after they were collected, so that a part of what was paid comes back: by the gateway, and by hand. */
const PARTLY_BACK: readonly Move[] = [
  registerAccount(),
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('RETURN', THIRD),
  paid(),
  at(collect),
  at(refuse),
  wait(0),
  ask('RETURN', THIRD),
  paid('PHONE'),
  at(collect),
  at(refuse),
  wait(0),
  record(),
]

/** While a gateway is asked whether a claim was paid, and while another group's return keeps its items. */
const BUSY: readonly Move[] = [
  ...[0, 1, 2, 3].map((item) => bring(item, 4)),
  ask('EXCHANGE', THIRD, MISTAKE),
  tried('silent'),
  at(collect),
  at(refuse),
  wait(MINUTE_MS),
  at(refuse),
  wait(0),
  ask('RETURN', THIRD, MISTAKE),
  tried('silent'),
  at(collect),
  at(refuse),
  wait(MINUTE_MS),
  at(refuse),
  wait(0),
  ask('EXCHANGE', FIRST, DAMAGE),
  at(collect),
  at(changeFault, 'BUYER'),
  tried('silent'),
  at(changeFault, 'SELLER'),
  at(refuse),
  wait(MINUTE_MS),
  request(SHARED_RETURN),
  sendClaim({ claim: 1, event: 'seller.convertToReturn', fault: 'SELLER', isSellable: null }),
  wait(9 * DAY_MS),
]

/** A phone's bill is undone in its own month alone, and never in parts. */
const BY_HAND: readonly Move[] = [
  ...[0, 1, 2].map((item) => bring(item, 4)),
  ask('RETURN', SECOND, DAMAGE),
  registerAccount(),
  ask('RETURN', SECOND, DAMAGE),
  at(collect),
  at(accept),
  wait(0),
  record(),
  ask('RETURN', THIRD, MISTAKE),
  paid('PHONE'),
  wait(14 * DAY_MS),
  withdraw(0),
  withdraw(0),
  at(refuse),
  record(),
  wait(MINUTE_MS),
]

/** Lives that take, together, every step of the charts that anybody can bring about, and hear every no of a guard. */
export const TOURS: readonly (readonly [Beginning, readonly Move[]])[] = [
  [{ method: 'CARD', buyer: 'WITH_COUPONS' }, CANCELS],
  [{ method: 'VIRTUAL_ACCOUNT', buyer: 'MEMBER' }, ACCOUNTS],
  [{ method: 'CARD', buyer: 'MEMBER' }, LEFT_UNPAID],
  [{ method: 'CARD', buyer: 'GUEST' }, RETURNS],
  [{ method: 'CARD', buyer: 'WITH_COUPONS' }, INSPECTIONS],
  [{ method: 'CARD', buyer: 'MEMBER' }, EXCHANGES],
  [{ method: 'CARD', buyer: 'MEMBER' }, LOST_EXCHANGES],
  [{ method: 'CARD', buyer: 'MEMBER' }, MORE_EXCHANGES],
  [{ method: 'CARD', buyer: 'WITH_COUPONS' }, BUSY],
  [{ method: 'PHONE', buyer: 'MEMBER' }, BY_HAND],
  [{ method: 'CARD', buyer: 'MEMBER' }, PARTLY_BACK],
]
