import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from './QueryBoundary.tsx'
import { LoginNotice, SessionBoundary } from './SessionBoundary.tsx'

type MemberOnlyProps = {
  /** Placeholder until it is known who is asking, in its final size. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A page for members. Others, and those whose session ended meanwhile, are shown the way to the login and back. */
export function MemberOnly({ skeleton, children }: MemberOnlyProps) {
  return (
    <QueryBoundary skeleton={skeleton}>
      <SessionBoundary>
        <MemberGate>{children}</MemberGate>
      </SessionBoundary>
    </QueryBoundary>
  )
}

function MemberGate({ children }: { readonly children: ReactNode }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  return isLoggedIn(data.memberShipType) ? (
    children
  ) : (
    <LoginNotice text={SESSION_MESSAGES[data.sessionEndEnum ?? 'SESSION_REQUIRED']()} />
  )
}
