import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { findItem } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { findOwnOrder } from '../../order/order-access.ts'
import { requireOwnOrder } from '../../order/own-order.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import {
  checkSubject,
  conflictingClaim,
  type ClaimSubject,
  loadSubject,
  type NamedItems,
  readSubject,
} from './claim-subject.ts'
import {
  chosenOf,
  isReshipStocked,
  loadExchangedItems,
  type PickedOption,
} from './exchange-picks.ts'
import { loadLedger } from '../refund/load-ledger.ts'

const answerCheck = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  type: RequestableClaimType,
  picks: readonly PickedOption[],
) {
  const wireIds = yield* WireIds
  const ledger = yield* loadLedger(subject.orderId)
  const exchanged = type === 'EXCHANGE' ? yield* loadExchangedItems(subject, picks) : []
  const asked = { type, ledger, isReshipStocked: isReshipStocked(chosenOf(subject, exchanged)) }
  const decision = checkSubject(subject, asked)
  const result = decision.ok ? decision.value : decision.reason
  const conflicting = conflictingClaim(subject, asked)
  return {
    possible: decision.ok,
    claimCheckEnum: result,
    message: CLAIM_MESSAGES[result](),
    orderClaimIdEncrypt: conflicting === null ? null : wireIds.seal('claim', conflicting),
  }
})

const checkNamed = Effect.fnUntraced(function* (
  named: NamedItems,
  type: RequestableClaimType,
  picks: readonly PickedOption[],
) {
  const order = yield* requireOwnOrder(named.ordersIdEncrypt)
  return yield* answerCheck(yield* readSubject(order.id, named), type, picks)
})

/**
 * Checks whether items may be cancelled now; the request repeats the check under its locks. Refusal: ORDER_NOT_FOUND.
 */
export const checkCancel = (input: NamedItems) => checkNamed(input, 'CANCEL', [])

/**
 * Checks whether items may be exchanged for these options now; an item without one may be exchanged for any. Refusal:
 * ORDER_NOT_FOUND.
 */
export const checkExchange = (
  input: NamedItems & { readonly exchangeList: readonly PickedOption[] },
) => checkNamed(input, 'EXCHANGE', input.exchangeList)

type ItemsInput = {
  readonly orderItemIdEncryptList: readonly string[]
  readonly claimTypeEnum: RequestableClaimType
}

/**
 * Checks whether items may be claimed now, by their ids alone; the group is that of the first one. Refusals:
 * CLAIM_ITEM_REQUIRED, ORDER_ITEM_NOT_FOUND for an item of another buyer.
 */
export const checkItems = Effect.fnUntraced(function* (input: ItemsInput) {
  const ids = yield* Effect.forEach(input.orderItemIdEncryptList, (id) =>
    openId('orderItem', id, refused('ORDER_ITEM_NOT_FOUND')),
  )
  const [firstId] = ids
  if (firstId === undefined) return yield* refused('CLAIM_ITEM_REQUIRED')
  const first = yield* findItem(firstId)
  const order = first === undefined ? null : yield* findOwnOrder(first.order_id)
  if (first === undefined || order === null) return yield* refused('ORDER_ITEM_NOT_FOUND')
  const subject = yield* loadSubject(order.id, first.shipping_group_id, ids).pipe(
    Effect.catchTag('Refused', () => refused('ORDER_ITEM_NOT_FOUND')),
  )
  const own = new Set(subject.items.map(({ id }) => id))
  if (ids.some((id) => !own.has(id))) return yield* refused('ORDER_ITEM_NOT_FOUND')
  return yield* answerCheck(subject, input.claimTypeEnum, [])
})
