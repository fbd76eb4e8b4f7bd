import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { GoodsLine } from '../../parts/GoodsLine.tsx'
import styles from './ClaimItems.module.css'
import type { ClaimItemData } from './claimData.ts'

/** What a claim is about, and what it is exchanged for. */
export function ClaimItems({ items }: { readonly items: readonly ClaimItemData[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.orderItemIdEncrypt}>
          <GoodsLine goods={{ ...item, isAddon: false }}>
            {item.exchangeOptionName === null ? null : (
              <p className={styles.exchange}>
                <span className={styles.arrow}>교환할 옵션</span> {item.exchangeOptionName}
              </p>
            )}
            <p className={styles.amount}>
              {formatWon(item.paidAmount)} · {formatNumber(item.quantity)}개
            </p>
          </GoodsLine>
        </li>
      ))}
    </ul>
  )
}
