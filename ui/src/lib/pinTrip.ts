import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import { pinPageUrl } from '@jangteo/core/member/pin/pinPage.rules'
import { mayUsePay } from '@jangteo/core/session/caller.rules'
import * as z from 'zod/mini'
import type { Caller } from './caller.ts'
import { forgetDraft, readDraft, storeDraft } from './drafts.ts'
import { useLocation, useNavigate } from './router.ts'

const held = z.object({ held: z.record(z.string(), z.unknown()) })
const returned = z.object({ pinTicket: z.string() })
const fields = z.record(z.string(), z.unknown())

/** The fields of the state of a history entry; none where it has no state. */
export function fieldsOf(historyState: unknown): Readonly<Record<string, unknown>> {
  const read = fields.safeParse(historyState)
  return read.success ? read.data : {}
}

/** Ticket that the PIN page left in the state of a history entry; `null` without one. */
export function pinTicketOf(historyState: unknown): string | null {
  const read = returned.safeParse(historyState)
  return read.success ? read.data.pinTicket : null
}

/** State of the entry to return to, as the page that asks for the PIN holds it, with the ticket. */
export function returnStateOf(historyState: unknown, pinTicket: string): object {
  const read = held.safeParse(historyState)
  return { ...(read.success ? read.data.held : {}), pinTicket }
}

/** Name of the state that is held while a window outside of the market verifies an identity. */
const HELD_DRAFT = 'pin'

/** Stores what a history entry holds, for the page that comes back from a window without it. */
export function storeHeld(historyState: unknown): void {
  const read = held.safeParse(historyState)
  if (read.success) storeDraft(HELD_DRAFT, read.data)
}

/** Returns what the entry holds, else what was stored as the page was left for a window. */
export function heldOf(historyState: unknown): unknown {
  return held.safeParse(historyState).success ? historyState : readDraft(HELD_DRAFT, held)
}

/** Forgets what was stored: the page that it belongs to goes on. */
export function forgetHeld(): void {
  forgetDraft(HELD_DRAFT)
}

/** True when the caller has the pay platform, and so a payment PIN to set or to verify. */
export function hasPay(caller: Caller): boolean {
  if (!caller.isKnown) return false
  const codes = caller.platforms.map(({ cd }) => cd)
  return mayUsePay(caller.memberShipType, codes)
}

/**
 * Leaves for the page that asks for the PIN, which takes the place of this one in the history and leads back to it. The
 * state of this entry is held meanwhile, or what is given in its place.
 */
export function usePinTrip(purpose: PinPurpose): (state?: object) => void {
  const navigate = useNavigate()
  const location = useLocation()
  return (given) => {
    const { pathname, search } = location
    const url = pinPageUrl({ mode: 'verify', purpose, returnUrl: pathname + search })
    const next = { held: given ?? fieldsOf(location.state) }
    void navigate(url, { replace: true, state: next })
  }
}
