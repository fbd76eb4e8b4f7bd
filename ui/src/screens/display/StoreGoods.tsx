import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import styles from './Blocks.module.css'
import type { StoreGoodsData } from './mainGroup.ts'

const SIZES = '(min-width: 1200px) 110px, (min-width: 674px) 14vw, 26vw'

type StoreGoodsProps = { readonly head: RailHead; readonly stores: readonly StoreGoodsData[] }

/** Stores side by side, each with three of its products. */
export function StoreGoods({ head, stores }: StoreGoodsProps) {
  return (
    <Rail {...head} unit="가게" size="column">
      {stores.map((store) => (
        <li key={store.storeId} className={styles.snap}>
          <article className={styles.store}>
            <AppLink className={styles.storeHead} to={routes.store(store.storeUrl)}>
              <StoreLogo logo={store.logo} />
              <span className={styles.words}>
                <h3 className={styles.text}>{store.storeName}</h3>
                <span className={styles.introduction}>{store.introduction}</span>
              </span>
            </AppLink>
            <ul className={styles.storeGoods}>
              {store.goodsList.map((goods) => (
                <li key={goods.goodsId}>
                  <GoodsCard goods={goods} sizes={SIZES} />
                </li>
              ))}
            </ul>
          </article>
        </li>
      ))}
    </Rail>
  )
}
