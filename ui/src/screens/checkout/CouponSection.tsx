import { appliedCouponsView } from '@jangteo/core/coupon/couponSheet.view'
import { lazy, Suspense } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import type { CouponQuote } from '../coupon/couponQuote.ts'
import styles from './Checkout.module.css'
import type { CheckoutCoupons } from './useCheckoutCoupons.ts'
import type { CouponChoice } from './useCouponChoice.ts'

const loadSheet = () => import('../coupon/CouponSheet.tsx')
const CouponSheet = lazy(async () => ({ default: (await loadSheet()).CouponSheet }))

/** Fetches the sheet's code while the finger is still on its button. */
function warmSheet(): void {
  loadSheet().catch(() => null)
}

type CouponSectionProps = { readonly coupons: CheckoutCoupons; readonly choice: CouponChoice }

/** Discount that coupons take off the order, the best already applied, and the way to others. */
export function CouponSection({ coupons, choice }: CouponSectionProps) {
  const { isOpen, open, dismiss, cartIds, onApply } = choice
  const { quote, droppedText, reload } = coupons
  return (
    <PageSection
      title="쿠폰"
      extra={
        quote === null ? (
          <Button variant="text" size="s" onClick={reload}>
            다시 시도
          </Button>
        ) : (
          <Button
            variant="text"
            size="s"
            aria-label="쿠폰 변경"
            onPointerDown={warmSheet}
            onClick={open}
          >
            변경
          </Button>
        )
      }
    >
      {quote === null ? <p>쿠폰을 불러오지 못했어요.</p> : <AppliedCoupons quote={quote} />}
      {droppedText === null ? null : (
        <Callout>
          <p>선택한 쿠폰을 사용할 수 없어 가장 좋은 쿠폰으로 다시 적용했어요. {droppedText}</p>
        </Callout>
      )}
      <Suspense>
        {isOpen ? (
          <CouponSheet
            cartIds={cartIds}
            quote={choice.quote}
            onApply={onApply}
            onDismiss={dismiss}
          />
        ) : null}
      </Suspense>
    </PageSection>
  )
}

function AppliedCoupons({ quote }: { readonly quote: CouponQuote }) {
  const { slots, couponList, discountAmount } = quote
  if (slots.length === 0)
    return <p className={styles.remark}>이 주문에 사용할 수 있는 쿠폰이 없어요.</p>
  const { text, isDiscount } = appliedCouponsView(discountAmount, couponList.length)
  return (
    <p className={styles.coupons} aria-live="polite">
      <span>쿠폰 할인</span>
      <strong className={styles.couponed} data-discount={isDiscount}>
        {text}
      </strong>
    </p>
  )
}
