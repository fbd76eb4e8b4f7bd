import { memo } from 'react'
import { GoodsCard } from './GoodsCard.tsx'
import type { GoodsCardData } from './GoodsCard.tsx'
import styles from './GoodsTiles.module.css'

const SIZES = '(min-width: 1120px) 220px, (min-width: 840px) 22vw, (min-width: 560px) 30vw, 46vw'

type GoodsTilesProps = {
  readonly goodsList: readonly GoodsCardData[]
  readonly headingLevel?: 2 | 3
}

/** Goods under each other: two beside on phones, then three, four and five. Drawn again only with other goods. */
export const GoodsTiles = memo(function GoodsTiles({
  goodsList,
  headingLevel = 3,
}: GoodsTilesProps) {
  return (
    <div className={styles.place}>
      <ul className={styles.tiles}>
        {goodsList.map((goods) => (
          <li key={goods.goodsId} className={styles.tile}>
            <GoodsCard goods={goods} sizes={SIZES} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  )
})
