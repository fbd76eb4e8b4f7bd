import { PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import type { ClaimCheckRefusal } from '@jangteo/core/claim/request/claimCheck.codes'
import { EVIDENCE_LIMITS } from '@jangteo/core/claim/request/claimEvidence.rules'
import { PICKUP_METHODS } from '@jangteo/core/claim/request/claimPickup.codes'
import { returnsGoods } from '@jangteo/core/claim/request/claimRequest.rules'
import { listPickupDays } from '@jangteo/core/claim/request/pickupDay.rules'
import type { ItemReasonFacts } from '@jangteo/core/claim/request/claimReason.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BUSINESS_CALENDAR } from '../../calendar/holidays.ts'
import { refused } from '../../call/refused.ts'
import { type OrderHead, toOrderCards } from '../../order/order-answer.ts'
import { requireOwnOrder } from '../../order/own-order.ts'
import { toReceiverAnswer } from '../../order/receiver-answer.ts'
import { showRefundAccount } from '../../payment/show-refund-account.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import {
  checkSubject,
  type ClaimSubject,
  groupItems,
  readSubject,
  withItsAddons,
} from './claim-subject.ts'
import {
  choicesOf,
  chosenOf,
  type ExchangedItem,
  isReshipStocked,
  loadExchangedItems,
} from './exchange-picks.ts'
import { loadLedger } from '../refund/load-ledger.ts'
import { isWithoutReason, loadItemReasonFacts } from './reason-facts.ts'

type PageInput = {
  readonly ordersIdEncrypt: string
  readonly orderShippingPriceIdEncrypt: string
}

type Form = {
  readonly type: RequestableClaimType
  readonly subject: ClaimSubject
  readonly ledger: OrderLedger
  readonly exchanged: readonly ExchangedItem[]
  readonly reasonFacts: readonly ItemReasonFacts[]
}

function toRefusal<Code extends ClaimCheckRefusal | 'CLAIM_WITHDRAWAL_LIMITED'>(code: Code) {
  return { code, message: CLAIM_MESSAGES[code]() }
}

/** Returns why an item cannot be claimed now, together with its add-ons; `null` when it can. */
function refusalOf(itemId: number, form: Form) {
  const { type, subject, ledger, exchanged, reasonFacts } = form
  const asked = withItsAddons(subject, itemId)
  const isStocked = isReshipStocked(chosenOf(asked, exchanged))
  const decision = checkSubject(asked, { type, ledger, isReshipStocked: isStocked })
  if (!decision.ok) return toRefusal(decision.reason)
  const isClosed = isWithoutReason(type, asked.orderItemIds, reasonFacts)
  return isClosed ? toRefusal('CLAIM_WITHDRAWAL_LIMITED') : null
}

function toExchangeAnswer(exchanged: ExchangedItem | undefined) {
  if (exchanged === undefined) return { optionNames: [], exchangeOptionList: [] }
  return {
    optionNames: exchanged.optionNames,
    exchangeOptionList: choicesOf(exchanged).map(({ option, isSoldOut }) => ({
      optionId: option.optionId,
      optionValues: [...option.optionValues],
      soldOut: isSoldOut,
    })),
  }
}

const findGroupAnswer = Effect.fnUntraced(function* (order: OrderHead, sealedGroup: string) {
  const [card] = yield* toOrderCards([order])
  const group = card?.groups.find((one) => one.orderShippingPriceIdEncrypt === sealedGroup)
  if (card === undefined || group === undefined) return yield* refused('ORDER_NOT_FOUND')
  return { card, group }
})

/**
 * Loads the form of a claim: the items of the group, their refusals, and the data of the later steps. The request
 * repeats every check. Refusal: ORDER_NOT_FOUND.
 */
const openClaimPage = (type: RequestableClaimType) =>
  Effect.fnUntraced(function* (input: PageInput) {
    const wireIds = yield* WireIds
    const order = yield* requireOwnOrder(input.ordersIdEncrypt)
    const subject = yield* readSubject(order.id, { ...input, orderItemIdEncryptList: [] })
    const ledger = yield* loadLedger(order.id)
    const exchanged = type === 'EXCHANGE' ? yield* loadExchangedItems(subject, []) : []
    const rows = groupItems(subject)
    const nowMs = yield* Clock.currentTimeMillis
    const reasonFacts = yield* loadItemReasonFacts(rows, nowMs)
    const form = { type, subject, ledger, exchanged, reasonFacts }
    const { card, group } = yield* findGroupAnswer(order, input.orderShippingPriceIdEncrypt)
    const items = group.items.flatMap((answer, index) => {
      const row = rows[index]
      if (row === undefined) return []
      const own = exchanged.find(({ item }) => item.id === row.id)
      const facts = reasonFacts.find(({ itemId }) => itemId === row.id)
      return [
        {
          ...answer,
          isSoldOut: facts?.isSoldOut ?? false,
          isLate: facts?.isLate ?? false,
          refusal: refusalOf(row.id, form),
          ...toExchangeAnswer(own),
        },
      ]
    })
    const payment = yield* findPaymentOfOrder(order.id)
    const account = yield* showRefundAccount({ id: input.ordersIdEncrypt })
    return {
      claimTypeEnum: type,
      ordersIdEncrypt: card.ordersIdEncrypt,
      orderNumber: card.orderNumber,
      orderedAt: card.orderedAt,
      orderShippingPriceIdEncrypt: group.orderShippingPriceIdEncrypt,
      storeName: group.storeName,
      storeUrl: group.storeUrl,
      items,
      receiver: toReceiverAnswer(order),
      pickupMethodEnumList: [...PICKUP_METHODS],
      pickupRequestEnumList: [...PICKUP_REQUESTS],
      pickupDayList: returnsGoods(type)
        ? listPickupDays({ nowMs, calendar: BUSINESS_CALENDAR })
        : [],
      evidenceLimits: EVIDENCE_LIMITS,
      paymentGatewayIdEncrypt: wireIds.seal('payment', payment.id),
      refundAccount: { ...account, required: account.required && type !== 'EXCHANGE' },
    }
  })

export const openCancelPage = openClaimPage('CANCEL')
export const openExchangePage = openClaimPage('EXCHANGE')
export const openReturnPage = openClaimPage('RETURN')
