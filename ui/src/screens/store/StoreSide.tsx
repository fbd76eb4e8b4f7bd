import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Rating } from '../../parts/goods/Rating.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import styles from './StoreNotice.module.css'

type StoreSideProps = { readonly store: Answers['store']['side'] }

/** A store beside its notices: who it is, what buyers think of it, and when to call. */
export function StoreSide({ store }: StoreSideProps) {
  const { storeName, storeUrl, logo, ratingAverage, reviewCount, favoriteCount } = store
  return (
    <AppLink className={styles.side} to={routes.store(storeUrl)}>
      <StoreLogo logo={logo} />
      <span className={styles.title}>
        <b>{storeName}</b>
        <span className={styles.facts}>
          <Rating average={ratingAverage} count={reviewCount} />
          {favoriteCount === 0 ? null : <span>찜 {formatNumber(favoriteCount)}</span>}
          <span>상품 {formatNumber(store.goodsCount)}개</span>
          <span>상담 {store.phoneHours}</span>
        </span>
      </span>
    </AppLink>
  )
}
