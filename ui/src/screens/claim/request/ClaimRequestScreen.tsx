import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { lazy, useMemo } from 'react'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useWarm } from '../../../lib/whenIdle.ts'
import { useLocation, useParams } from '../../../lib/router.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { SessionBoundary } from '../../../parts/boundary/SessionBoundary.tsx'
import { NotInOrders } from '../../order/list/NotInOrders.tsx'
import { OrderNotFound } from '../../order/detail/OrderNotFound.tsx'
import { ClaimRequest } from './ClaimRequest.tsx'
import { ClaimRequestSkeleton } from './ClaimRequestSkeleton.tsx'
import { readRequestedClaim } from './claimRequestUrl.ts'
import { claimRequestUrl, readClaimTarget } from '../../order/claimTarget.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'

const loadRequested = () => import('./ClaimRequested.tsx')
const ClaimRequested = lazy(async () => ({ default: (await loadRequested()).ClaimRequested }))

/** The address as what is to be claimed, the same one for all steps. */
function useTarget(): ClaimTarget | null {
  const ordersId = useParams()['claimTargetId'] ?? ''
  const read = readClaimTarget(ordersId, useLocation().search)
  const query = read === null ? '' : claimRequestUrl(read).split('?')[1]
  return useMemo(() => readClaimTarget(ordersId, `?${query}`), [ordersId, query])
}

/** A cancel, an exchange or a return of items of one shipping group, and what became of it. */
export function ClaimRequestScreen() {
  const target = useTarget()
  // A line that breaks after this does not hide what became of the request.
  useWarm(loadRequested)
  const claimId = readRequestedClaim(useLocation().search)
  const title = target === null ? '신청' : `${CLAIM_TYPE_LABELS[target.type]} 신청`
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      {target === null ? (
        <NotInOrders title="신청할 상품을 찾을 수 없어요." />
      ) : (
        <QueryBoundary key={claimId} skeleton={<ClaimRequestSkeleton />}>
          <SessionBoundary>
            <OrderNotFound>
              {claimId === null ? (
                <ClaimRequest key={target.type + target.groupId} target={target} />
              ) : (
                <ClaimRequested claimId={claimId} />
              )}
            </OrderNotFound>
          </SessionBoundary>
        </QueryBoundary>
      )}
    </>
  )
}
