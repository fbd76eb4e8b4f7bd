import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { SessionBoundary } from '../../../parts/boundary/SessionBoundary.tsx'
import { OrderDetailSkeleton } from '../../order/detail/OrderDetailSkeleton.tsx'
import { ClaimDetail } from './ClaimDetail.tsx'
import { ClaimNotFound } from './ClaimNotFound.tsx'

/** One claim, for the member whose order it is of or the guest who opened that with its password. */
export function ClaimDetailScreen() {
  const claimId = useParams()['orderClaimId'] ?? ''
  return (
    <>
      <title>취소·교환·반품 상세 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="취소·교환·반품 상세" />
      <QueryBoundary key={claimId} skeleton={<OrderDetailSkeleton />}>
        <SessionBoundary>
          <ClaimNotFound>
            <ClaimDetail claimId={claimId} />
          </ClaimNotFound>
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}
