import { discountRate, formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import styles from './Price.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type PriceProps = {
  readonly listPrice: Won
  readonly salePrice: Won
  readonly size?: 'm' | 'l'
}

/** From this rate on a small price shows what it was before; a large one always does. */
const STRUCK_RATE_MIN = 20

/** Cost of goods: the rate of the discount, the price to pay, then the struck list price when it was higher. */
export function Price({ listPrice, salePrice, size = 'm' }: PriceProps) {
  const rate = discountRate(listPrice, salePrice)
  const isStruck = rate !== null && (size === 'l' || rate >= STRUCK_RATE_MIN)
  return (
    <p className={styles.price} data-size={size}>
      {rate === null ? null : (
        <span className={styles.rate}>
          <VisuallyHidden>할인율 </VisuallyHidden>
          {rate}%
        </span>
      )}
      <span className={styles.sale}>
        <VisuallyHidden>판매가 </VisuallyHidden>
        {formatWon(salePrice)}
      </span>
      {isStruck ? (
        <s className={styles.list}>
          <VisuallyHidden>정가 </VisuallyHidden>
          {formatWon(listPrice)}
        </s>
      ) : null}
    </p>
  )
}
