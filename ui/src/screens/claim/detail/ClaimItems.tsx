import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import styles from './ClaimItems.module.css'
import type { ClaimItemData } from '../claimData.ts'

/** Items of a claim, and their replacements. */
export function ClaimItems({ items }: { readonly items: readonly ClaimItemData[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.orderItemIdEncrypt}>
          <GoodsLine goods={{ ...item, isAddon: false }}>
            <Exchange optionName={item.exchangeOptionName} />
            <p className={styles.amount}>
              {formatWon(item.paidAmount)} · {formatNumber(item.quantity)}개
            </p>
          </GoodsLine>
        </li>
      ))}
    </ul>
  )
}

/** Replacement of the item; goods without options for the same, and nothing in other claims. */
function Exchange({ optionName }: { readonly optionName: string | null }) {
  if (optionName === null) return null
  return (
    <p className={styles.exchange}>
      {optionName === '' ? (
        '같은 상품으로 교환'
      ) : (
        <>
          <span className={styles.arrow}>교환할 옵션</span> {optionName}
        </>
      )}
    </p>
  )
}
