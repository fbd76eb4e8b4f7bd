import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import { pinTicketDueMs } from '@jangteo/core/member/pin/pin.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  hasPinTicket,
  savePinTicket,
  type StoredTicket,
  takePinTicket,
} from '@jangteo/postgres/member/pin.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { drawSecret } from '../wire/draw-secret.ts'
import { Seals } from '../wire/seals.ts'

type Issued = { readonly sessionId: string; readonly purpose: PinPurpose }

/**
 * Issues the ticket of a right PIN, for one action of the purpose in this session within three minutes; a former one
 * of the session and purpose ends. Belongs into the transaction that decides so. Source: market-rules §7.
 */
export const issuePinTicket = Effect.fnUntraced(function* ({
  sessionId,
  purpose,
}: Issued): Effect.fn.Return<{ pinTicket: string }, never, Db | Seals> {
  const pinTicket = drawSecret()
  const nowMs = yield* Clock.currentTimeMillis
  const ticketHash = yield* hashTicket(pinTicket)
  yield* savePinTicket({ sessionId, purpose, ticketHash }, new Date(pinTicketDueMs(nowMs)))
  return { pinTicket }
})

const hashTicket = (pinTicket: string) =>
  Effect.map(Seals, ({ digest }) => digest(`pin-ticket:${pinTicket}`))

/** A ticket as its buyer hands it in; `null` without one. */
export type HandedTicket = { readonly pinTicket: string | null; readonly purpose: PinPurpose }

type TicketRefusal = Refused<'PIN_TICKET_REQUIRED' | 'PIN_TICKET_INVALID'>

const identify = Effect.fnUntraced(function* ({
  pinTicket,
  purpose,
}: HandedTicket): Effect.fn.Return<StoredTicket, TicketRefusal, Caller | Seals> {
  const caller = yield* Caller
  if (pinTicket === null) return yield* refused('PIN_TICKET_REQUIRED')
  if (!('sessionId' in caller)) return yield* refused('PIN_TICKET_INVALID')
  return { sessionId: caller.sessionId, purpose, ticketHash: yield* hashTicket(pinTicket) }
})

/**
 * Uses up a ticket in the caller's transaction, which restores it when it is rolled back. Of two at once, one is
 * refused. Refusals: PIN_TICKET_REQUIRED without one, PIN_TICKET_INVALID for one that expired, was used, or is of
 * another session or purpose. Source: market-rules §7.
 */
export const usePinTicket = Effect.fnUntraced(function* (
  handed: HandedTicket,
): Effect.fn.Return<void, TicketRefusal, Caller | Db | Seals> {
  const ticket = yield* identify(handed)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (!(yield* takePinTicket(ticket, at))) yield* refused('PIN_TICKET_INVALID')
})

/** Refuses as `usePinTicket` does and leaves the ticket as it is, for work that begins before its transaction. */
export const requirePinTicket = Effect.fnUntraced(function* (
  handed: HandedTicket,
): Effect.fn.Return<void, TicketRefusal, Caller | Db | Seals> {
  const ticket = yield* identify(handed)
  const at = new Date(yield* Clock.currentTimeMillis)
  if (!(yield* hasPinTicket(ticket, at))) yield* refused('PIN_TICKET_INVALID')
})
