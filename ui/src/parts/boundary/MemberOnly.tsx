import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { loginOpensText, SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from './QueryBoundary.tsx'
import { LoginNotice, SessionBoundary } from './SessionBoundary.tsx'

type MemberOnlyProps = {
  /** Subject of the page, such as 주문내역. */
  readonly subject: string
  /** Placeholder until it is known who is asking, in its final size. */
  readonly skeleton: ReactNode
  /** Shown to a guest whose session holds an order; the way to the login unless given. */
  readonly ofGuestOrder?: (ordersId: string) => ReactNode
  readonly children: ReactNode
}

/** A page for members. Others, and those whose session ended meanwhile, are shown the way to the login and back. */
export function MemberOnly({ skeleton, ...gate }: MemberOnlyProps) {
  return (
    <QueryBoundary skeleton={skeleton}>
      <SessionBoundary>
        <MemberGate {...gate} />
      </SessionBoundary>
    </QueryBoundary>
  )
}

function MemberGate({ subject, ofGuestOrder, children }: Omit<MemberOnlyProps, 'skeleton'>) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  const { guestOrderIdEncrypt: guestOrderId } = data
  if (isLoggedIn(data.memberShipType)) return children
  if (guestOrderId !== null && ofGuestOrder !== undefined) return ofGuestOrder(guestOrderId)
  const { sessionEndEnum: end } = data
  return <LoginNotice text={end === null ? loginOpensText(subject) : SESSION_MESSAGES[end]()} />
}
