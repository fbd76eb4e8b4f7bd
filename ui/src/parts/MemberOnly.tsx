import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useCalls } from '../app/deps.ts'
import { QueryBoundary } from '../app/QueryBoundary.tsx'
import { useLocation } from '../app/router.ts'
import { ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type MemberOnlyProps = {
  /** What stands here until it is known who is asking, in its final size. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

const UNAUTHENTICATED = 401

/** A page for members. Others, and those whose session ended meanwhile, are shown the way to the login and back. */
export function MemberOnly({ skeleton, children }: MemberOnlyProps) {
  return (
    <QueryBoundary skeleton={skeleton}>
      <ErrorBoundary fallbackRender={SessionFallback}>
        <MemberGate>{children}</MemberGate>
      </ErrorBoundary>
    </QueryBoundary>
  )
}

function MemberGate({ children }: { readonly children: ReactNode }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  return isLoggedIn(data.memberShipType) ? (
    children
  ) : (
    <LoginNotice text={SESSION_MESSAGES.SESSION_REQUIRED()} />
  )
}

function SessionFallback({ error }: FallbackProps) {
  if (error instanceof Refusal && error.status === UNAUTHENTICATED) {
    return <LoginNotice text={error.message} />
  }
  throw error
}

function LoginNotice({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation()
  return (
    <EmptyState icon={LockKeyhole} title="로그인이 필요한 화면이에요" text={text}>
      <ButtonLink to={routes.login(pathname + search)}>로그인</ButtonLink>
      <ButtonLink to={routes.guestOrder()} variant="outline">
        비회원 주문조회
      </ButtonLink>
    </EmptyState>
  )
}
