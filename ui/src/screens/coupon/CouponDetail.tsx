import { COUPON_PLATFORM_LABELS, COUPON_TYPE_LABELS } from '@jangteo/core/coupon/coupon.codes'
import { couponPeriodText, couponTermsView } from '@jangteo/core/coupon/coupon.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useNavigate } from '../../lib/router.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { ChipLink } from '../../parts/action/Chip.tsx'
import { GoodsTiles } from '../../parts/goods/GoodsTiles.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { heldViewOf, msOf, termsOf } from './couponData.ts'
import styles from './CouponDetail.module.css'
import { CouponHistory } from './CouponHistory.tsx'
import { HeldCoupon } from './HeldCoupon.tsx'
import { useHeldActions } from './useHeldActions.ts'

type CouponPage = Answers['coupon']['page']

/** A coupon with everything that its owner may want to know of it. */
export function CouponDetail({ couponIssueId }: { readonly couponIssueId: string }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery({
    ...calls.coupon.page.queryOptions({ input: { couponIssueIdEncrypt: couponIssueId } }),
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <div className={styles.ticket}>
        <HeldCoupon coupon={data.couponIssue} isAlone />
      </div>
      <div className={styles.main}>
        <TermsSection page={data} />
        <TargetSection target={data.target} />
        <CouponHistory steps={data.history} />
      </div>
      <DeleteButton coupon={data.couponIssue} />
    </div>
  )
}

/** Place where a coupon counts, unless it counts everywhere. */
function platformText({ usePlatformEnumList: platforms }: CouponPage): string {
  if (platforms === null) return '웹·앱'
  return platforms.map((platform) => COUPON_PLATFORM_LABELS[platform]).join(', ')
}

function TermsSection({ page }: { readonly page: CouponPage }) {
  const { couponIssue: coupon } = page
  const { discountText, capText, minimumText } = couponTermsView(termsOf(coupon))
  const startsAtMs = Date.parse(coupon.startsAt)
  const facts = [
    { label: '쿠폰 종류', value: COUPON_TYPE_LABELS[coupon.couponTypeEnum] },
    { label: '할인', value: capText === null ? discountText : `${discountText} (${capText})` },
    { label: '구매 금액', value: minimumText },
    {
      label: '사용 기간',
      value: couponPeriodText({ startsAtMs, expiresAtMs: msOf(coupon.expiresAt) }),
    },
    { label: '사용처', value: platformText(page) },
  ]
  return (
    <PageSection title="쿠폰 조건">
      <FactList facts={facts} />
    </PageSection>
  )
}

function TargetSection({ target }: { readonly target: CouponPage['target'] }) {
  const { targetEnum, text, categories, goodsList } = target
  return (
    <PageSection title="적용 상품">
      <p>{text}</p>
      {categories.length === 0 ? null : (
        <div className={styles.categories}>
          {categories.map(({ categoryId, categoryName }) => (
            <ChipLink key={categoryId} to={routes.categoryDetail(categoryId)} isCurrent={false}>
              {categoryName}
            </ChipLink>
          ))}
        </div>
      )}
      {goodsList.length === 0 ? null : (
        <div className={styles.goods}>
          <GoodsTiles goodsList={goodsList} />
        </div>
      )}
      {targetEnum === 'ALL' ? (
        <div>
          <ButtonLink to={routes.home()} size="s" variant="outline">
            쇼핑하러 가기
          </ButtonLink>
        </div>
      ) : null}
    </PageSection>
  )
}

function DeleteButton({ coupon }: { readonly coupon: CouponPage['couponIssue'] }) {
  const [nowMs] = useState(() => Date.now())
  const navigate = useNavigate()
  const { remove, isRemoving } = useHeldActions(coupon, {
    onRemoved: () => void navigate(routes.couponList(), { replace: true }),
  })
  if (!heldViewOf(coupon, nowMs).mayDelete) return null
  return (
    <div className={styles.leave}>
      <Button variant="outline" size="s" isBusy={isRemoving} onClick={remove}>
        쿠폰 삭제
      </Button>
    </div>
  )
}
