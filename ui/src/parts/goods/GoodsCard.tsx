import { GOODS_DISPLAY_SALE_STATUS_LABELS } from '@jangteo/core/goods/goods.codes'
import type { GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { ReactNode } from 'react'
import { AppLink } from '../action/AppLink.tsx'
import type { PromiseListData } from '../../lib/usePromise.ts'
import { CardPromise } from './CardPromise.tsx'
import styles from './GoodsCard.module.css'
import { Img } from '../picture/Img.tsx'
import { Price } from './Price.tsx'
import { Rating } from './Rating.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

export type GoodsCardData = {
  readonly goodsId: number
  readonly goodsName: string
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
}

type GoodsCardProps = {
  readonly goods: GoodsCardData
  /** Measure of how wide the picture stands on the page. */
  readonly sizes: string
  readonly headingLevel?: 2 | 3
  /** On the lower corner of the picture: what a tap there does with the product. */
  readonly corner?: ReactNode
}

/** A product in a grid or a rail; as wide as its place. The whole card is its link, but for what its corner does. */
export function GoodsCard({ goods, sizes, headingLevel = 3, corner }: GoodsCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GoodsPicture goods={goods} sizes={sizes} />
        {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.body}>
        <p className={styles.store}>{goods.storeName}</p>
        <Heading className={styles.name}>
          <AppLink className={styles.link} to={routes.productDetail(goods.goodsId)}>
            {goods.goodsName}
          </AppLink>
        </Heading>
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} />
        <CardPromise promiseList={goods.promiseList} isFreeShipping={goods.isFreeShipping} />
        <Rating average={goods.ratingAverage} count={goods.reviewCount} />
      </div>
    </article>
  )
}

function GoodsPicture({ goods, sizes }: Pick<GoodsCardProps, 'goods' | 'sizes'>) {
  if (goods.adultYn === 'Y') return <AdultPicture />
  return (
    <>
      <Img picture={goods.picture} alt="" kind="card" sizes={sizes} />
      {goods.displaySaleStatusEnum === 'SALE' ? null : (
        <span className={styles.veil}>
          {GOODS_DISPLAY_SALE_STATUS_LABELS[goods.displaySaleStatusEnum]}
        </span>
      )}
    </>
  )
}

function AdultPicture() {
  return (
    <p className={styles.adult}>
      19
      <VisuallyHidden>세 이상만 볼 수 있는 상품</VisuallyHidden>
    </p>
  )
}
