import {
  type cancelRequestInput,
  type exchangeRequestInput,
  requestedClaim,
  type returnRequestInput,
} from '@jangteo/contract/claim/claimRequest.schemas'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import {
  decideReason,
  type StatedReason,
  type ReasonRefusal,
} from '@jangteo/core/claim/request/claimReason.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findRefundAccount } from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { once } from '../../call/once.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { isBuyerOf } from '../../order/order-access.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { advanceClaim } from '../advance-claim.ts'
import { scheduleCancelAnswer } from '../claim-jobs.ts'
import { readPickup, readPickupDay, readReship } from './claim-places.ts'
import { checkSubject, type ClaimSubject, readSubject } from './claim-subject.ts'
import {
  chosenOf,
  type ExchangedItem,
  isReshipStocked,
  loadExchangedItems,
  requireOptions,
} from './exchange-picks.ts'
import { loadLedger } from '../refund/load-ledger.ts'
import { lockClaimOrder } from '../lock-claim-order.ts'
import { quoteSubject } from '../refund/quote-claim.ts'
import { toRefundAnswer } from '../refund/refund-answer.ts'
import { type AcceptedClaim, writeClaim } from './write-claim.ts'

type CancelInput = z.output<typeof cancelRequestInput>
type ReturnInput = z.output<typeof returnRequestInput>
type ExchangeInput = z.output<typeof exchangeRequestInput>

/** Input of all three requests; only an exchange picks options. */
type RequestInput = CancelInput & { readonly exchangeList?: ExchangeInput['exchangeList'] }

/** Fields that a cancel lacks. */
type Extras = Pick<AcceptedClaim, 'options' | 'pickup' | 'pickupOn' | 'reship'>
type Claimable = {
  readonly subject: ClaimSubject
  readonly exchanged: readonly ExchangedItem[]
  readonly atMs: number
}
type ReadExtras<Failure> = (claimable: Claimable) => Effect.Effect<Extras, Failure, Db>

type Request<Failure> = {
  readonly type: RequestableClaimType
  readonly input: RequestInput
  readonly readExtras: ReadExtras<Failure>
}

const NO_EXTRAS: Extras = { options: new Map(), pickup: null, pickupOn: null, reship: null }

const lockOwnOrder = Effect.fnUntraced(function* (type: RequestableClaimType, input: RequestInput) {
  const wireIds = yield* WireIds
  const orderId = yield* openId('order', input.ordersIdEncrypt, refused('ORDER_NOT_FOUND'))
  const itemIds = input.orderItemIdEncryptList.map((id) => wireIds.open('orderItem', id))
  const order = yield* lockClaimOrder(orderId, (items) =>
    type === 'CANCEL'
      ? items.filter(({ id }) => itemIds.includes(id)).map((item) => item.option_id)
      : (input.exchangeList ?? []).map(({ optionId }) => optionId),
  )
  if (order === null || !(yield* isBuyerOf(order))) return yield* refused('ORDER_NOT_FOUND')
  return order
})

/** Requires a complete reason. Refusals: those of `decideReason`. */
export const requireStated = Effect.fnUntraced(function* (
  type: RequestableClaimType,
  {
    claimReasonEnum: reason,
    reasonDetail: detail,
  }: Pick<RequestInput, 'claimReasonEnum' | 'reasonDetail'>,
): Effect.fn.Return<StatedReason, Refused<ReasonRefusal>> {
  const stated = decideReason(type, { reason, detail })
  return stated.ok ? stated.value : yield* refused(stated.reason)
})

/**
 * Requires that the quote equals the one that the buyer saw. Refusal: CLAIM_AMOUNT_CHANGED, with the amounts of now.
 */
export const requireSeenAmounts = Effect.fnUntraced(function* (
  input: Pick<RequestInput, 'version' | 'refundAmount' | 'additionalPayAmount'>,
  quote: ClaimQuote,
): Effect.fn.Return<void, Refused<'CLAIM_AMOUNT_CHANGED'>, WireIds | Db> {
  const isSame =
    input.version === quote.version &&
    input.refundAmount === quote.refundAmount &&
    input.additionalPayAmount === quote.additionalAmount
  if (!isSame) return yield* refused('CLAIM_AMOUNT_CHANGED', yield* toRefundAnswer(quote))
  return undefined
})

/** Requires a refund account where one is needed. Refusal: CLAIM_REFUND_ACCOUNT_REQUIRED. */
export const requireAccount = Effect.fnUntraced(function* (
  orderId: number,
  quote: ClaimQuote,
): Effect.fn.Return<void, Refused<'CLAIM_REFUND_ACCOUNT_REQUIRED'>, Db> {
  if (!quote.isRefundAccountRequired) return undefined
  const account = yield* findRefundAccount(orderId)
  return account === undefined ? yield* refused('CLAIM_REFUND_ACCOUNT_REQUIRED') : undefined
})

