import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { NotInOrders } from '../../order/list/NotInOrders.tsx'

/** Around a claim: an address that names none of the buyer's claims says so, whether it is malformed or another's. */
export function ClaimNotFound({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={NotFoundFallback}>{children}</ErrorBoundary>
}

function NotFoundFallback({ error }: FallbackProps) {
  if (!isRefusal(error, 'CLAIM_NOT_FOUND') && !isRefusal(error, 'BAD_INPUT')) throw error
  return <NotInOrders title={CLAIM_MESSAGES.CLAIM_NOT_FOUND()} />
}
