import { NEW_ID } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useSaving } from '../form/useSaving.ts'
import { StaffPage } from '../StaffPage.tsx'
import { CouponActions } from './CouponActions.tsx'
import { CouponFacts } from './CouponFacts.tsx'
import { termsProblems } from './couponForm.ts'
import type { IssuedCouponDetail } from './couponForm.ts'
import type { CouponIssuer } from './couponIssuer.ts'
import { CouponTermsForm } from './CouponTermsForm.tsx'
import { NewCoupon } from './NewCoupon.tsx'

type CouponPageProps = {
  readonly issuer: CouponIssuer
  /** Content of one kind of issuer alone, above the terms. */
  readonly extra?: (coupon: IssuedCouponDetail) => ReactNode
}

/** A coupon of an issuer, or a new one. */
export function CouponPage({ issuer, extra }: CouponPageProps) {
  const { couponId = '' } = useParams()
  const isNew = couponId === NEW_ID
  return isNew ? (
    <StaffPage title="쿠폰 만들기" place={issuer.place}>
      <NewCoupon issuer={issuer} />
    </StaffPage>
  ) : (
    <QueryBoundary skeleton={<CouponSkeleton />}>
      <IssuedCoupon issuer={issuer} id={Number(couponId)} {...(extra && { extra })} />
    </QueryBoundary>
  )
}

function IssuedCoupon({ issuer, id, extra }: CouponPageProps & { readonly id: number }) {
  const { calls, kind, place } = issuer
  const { data: coupon } = useSuspenseQuery({
    ...calls.detail.queryOptions({ input: { id } }),
    staleTime: 0,
  })
  const change = useMutation(
    calls.change.mutationOptions(
      useSaving({
        text: '쿠폰을 저장했어요.',
        stale: [calls.list.key(), calls.detail.key()],
      }),
    ),
  )
  return (
    <StaffPage
      title={coupon.name}
      place={place}
      actions={<CouponActions issuer={issuer} coupon={coupon} />}
    >
      <CouponFacts coupon={coupon} />
      {extra?.(coupon)}
      {coupon.ownYn === 'Y' ? (
        <>
          <Callout>
            할인과 사용처, 사용 기간을 바꾸면 이미 받은 분은 바뀐 조건을 확인한 뒤 사용할 수 있어요.
          </Callout>
          <CouponTermsForm
            key={coupon.revision}
            issuer={kind}
            begun={coupon.terms}
            begunTargets={coupon.targetList}
            problems={termsProblems(change.error)}
            isSaving={change.isPending}
            onSave={(terms) => change.mutate({ ...terms, id })}
          />
        </>
      ) : null}
    </StaffPage>
  )
}

function CouponSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
