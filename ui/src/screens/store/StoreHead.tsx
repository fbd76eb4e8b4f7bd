import { couponCountRow } from '@jangteo/core/coupon/coupon.view'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { Rating } from '../../parts/goods/Rating.tsx'
import { offerOf } from '../coupon/couponData.ts'
import { CouponOffers } from '../coupon/CouponOffers.tsx'
import { StoreFavor } from '../favorite/StoreFavor.tsx'
import type { StoreHeadData, StorePageData } from './storeData.ts'
import styles from './StoreHead.module.css'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'

const OWN_SIZES = '(min-width: 1200px) 1136px, 100vw'
const COVER_SIZES = '(min-width: 1200px) 300px, (min-width: 674px) 25vw, 34vw'

/** Head of a store: what it sells best, who it is, what buyers think of it, and its coupons. */
export function StoreHead({ store }: { readonly store: StorePageData }) {
  const calls = useCalls()
  const options = calls.coupon.ofStore.queryOptions({ input: { id: store.storeId } })
  return (
    <header>
      <StoreCover store={store} />
      <div className={styles.head}>
        <div className={styles.who}>
          <span className={styles.logoPlace} data-over={hasCover(store)}>
            <StoreLogo logo={store.logo} size="l" />
          </span>
          <div className={styles.words}>
            <h1 className={styles.name}>{store.storeName}</h1>
            <p className={styles.counts}>
              <Rating average={store.ratingAverage} count={store.reviewCount} />
              <span>상품 {formatNumber(store.goodsCount)}개</span>
            </p>
          </div>
          <StoreFavor store={store} count={store.favoriteCount} />
        </div>
        <div className={styles.story}>
          <p className={styles.introduction}>{store.introduction}</p>
          <AppLink className={styles.seller} to={routes.storeSellerInfo(store.storeUrl)}>
            <span>
              {store.companyName} · 대표 {store.representativeName}
            </span>
            <span className={styles.sellerMore}>
              판매자 정보
              <Icon of={ChevronRight} size="s" />
            </span>
          </AppLink>
        </div>
        {store.couponCount === 0 ? null : (
          <div className={styles.coupons}>
            <CouponOffers
              options={options}
              rowOf={(coupons) => couponCountRow(coupons.map(offerOf))}
            />
          </div>
        )}
      </div>
    </header>
  )
}

type CoverData = Pick<StoreHeadData, 'picture' | 'pictures'>

function hasCover({ picture, pictures }: CoverData): boolean {
  return picture !== null || pictures.length > 0
}

/** A store's own picture, or those of what it sells best, from edge to edge; nothing of a store that has neither. */
function StoreCover({ store }: { readonly store: CoverData }) {
  const { picture, pictures } = store
  if (!hasCover(store)) return null
  if (picture !== null) {
    return (
      <div className={styles.cover} aria-hidden>
        <Img picture={picture} alt="" kind="hero" shape="cover" sizes={OWN_SIZES} isPriority />
      </div>
    )
  }
  return (
    <ul className={styles.cover} aria-hidden>
      {pictures.map((shown, place) => (
        <li key={shown} className={styles.coverPicture}>
          <div className={styles.coverMiddle}>
            <Img picture={shown} alt="" sizes={COVER_SIZES} isPriority={place === 0} />
          </div>
        </li>
      ))}
    </ul>
  )
}
