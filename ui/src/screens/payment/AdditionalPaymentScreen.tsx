import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { SessionBoundary } from '../../parts/boundary/SessionBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { AdditionalPayment } from './AdditionalPayment.tsx'
import { ClaimNotFound } from '../claim/detail/ClaimNotFound.tsx'

/** Cost of a claim more than it gives back, to be paid; for its member or the guest of its order. */
export function AdditionalPaymentScreen() {
  const claimId = useParams()['additionalPayId'] ?? ''
  return (
    <>
      <title>추가결제 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="추가결제" width="form" />
      <QueryBoundary key={claimId} skeleton={<PaymentSkeleton />}>
        <SessionBoundary>
          <ClaimNotFound>
            <AdditionalPayment claimId={claimId} />
          </ClaimNotFound>
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}

function PaymentSkeleton() {
  return (
    <SkeletonPage>
      <Column width="form">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="board" />
        <Skeleton shape="board" />
        <Skeleton shape="control" />
      </Column>
    </SkeletonPage>
  )
}
