import { couponShareTexts } from '@jangteo/core/coupon/couponShares.view'
import type { Won } from '@jangteo/core/money/money.rules'
import styles from './CouponShares.module.css'

type CouponSharesProps = {
  /** A line of a quote or of an order. */
  readonly line: {
    readonly goodsCouponAmount: Won
    readonly dupCouponAmount: Won
    readonly storeCouponAmount: Won
  }
}

/** Discount that each type of coupon takes off a line; nothing where none does. */
export function CouponShares({ line }: CouponSharesProps) {
  const texts = couponShareTexts({
    GOODS: line.goodsCouponAmount,
    DUPLICATION: line.dupCouponAmount,
    STORE: line.storeCouponAmount,
  })
  return texts.length === 0 ? null : (
    <ul className={styles.shares}>
      {texts.map((text) => (
        <li key={text} className={styles.share}>
          {text}
        </li>
      ))}
    </ul>
  )
}
