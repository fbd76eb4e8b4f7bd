import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { GoodsPicture } from '../../parts/goods/GoodsPicture.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import type { HomeSection, HomeSectionProps } from './homeSection.ts'
import { Rail } from '../../parts/goods/Rail.tsx'
import styles from './RankedGoods.module.css'

const SIZES = '72px'
/** Number of rows that stand under each other before the next column. */
const COLUMN_LENGTH = 3

type Goods = HomeSection['goodsList'][number]
type Ranked = { readonly rank: number; readonly goods: Goods }

function columnsOf(goodsList: readonly Goods[]): readonly (readonly Ranked[])[] {
  const ranked = goodsList.map((goods, place) => ({ rank: place + 1, goods }))
  const count = Math.ceil(ranked.length / COLUMN_LENGTH)
  return Array.from({ length: count }, (_, column) =>
    ranked.slice(column * COLUMN_LENGTH, (column + 1) * COLUMN_LENGTH),
  )
}

/** Goods in the order of their sales with their places, three rows beside three. */
export function RankedGoods({ section }: Pick<HomeSectionProps, 'section'>) {
  const { goodsList, ...head } = section
  return (
    <Rail {...head} unit="순위" size="column">
      {columnsOf(goodsList).map((column) => (
        <li key={column[0]?.rank} className={styles.column}>
          <ul className={styles.rows}>
            {column.map(({ rank, goods }) => (
              <li key={goods.goodsId}>
                <RankedRow rank={rank} goods={goods} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Rail>
  )
}

function RankedRow({ rank, goods }: Ranked) {
  return (
    <AppLink className={styles.row} to={routes.productDetail(goods.goodsId)}>
      <span className={styles.rank}>
        {rank}
        <VisuallyHidden>위</VisuallyHidden>
      </span>
      <span className={styles.picture}>
        <GoodsPicture goods={goods} sizes={SIZES} />
      </span>
      <div className={styles.words}>
        <span className={styles.store}>{goods.storeName}</span>
        <span className={styles.name}>{goods.goodsName}</span>
        <Price listPrice={goods.listPrice} salePrice={goods.salePrice} />
      </div>
    </AppLink>
  )
}
