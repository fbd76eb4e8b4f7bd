import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import styles from './CouponedPrice.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type CouponedPriceProps = { readonly before: Won; readonly after: Won }

/** Price after coupons, beside the one before where they took something off. */
export function CouponedPrice({ before, after }: CouponedPriceProps) {
  return (
    <span className={styles.price}>
      {before === after ? null : (
        <s className={styles.before}>
          <VisuallyHidden>쿠폰 적용 전 </VisuallyHidden>
          {formatWon(before)}
        </s>
      )}
      <strong className={styles.after}>
        {before === after ? null : <VisuallyHidden>쿠폰 적용 후 </VisuallyHidden>}
        {formatWon(after)}
      </strong>
    </span>
  )
}
