import { couponCountRow, openOffers } from '@jangteo/core/coupon/coupon.view'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { offerOf } from '../coupon/couponData.ts'
import { CouponOffers } from '../coupon/CouponOffers.tsx'
import type { StoreHeadData } from './storeData.ts'
import styles from './StoreHead.module.css'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import { Img } from '../../parts/picture/Img.tsx'

const SIZES = '(min-width: 1200px) 1136px, 100vw'

/** Head of a store, with its coupons. */
export function StoreHead({ store }: { readonly store: StoreHeadData }) {
  const calls = useCalls()
  const options = calls.coupon.ofStore.queryOptions({ input: { id: store.storeId } })
  const { data } = useQuery({ ...options, enabled: store.couponCount > 0 })
  const openCount = openOffers(data?.coupons.map(offerOf) ?? []).length
  return (
    <header className={styles.head}>
      {store.picture === null ? null : (
        <div className={styles.cover}>
          <Img picture={store.picture} alt="" kind="hero" shape="cover" sizes={SIZES} isPriority />
        </div>
      )}
      <div className={styles.who}>
        <StoreLogo logo={store.logo} size="l" />
        <div className={styles.words}>
          <h1 className={styles.name}>{store.storeName}</h1>
          <p className={styles.counts}>
            상품 {formatNumber(store.goodsCount)}개
            {openCount === 0 ? null : <Badge tone="brand">쿠폰 {openCount}장</Badge>}
          </p>
        </div>
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
    </header>
  )
}
