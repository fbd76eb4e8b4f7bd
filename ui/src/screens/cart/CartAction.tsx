import { couponedAmount } from '@jangteo/core/coupon/couponPricing.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { savedText } from '@jangteo/core/order/orderTotals.view'
import { Button } from '../../parts/action/Button.tsx'
import styles from './Cart.module.css'
import { dockAmounts } from './cartCoupons.ts'
import { priceOfCart } from './cartPricing.ts'
import type { CartProps } from './cartProps.ts'

/** The total at the thumb, and the way to the order. */
export function CartAction({ cart, view, coupons }: CartProps) {
  const { chosenIds, isBusy, hiddenIds, blocked, noticeText } = view
  const count = chosenIds.length
  const totals = priceOfCart(cart, new Set(chosenIds))
  const { couponAmount, isStale } = dockAmounts(coupons)
  const saved = savedText({ ...totals, couponAmount })
  return (
    <div className={styles.action}>
      {noticeText === null ? null : (
        <p className={styles.notice} role="alert">
          {noticeText}
        </p>
      )}
      <p
        className={styles.payable}
        aria-live="polite"
        data-couponed={couponAmount > 0}
        data-stale={isStale}
      >
        <span>{couponAmount > 0 ? '쿠폰 적용 예상가' : `상품 ${formatNumber(count)}개`}</span>
        <strong className={styles.total}>
          {formatWon(couponedAmount(totals.payableAmount, couponAmount))}
        </strong>
        <span className={styles.saved}>{saved}</span>
      </p>
      <Button
        isWide
        aria-disabled={count === 0}
        isBusy={isBusy && hiddenIds.length === 0 && blocked === null}
        onClick={view.order}
      >
        {formatNumber(count)}개 구매하기
      </Button>
    </div>
  )
}
