import type { GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { canAwaitRestock } from '@jangteo/core/goods/saleStatus.rules'
import { GOODS_MARK_LABELS, type GoodsMark } from '@jangteo/core/goods/mark/goodsMark.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { ReactNode } from 'react'
import { AppLink } from '../action/AppLink.tsx'
import type { PromiseListData } from '../../lib/usePromise.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { CardPromise } from './CardPromise.tsx'
import { FavoriteHeart } from './FavoriteHeart.tsx'
import styles from './GoodsCard.module.css'
import { GoodsPicture } from './GoodsPicture.tsx'
import { Price } from './Price.tsx'
import { Rating } from './Rating.tsx'
import { SoldBar } from './SoldBar.tsx'

export type GoodsCardData = {
  readonly goodsId: number
  readonly goodsName: string
  readonly brandName: string | null
  readonly picture: string
  readonly storeName: string
  readonly listPrice: number
  readonly salePrice: number
  readonly isFreeShipping: boolean
  readonly promiseList: PromiseListData
  readonly ratingAverage: number
  readonly reviewCount: number
  readonly displaySaleStatusEnum: GoodsDisplaySaleStatus
  readonly adultYn: 'Y' | 'N'
  /** `null` for none. */
  readonly markEnum: GoodsMark | null
  /** The deal that sets the price; `null` for none. */
  readonly deal: { readonly endsAt: string; readonly soldPercent: number | null } | null
}

type GoodsCardProps = {
  readonly goods: GoodsCardData
  /** Measure of how wide the picture stands on the page. */
  readonly sizes: string
  readonly headingLevel?: 2 | 3
  /** The one mark on the upper corner of the picture: the clock or the last day of a deal; of any other deal its name, else the product's own. */
  readonly mark?: ReactNode
  /** In place of the price: what a deal that has not begun shows. */
  readonly price?: ReactNode
}

const ownMarkText = (mark: GoodsMark | null) => (mark === null ? null : GOODS_MARK_LABELS[mark])

/** The way to be notified when a product is in stock again, on the veil over its picture. */
function RestockLink({ goods: { goodsId, goodsName } }: Pick<GoodsCardProps, 'goods'>) {
  return (
    <AppLink className={styles.restock} to={routes.productDetail(goodsId, { restock: true })}>
      <span className={styles.alert}>
        <VisuallyHidden>{goodsName} </VisuallyHidden>재입고 알림
      </span>
    </AppLink>
  )
}

/**
 * A product in a grid or a rail, as wide as its place; in a narrow place the price comes first, and store and rating
 * stay out. The whole card is its link, but for its heart and the alert of what is sold out.
 */
export function GoodsCard(props: GoodsCardProps) {
  const { goods, sizes, headingLevel = 3 } = props
  const own = goods.deal === null ? goods.markEnum : null
  const isSoldOut = canAwaitRestock(goods.displaySaleStatusEnum)
  const dealText = isSoldOut ? null : '특가'
  const { mark = goods.deal === null ? ownMarkText(own) : dealText } = props
  const { price = <Price listPrice={goods.listPrice} salePrice={goods.salePrice} /> } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GoodsPicture goods={goods} sizes={sizes} />
        {mark === null ? null : (
          <p className={styles.mark} data-mark={props.mark === undefined ? own : null}>
            {mark}
          </p>
        )}
        {isSoldOut && goods.adultYn === 'N' ? <RestockLink goods={goods} /> : null}
        <div className={styles.corner}>
          <FavoriteHeart goods={goods} />
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.store}>
          {goods.brandName === null ? null : `${goods.brandName} · `}
          {goods.storeName}
        </p>
        <Heading className={styles.name}>
          <AppLink className={styles.link} to={routes.productDetail(goods.goodsId)}>
            {goods.goodsName}
          </AppLink>
        </Heading>
        <div className={styles.price}>{price}</div>
        <SoldBar percent={goods.deal?.soldPercent ?? null} />
        <CardPromise promiseList={goods.promiseList} isFreeShipping={goods.isFreeShipping} />
        <div className={styles.rating}>
          <Rating average={goods.ratingAverage} count={goods.reviewCount} />
        </div>
      </div>
    </article>
  )
}
