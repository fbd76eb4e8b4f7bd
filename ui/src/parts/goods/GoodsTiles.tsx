import { GoodsCard } from './GoodsCard.tsx'
import type { GoodsCardData } from './GoodsCard.tsx'
import styles from './GoodsTiles.module.css'

const SIZES = '(min-width: 1024px) 275px, (min-width: 674px) 30vw, 44vw'

type GoodsTilesProps = {
  readonly goodsList: readonly GoodsCardData[]
  readonly headingLevel?: 2 | 3
}

/** Goods under each other: two beside on phones, then three, then four. */
export function GoodsTiles({ goodsList, headingLevel = 3 }: GoodsTilesProps) {
  return (
    <ul className={styles.tiles}>
      {goodsList.map((goods) => (
        <li key={goods.goodsId} className={styles.tile}>
          <GoodsCard goods={goods} sizes={SIZES} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
