import { needsPinForAccount } from '@jangteo/core/member/pin/pin.rules'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCaller } from '../../../lib/caller.ts'
import { fieldsOf, hasPay, pinTicketOf, usePinTrip } from '../../../lib/pinTrip.ts'
import { useLocation } from '../../../lib/router.ts'

const accountTexts = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  holderName: z.string(),
})
const typedState = z.object({ typed: accountTexts })

/** The texts of an account as they are typed. */
export type AccountTexts = z.infer<typeof accountTexts>

function typedOf(historyState: unknown): AccountTexts | null {
  const read = typedState.safeParse(historyState)
  return read.success ? read.data.typed : null
}

/** Payment PIN before a saved refund account is changed. */
export type AccountGate = {
  /** Ticket that the buyer came back with; `null` without one. */
  readonly pinTicket: string | null
  /** Opens the form, or leaves for the page that asks for the PIN where a saved account is to be changed. */
  readonly pass: (isSaved: boolean, open: () => void) => void
  /** Texts that the buyer came back with; `null` without any. */
  readonly typed: AccountTexts | null
  /** Leaves for the page that asks for the PIN once more, and comes back with what was typed. */
  readonly renew: (typed: AccountTexts) => void
}

/** The gate of a page's refund account; what the buyer came back with is read once, as the page comes to be. */
export function useAccountGate(): AccountGate {
  const caller = useCaller()
  const location = useLocation()
  const state: unknown = location.state
  const [back] = useState(() => ({ pinTicket: pinTicketOf(state), typed: typedOf(state) }))
  const leave = usePinTrip('REFUND_ACCOUNT')
  return {
    ...back,
    renew: (typed) => leave({ ...fieldsOf(state), typed }),
    pass: (isSaved, open) =>
      needsPinForAccount({ hasPay: hasPay(caller), isSaved }) ? leave() : open(),
  }
}
