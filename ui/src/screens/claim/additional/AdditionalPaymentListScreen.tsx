import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './AdditionalPayment.module.css'
import { AdditionalPaymentCard } from './AdditionalPaymentCard.tsx'

/** Additional payments of the member's claims: what waits first, then the newest. */
export function AdditionalPaymentListScreen() {
  return (
    <>
      <title>추가결제 - 장터</title>
      <PageHeader title="추가결제" width="text" />
      <MemberOnly subject="추가결제 내역" skeleton={<ListSkeleton />}>
        <Payments />
      </MemberOnly>
    </>
  )
}

function usePayments() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.claim.addPayments.infiniteOptions({
      input: (page: number) => ({ page }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  return {
    payments: uniqBy(
      list.data.pages,
      ({ additionalPaymentIdEncrypt }) => additionalPaymentIdEncrypt,
    ),
    count: list.data.pages[0]?.totalElements ?? 0,
    more: moreOf(list),
  }
}

function Payments() {
  const { payments, count, more } = usePayments()
  return count === 0 ? (
    <EmptyState
      icon={ReceiptText}
      title="추가결제 내역이 없어요"
      text="교환이나 반품에 추가로 결제할 금액이 생기면 여기에서 결제할 수 있어요."
    >
      <ButtonLink to={routes.claimList()} variant="outline">
        취소·교환·반품 내역
      </ButtonLink>
    </EmptyState>
  ) : (
    <Column>
      <p className={styles.count} aria-live="polite">
        추가결제 {formatNumber(count)}건
      </p>
      <ul className={styles.cards}>
        {payments.map((payment) => (
          <AdditionalPaymentCard key={payment.additionalPaymentIdEncrypt} payment={payment} />
        ))}
      </ul>
      {more === null ? null : <MoreButton {...more} />}
    </Column>
  )
}

function ListSkeleton() {
  return (
    <SkeletonPage>
      <Column>
        <Skeleton width="third" />
        <Skeleton shape="board" />
        <Skeleton shape="board" />
      </Column>
    </SkeletonPage>
  )
}
