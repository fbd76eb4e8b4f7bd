import { rankChangeView } from '@jangteo/core/display/ranking.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { CardPromise } from '../../parts/goods/CardPromise.tsx'
import { GoodsPicture } from '../../parts/goods/GoodsPicture.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { Rating } from '../../parts/goods/Rating.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Ranking.module.css'
import type { RankedGoodsData } from './rankingChoice.ts'

const SIZES = '(min-width: 674px) 132px, 104px'

/** A product with its rank and how that changed since the day before. */
export function RankingRow({ goods }: { readonly goods: RankedGoodsData }) {
  const change = rankChangeView(goods.rank, goods.previousRank)
  return (
    <article className={styles.row}>
      <p className={styles.place}>
        <span className={styles.rank} data-top={goods.rank <= 3}>
          {goods.rank}
          <VisuallyHidden>위</VisuallyHidden>
        </span>
        <span className={styles.change} data-change={change.change}>
          <span aria-hidden>{change.mark}</span>
          <VisuallyHidden>{change.text}</VisuallyHidden>
        </span>
      </p>
      <div className={styles.picture}>
        <GoodsPicture goods={goods} sizes={SIZES} />
      </div>
      <div className={styles.words}>
        <p className={styles.store}>{goods.storeName}</p>
        <h2 className={styles.name}>
          <AppLink className={styles.link} to={routes.productDetail(goods.goodsId)}>
            {goods.goodsName}
          </AppLink>
        </h2>
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} />
        <CardPromise promiseList={goods.promiseList} isFreeShipping={goods.isFreeShipping} />
        <Rating average={goods.ratingAverage} count={goods.reviewCount} />
      </div>
    </article>
  )
}
