import { Refusal } from '@jangteo/http/refusal/refusal'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Navigate, useLocation, useNavigate } from '../../lib/router.ts'
import { onStaffSessionEnd } from '../../lib/staffSession.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'

const UNAUTHENTICATED = 401

type StaffBoundaryProps = {
  /** URL of the login that leads back to a page. */
  readonly loginUrl: (returnUrl: string) => string
  readonly children: ReactNode
}

/** Leads to the login once a page learns that the session is over. */
function useSessionEnd(loginUrl: (returnUrl: string) => string): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate(loginUrl(pathname + search), { replace: true }))
  useEffect(() => onStaffSessionEnd(() => leave()), [])
}

/** Around the pages of staff: who is not logged in, or no longer, is led to the login and back. */
export function StaffBoundary({ loginUrl, children }: StaffBoundaryProps) {
  useSessionEnd(loginUrl)
  const fallback = ({ error }: FallbackProps) => <LoginRedirect error={error} loginUrl={loginUrl} />
  return (
    <QueryBoundary skeleton={<StaffSkeleton />}>
      <ErrorBoundary fallbackRender={fallback}>{children}</ErrorBoundary>
    </QueryBoundary>
  )
}

type LoginRedirectProps = {
  readonly error: unknown
  readonly loginUrl: (returnUrl: string) => string
}

function LoginRedirect({ error, loginUrl }: LoginRedirectProps) {
  const { pathname, search } = useLocation()
  if (error instanceof Refusal && error.status === UNAUTHENTICATED) {
    return <Navigate to={loginUrl(pathname + search)} replace />
  }
  throw error
}

function StaffSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="third" />
    </SkeletonPage>
  )
}
