import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { Button } from '../../parts/action/Button.tsx'
import styles from './Cart.module.css'
import { CouponedTotal } from './CartCoupon.tsx'
import { priceOfCart } from './cartPricing.ts'
import type { CartProps } from './cartProps.ts'

/** The total at the thumb, and the way to the order. */
export function CartAction({ cart, view, coupons }: CartProps) {
  const { chosenIds, isBusy, removalCount, blocked, noticeText } = view
  const count = chosenIds.length
  const { payableAmount } = priceOfCart(cart, new Set(chosenIds))
  return (
    <div className={styles.action}>
      {noticeText === null ? null : (
        <p className={styles.notice} role="alert">
          {noticeText}
        </p>
      )}
      <p className={styles.payable} aria-live="polite">
        <span className={styles.remark}>상품 {formatNumber(count)}개</span>
        <strong>{formatWon(payableAmount)}</strong>
      </p>
      <CouponedTotal coupons={coupons} payableAmount={payableAmount} />
      <Button
        isWide
        aria-disabled={count === 0}
        isBusy={isBusy && removalCount === null && blocked === null}
        onClick={view.order}
      >
        {formatNumber(count)}개 구매하기
      </Button>
    </div>
  )
}
