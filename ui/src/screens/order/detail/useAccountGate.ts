import { needsPinForAccount } from '@jangteo/core/member/pin/pin.rules'
import { useState } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { hasPay, pinTicketOf, usePinTrip } from '../../../lib/pinTrip.ts'
import { useLocation } from '../../../lib/router.ts'

/** Payment PIN before a saved refund account is changed. */
export type AccountGate = {
  /** Ticket that the buyer came back with; `null` without one. */
  readonly pinTicket: string | null
  /** Opens the form, or leaves for the page that asks for the PIN where a saved account is to be changed. */
  readonly pass: (isSaved: boolean, open: () => void) => void
}

/** The gate of a page's refund account; the ticket is read once, as the page comes to be. */
export function useAccountGate(): AccountGate {
  const caller = useCaller()
  const location = useLocation()
  const [pinTicket] = useState(() => pinTicketOf(location.state))
  const leave = usePinTrip('REFUND_ACCOUNT')
  return {
    pinTicket,
    pass: (isSaved, open) =>
      needsPinForAccount({ hasPay: hasPay(caller), isSaved }) ? leave() : open(),
  }
}
