import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../action/AppLink.tsx'
import { Badge } from '../text/Badge.tsx'
import { Img } from '../picture/Img.tsx'
import styles from './StoreCard.module.css'
import type { StoreCardData } from '../../screens/store/storeData.ts'
import { StoreLogo } from './StoreLogo.tsx'

const SIZES = '(min-width: 1200px) 125px, (min-width: 674px) 11vw, 20vw'

type StoreCardProps = { readonly store: StoreCardData; readonly headingLevel?: 2 | 3 }

/** A store in the list of stores. The whole card is its link. */
export function StoreCard({ store, headingLevel = 2 }: StoreCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <StoreLogo logo={store.logo} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <AppLink className={styles.link} to={routes.store(store.storeUrl)}>
              {store.storeName}
            </AppLink>
          </Heading>
          <p className={styles.counts}>
            상품 {formatNumber(store.goodsCount)}개
            {store.couponCount === 0 ? null : (
              <Badge tone="brand">쿠폰 {store.couponCount}장</Badge>
            )}
          </p>
        </div>
      </div>
      <p className={styles.introduction}>{store.introduction}</p>
      <ul className={styles.pictures} aria-hidden>
        {store.pictures.map((picture) => (
          <li key={picture} className={styles.picture}>
            <Img picture={picture} alt="" kind="card" sizes={SIZES} />
          </li>
        ))}
      </ul>
    </article>
  )
}
