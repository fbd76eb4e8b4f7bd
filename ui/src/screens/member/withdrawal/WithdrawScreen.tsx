import { LEAVE_REASONS } from '@jangteo/core/member/leave.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useSearchParams } from '../../../lib/router.ts'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { LeaveProof } from './LeaveProof.tsx'
import { LeaveReasonForm } from './LeaveReasonForm.tsx'
import { OpenOrderNotice } from './OpenOrderNotice.tsx'
import { OwnStoreNotice } from './OwnStoreNotice.tsx'

/**
 * Leaving, on two pages: what is lost and why, then the proof and the one confirmation. The address holds the reason, so
 * going back and loading again stay where they were.
 */
export function WithdrawScreen() {
  return (
    <>
      <title>회원 탈퇴 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="회원 탈퇴" width="form" />
      <MemberOnly subject="회원 탈퇴" skeleton={<WithdrawSkeleton />}>
        <Column width="form">
          <Withdraw />
        </Column>
      </MemberOnly>
    </>
  )
}

function Withdraw() {
  const calls = useCalls()
  const { data } = useSuspenseQuery({ ...calls.withdrawal.open.queryOptions(), staleTime: 0 })
  const [query] = useSearchParams()
  const reason = LEAVE_REASONS.find((code) => code === query.get('leaveReason')) ?? null
  const { openOrdersIdEncrypt: ordersId, ownStoreName } = data
  if (ordersId !== null) return <OpenOrderNotice ordersId={ordersId} />
  if (ownStoreName !== null) return <OwnStoreNotice storeName={ownStoreName} />
  if (reason === null) return <LeaveReasonForm page={data} />
  return <LeaveProof reason={reason} proofs={data.proofEnumList} />
}

function WithdrawSkeleton() {
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
