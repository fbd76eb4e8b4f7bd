import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import styles from './Review.module.css'
import type { FeedbackCardData } from './reviewData.ts'

const PICTURE_SIZES = '48px'

/** The product of a review where reviews of several stand together, leading to it. */
export function GoodsOfReview({ goods }: Pick<FeedbackCardData, 'goods'>) {
  return (
    <AppLink className={styles.goods} to={routes.productDetail(goods.goodsId)}>
      <span className={styles.thumb}>
        <Img picture={goods.picture} alt="" sizes={PICTURE_SIZES} />
      </span>
      <b>{goods.goodsName}</b>
    </AppLink>
  )
}
