import { formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { freeShippingGapText, shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Cart.module.css'
import type { CartGroupData } from './cartData.ts'
import { priceOfGroup } from './cartPricing.ts'

type CartGroupTotalProps = {
  readonly group: CartGroupData
  readonly chosen: ReadonlySet<number>
}

/** Total of the chosen lines of a shipping group, and what is missing for free shipping. */
export function CartGroupTotal({ group, chosen }: CartGroupTotalProps) {
  const { totals, gap, share } = priceOfGroup(group, chosen)
  if (totals.goodsAmount === 0) {
    return <p className={styles.groupTotal}>{shippingPolicyText(group.shippingPolicy)}</p>
  }
  const { fee } = totals
  return (
    <div className={styles.groupTotal}>
      <p className={styles.sum}>
        <span>
          상품 {formatWon(totals.goodsAmount)} + {fee ? '배송비 ' : ''}
          {formatShippingFee(fee)}
        </span>
        <strong className={styles.sumTotal}>
          <VisuallyHidden>합계 </VisuallyHidden>
          {formatWon(totals.payableAmount)}
        </strong>
      </p>
      {gap === null ? null : (
        <>
          <p className={styles.gap}>
            <VisuallyHidden>{group.storeName}에서 </VisuallyHidden>
            {freeShippingGapText(gap)}
          </p>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={share * 100} height="1" fill="currentColor" />
          </svg>
        </>
      )}
    </div>
  )
}
