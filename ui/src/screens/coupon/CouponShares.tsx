import { couponShareTexts } from '@jangteo/core/coupon/couponShares.view'
import { couponSharesOf } from './couponQuote.ts'
import type { CouponedLine } from './couponQuote.ts'
import styles from './CouponShares.module.css'

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
