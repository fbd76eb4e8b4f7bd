import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import styles from './Blocks.module.css'
import type { StoreGoodsData } from './mainGroup.ts'

type StoreGoodsProps = { readonly head: RailHead; readonly stores: readonly StoreGoodsData[] }

/** Stores side by side, each with three of its products. */
export function StoreGoods({ head, stores }: StoreGoodsProps) {
  return (
    <Rail {...head} unit="가게" size="column">
      {stores.map((store) => (
        <li key={store.storeId} className={styles.snap}>
          <StoreCard store={store} headingLevel={3} />
        </li>
      ))}
    </Rail>
  )
}
