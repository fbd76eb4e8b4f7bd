import { couponShareTexts } from '@jangteo/core/coupon/couponShares.view'
import { couponSharesOf } from './couponQuote.ts'
import styles from './CouponShares.module.css'

/** A line of a quote or of an order. */
type CouponedLine = Parameters<typeof couponSharesOf>[0]

type CouponSharesProps = { readonly line: CouponedLine }

/** Discount that each type of coupon takes off a line; nothing where none does. */
export function CouponShares({ line }: CouponSharesProps) {
  const texts = couponShareTexts(couponSharesOf(line))
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
