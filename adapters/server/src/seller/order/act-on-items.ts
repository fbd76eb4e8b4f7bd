import type { itemResults } from '@jangteo/contract/order/sellerOrder.schemas'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { decideDelay, type ItemCommand } from '@jangteo/core/order/itemCommand.rules'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { requireParcel } from '../../delivery/ship-item.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { requireSellerReason } from '../claim/command-claim.ts'
import { auditOf, commandItem } from './command-item.ts'
import { requireSellerItem } from './find-seller-item.ts'

type Result = z.input<typeof itemResults>['resultList'][number]
type Named = { readonly orderItemIdList: readonly string[] }

/** Carries out a command on one item of the caller's store, with its line in the audit log. */
const actOnItem = Effect.fnUntraced(function* (sealedId: string, command: ItemCommand) {
  const { id: itemId } = yield* requireSellerItem(sealedId)
  const outcome = yield* commandItem({ itemId, isRepeatable: true }, command)
  if (outcome.result === 'DONE') yield* recordAudit(auditOf(itemId, command, outcome))
  return outcome.result
}, transaction)

/**
 * Carries out a command on items one after the other, each in a transaction of its own: what is refused of one does not
 * keep the others, and repeating the call changes nothing.
 */
const actOnItems = ({ orderItemIdList }: Named, command: ItemCommand) =>
  Effect.map(
    Effect.forEach([...new Set(orderItemIdList)], (orderItemIdEncrypt) =>
      actOnItem(orderItemIdEncrypt, command).pipe(
        Effect.map((resultEnum): Result => {
          return { orderItemIdEncrypt, resultEnum, code: null, message: null }
        }),
        Effect.catchTag('Refused', ({ code, message }) => {
          const result: Result = { orderItemIdEncrypt, resultEnum: 'REFUSED', code, message }
          return Effect.succeed(result)
        }),
      ),
    ),
    (resultList) => ({ resultList }),
  )

/** Has the caller acknowledge items (발주확인). Results item by item. */
export const acknowledgeItems = (input: Named) => actOnItems(input, { action: 'ACKNOWLEDGE' })

/** Takes back invoices that no carrier has scanned yet. Results item by item. */
export const removeInvoices = (input: Named) => actOnItems(input, { action: 'REMOVE_INVOICE' })

type Shipping = Named & { readonly courierEnum: Courier; readonly invoice: string }

/**
 * Hands items to a courier in one parcel. Results item by item. Refusals of the whole: INVOICE_NUMBER_REQUIRED,
 * INVOICE_NUMBER_INVALID.
 */
export const shipItems = Effect.fnUntraced(function* (input: Shipping) {
  const { courierEnum, invoice } = input
  const parcel = yield* requireParcel(courierEnum, invoice)
  return yield* actOnItems(input, { action: 'SHIP', ...parcel })
})

type Delay = Named & { readonly reason: string; readonly shipsOn: string }

/**
 * Notifies buyers that items ship later. Results item by item. Refusals of the whole: DELAY_REASON_REQUIRED,
 * DELAY_DAY_INVALID.
 */
export const delayItems = Effect.fnUntraced(function* (input: Delay) {
  const decision = decideDelay(input, yield* Clock.currentTimeMillis)
  if (!decision.ok) return yield* refused(decision.reason)
  return yield* actOnItems(input, { action: 'DELAY', ...decision.value })
})

type Refusal = Named & { readonly memo: string }

/**
 * Has the caller say that items cannot be sold: each is cancelled at the seller's fault, a main item with its add-ons.
 * Results item by item. Refusal of the whole: CLAIM_REASON_DETAIL_REQUIRED.
 */
export const refuseItems = Effect.fnUntraced(function* (input: Refusal) {
  yield* requireSellerReason(input.memo)
  return yield* actOnItems(input, { action: 'REFUSE', memo: input.memo })
})
