import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { TicketX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { CouponDetail } from './CouponDetail.tsx'
import styles from './CouponDetail.module.css'

/** One of the member's coupons: its terms, its targets, its history. */
export function CouponDetailScreen() {
  const couponIssueId = useParams()['couponIssueId'] ?? ''
  return (
    <>
      <title>쿠폰 상세 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="쿠폰 상세" width="page" />
      <MemberOnly subject="내 쿠폰" key={couponIssueId} skeleton={<CouponDetailSkeleton />}>
        <CouponNotFound>
          <CouponDetail couponIssueId={couponIssueId} />
        </CouponNotFound>
      </MemberOnly>
    </>
  )
}

/** An address that names none of the member's coupons says so, whether it is malformed or another's. */
function CouponNotFound({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={NotFoundFallback}>{children}</ErrorBoundary>
}

function NotFoundFallback({ error }: FallbackProps) {
  if (!isRefusal(error, 'COUPON_NOT_EXIST') && !isRefusal(error, 'BAD_INPUT')) throw error
  return (
    <EmptyState
      icon={TicketX}
      title={COUPON_MESSAGES.COUPON_NOT_EXIST()}
      text="주소를 다시 확인하거나 내 쿠폰에서 찾아 주세요."
    >
      <ButtonLink to={routes.couponList()}>내 쿠폰</ButtonLink>
    </EmptyState>
  )
}

function CouponDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.ticket}>
          <Skeleton shape="board" />
        </div>
        <div className={styles.main}>
          <div className={styles.waiting}>
            <Skeleton shape="title" width="third" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
