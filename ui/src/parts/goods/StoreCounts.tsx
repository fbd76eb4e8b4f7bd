import { storeCountsView } from '@jangteo/core/store/storeCard.view'
import type { StoreCounts as Counts } from '@jangteo/core/store/storeCard.view'
import { Badge } from '../text/Badge.tsx'
import styles from './StoreCounts.module.css'

/** Counts of a store in a list: its products, the new ones among them, and the coupons that can be had. */
export function StoreCounts({ store }: { readonly store: Counts }) {
  const { goodsText, newGoodsText, couponText } = storeCountsView(store)
  return (
    <span className={styles.counts}>
      <span>{goodsText}</span>
      {newGoodsText === null ? null : <span className={styles.fresh}>{newGoodsText}</span>}
      {couponText === null ? null : <Badge tone="brand">{couponText}</Badge>}
    </span>
  )
}
