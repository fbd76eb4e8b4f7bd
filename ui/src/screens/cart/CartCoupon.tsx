import { couponedAmount } from '@jangteo/core/coupon/couponPricing.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { clsx } from 'clsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import styles from './Cart.module.css'
import { couponDiscount, storeCoupon } from './cartCoupons.ts'
import type { CartCoupons } from './cartCoupons.ts'

const isStale = (coupons: CartCoupons) => coupons.state === 'known' && coupons.isStale

type StoreCouponProps = { readonly coupons: CartCoupons; readonly storeUrl: string }

/** Discount of coupons on the chosen lines of a store. Its place is there before it is known. */
export function StoreCoupon({ coupons, storeUrl }: StoreCouponProps) {
  if (coupons.state === 'absent') return null
  const reported = storeCoupon(coupons, storeUrl)
  return (
    <p className={clsx(styles.coupon, styles.storeCoupon)}>
      <span>쿠폰 적용 시</span>
      {reported === null ? (
        <span className={styles.awaited}>
          <Skeleton />
        </span>
      ) : (
        <span
          className={styles.couponValue}
          data-discount={reported.isDiscount}
          data-stale={isStale(coupons)}
        >
          {reported.text}
        </span>
      )}
    </p>
  )
}

type CouponedTotalProps = { readonly coupons: CartCoupons; readonly payableAmount: Won }

/** Estimated cost of the order with coupons, which are chosen on the payment page. */
export function CouponedTotal({ coupons, payableAmount }: CouponedTotalProps) {
  if (coupons.state === 'absent') return null
  const amount = couponedAmount(payableAmount, couponDiscount(coupons))
  return (
    <p className={styles.coupon} aria-live="polite">
      <span>쿠폰 적용 예상가</span>
      {amount === null ? (
        <span className={styles.awaited}>
          <Skeleton />
        </span>
      ) : (
        <strong
          className={styles.couponValue}
          data-discount={amount < payableAmount}
          data-stale={isStale(coupons)}
        >
          {formatWon(amount)}
        </strong>
      )}
    </p>
  )
}
