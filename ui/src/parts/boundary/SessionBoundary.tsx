import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useLocation } from '../../lib/router.ts'
import { ButtonLink } from '../action/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const UNAUTHENTICATED = 401

/** Around what only its buyer may see: everybody else is shown the way to the login, or to a guest's order, and back. */
export function SessionBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={SessionFallback}>{children}</ErrorBoundary>
}

function SessionFallback({ error }: FallbackProps) {
  if (error instanceof Refusal && error.status === UNAUTHENTICATED) {
    return <LoginNotice text={error.message} />
  }
  throw error
}

/** Says that a login is missing. */
export function LoginNotice({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation()
  return (
    <EmptyState icon={LockKeyhole} title="로그인하고 이용해 주세요" text={text}>
      <ButtonLink to={routes.login(pathname + search)}>로그인</ButtonLink>
      <ButtonLink to={routes.guestOrder()} variant="outline">
        비회원 주문조회
      </ButtonLink>
      <ButtonLink to={routes.signUp({ returnUrl: pathname + search })} variant="text">
        회원가입
      </ButtonLink>
    </EmptyState>
  )
}
