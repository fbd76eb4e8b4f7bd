import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import styles from './StoreCard.module.css'
import type { StoreCardData } from '../../screens/store/storeData.ts'
import { StoreCounts } from './StoreCounts.tsx'
import { StoreLogo } from './StoreLogo.tsx'

const SIZES = '(min-width: 1200px) 160px, (min-width: 674px) 14vw, 26vw'

type StoreCardProps = { readonly store: StoreCardData; readonly headingLevel?: 2 | 3 }

/**
 * A store in a list: who it is, what is counted of it, and what it sells best. The card is its link, and each product is
 * one of its own; where there is room, both stand side by side.
 */
export function StoreCard({ store, headingLevel = 2 }: StoreCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.who}>
          <div className={styles.head}>
            <StoreLogo logo={store.logo} />
            <div className={styles.words}>
              <Heading className={styles.name}>
                <AppLink className={styles.link} to={routes.store(store.storeUrl)}>
                  {store.storeName}
                </AppLink>
              </Heading>
              <StoreCounts store={store} />
            </div>
            <span className={styles.more}>
              <Icon of={ChevronRight} size="s" />
            </span>
          </div>
          <p className={styles.introduction}>{store.introduction}</p>
        </div>
        {store.goodsList.length === 0 ? null : (
          <ul className={styles.goods}>
            {store.goodsList.map((goods) => (
              <li key={goods.goodsId}>
                <GoodsCard goods={goods} sizes={SIZES} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
