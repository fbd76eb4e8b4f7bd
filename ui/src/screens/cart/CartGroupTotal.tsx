import { formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { freeShippingLeftText } from '@jangteo/core/shipping/chargedFees.view'
import { shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { ChevronRight } from 'lucide-react'
import { Icon } from '../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Cart.module.css'
import type { CartGroupData } from './cartData.ts'
import { priceOfGroup } from './cartPricing.ts'

type CartGroupTotalProps = {
  readonly group: CartGroupData
  readonly chosen: ReadonlySet<number>
}

/** Total of the chosen lines of a shipping group, and the amount missing for free shipping. */
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
          <AppLink className={styles.gap} to={routes.store(group.storeUrl)}>
            <VisuallyHidden>{group.storeName} </VisuallyHidden>
            {freeShippingLeftText(gap)}
            <Icon of={ChevronRight} size="s" />
          </AppLink>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={share * 100} height="1" fill="currentColor" />
          </svg>
        </>
      )}
    </div>
  )
}