/** Requires that the items may be claimed, and returns the options of an exchange; none for other claims. */
const requireClaimable = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  type: RequestableClaimType,
  { exchangeList = [] }: RequestInput,
) {
  if (subject.orderItemIds.length === 0) return yield* refused('CLAIM_ITEM_REQUIRED')
  const ledger = yield* loadLedger(subject.orderId)
  const all = type === 'EXCHANGE' ? yield* loadExchangedItems(subject, exchangeList) : []
  const exchanged = chosenOf(subject, all)
  const isStocked = isReshipStocked(exchanged)
  const decision = checkSubject(subject, { type, ledger, isReshipStocked: isStocked })
  if (!decision.ok) return yield* refused(decision.reason)
  return { ledger, exchanged }
})

const accept = Effect.fnUntraced(function* <Failure>({
  type,
  input,
  readExtras,
}: Request<Failure>) {
  const order = yield* lockOwnOrder(type, input)
  const atMs = yield* Clock.currentTimeMillis
  const subject = yield* readSubject(order.id, input)
  const { ledger, exchanged } = yield* requireClaimable(subject, type, input)
  const stated = yield* requireStated(type, input)
  const extras = yield* readExtras({ subject, exchanged, atMs })
  const quote = yield* quoteSubject(subject, {
    type,
    ledger,
    reason: stated.reason,
    pickupZonecode: extras.pickup?.zonecode ?? null,
    reshipZonecode: extras.reship?.zonecode ?? null,
    nowMs: atMs,
  })
  yield* requireSeenAmounts(input, quote)
  yield* requireAccount(order.id, quote)
  const { filesIdEncryptList } = input
  const accepted = { type, subject, stated, quote, ...extras, filesIdEncryptList, atMs }
  return { claim: yield* writeClaim(accepted), quote, atMs }
})

/** Returns the state of a claim after it was asked to complete at once; a cancel that does not waits for its seller. */
const settle = Effect.fnUntraced(function* (claim: ClaimRow, atMs: number) {
  if (claim.type !== 'CANCEL') return claim.state
  const decision = yield* advanceClaim(claim, { event: 'system.completeAtOnce', atMs })
  if (decision.ok) return decision.value.state
  yield* scheduleCancelAnswer(claim.id, atMs)
  return claim.state
})

/**
 * Requests a claim, once for an `Idempotency-Key`: locks everything that it touches, repeats every check, quotes it and
 * stores the quote with the claim. A cancel of items that no seller acknowledged completes in the same transaction. Of
 * two requests for one shipping group the second finds the first under the order's lock, and is refused. Refusals:
 * those that the call lists; CLAIM_AMOUNT_CHANGED says the new amounts. Source: spec §7, domain-rules §1.
 */
const request = Effect.fnUntraced(function* <Failure>(asked: Request<Failure>) {
  const wireIds = yield* WireIds
  const { claim, quote, atMs } = yield* accept(asked)
  const state = yield* settle(claim, atMs)
  if (state === null || state === 'WITHDRAWN') {
    return yield* Effect.die(new Error(`claim ${claim.id} not found after insert`))
  }
  return {
    orderClaimIdEncrypt: wireIds.seal('claim', claim.id),
    claimTypeEnum: asked.type,
    claimStatusEnum: state,
    refundAmount: quote.refundAmount,
    additionalPayAmount: quote.additionalAmount,
  }
})

const decodeStoredAnswer = (answer: unknown) => requestedClaim.parse(answer)

/** Requests a cancel of items that were not shipped. */
export const requestCancel = (input: CancelInput) =>
  once(
    { call: 'claim.requestCancel', input, decodeStoredAnswer },
    request({ type: 'CANCEL', input, readExtras: () => Effect.succeed(NO_EXTRAS) }),
  )

const readReturnExtras = Effect.fnUntraced(function* (
  { subject, atMs }: Claimable,
  input: ReturnInput,
) {
  const pickup = yield* readPickup(subject, input.pickup)
  return { ...NO_EXTRAS, pickup, pickupOn: yield* readPickupDay(input.pickup, atMs) }
})

/** Requests a return of delivered items. */
export const requestReturn = (input: ReturnInput) =>
  once(
    { call: 'claim.requestReturn', input, decodeStoredAnswer },
    request({ type: 'RETURN', input, readExtras: (found) => readReturnExtras(found, input) }),
  )

const readExchangeExtras = Effect.fnUntraced(function* (
  { subject, exchanged, atMs }: Claimable,
  input: ExchangeInput,
) {
  const options = yield* requireOptions(exchanged)
  const pickup = yield* readPickup(subject, input.pickup)
  const pickupOn = yield* readPickupDay(input.pickup, atMs)
  return { options, pickup, pickupOn, reship: yield* readReship(subject, input.reship) }
})

/** Requests an exchange of delivered items for other options, whose pieces leave the stock. */
export const requestExchange = (input: ExchangeInput) =>
  once(
    { call: 'claim.requestExchange', input, decodeStoredAnswer },
    request({ type: 'EXCHANGE', input, readExtras: (found) => readExchangeExtras(found, input) }),
  )
