import { GoodsCard } from './GoodsCard.tsx'
import type { GoodsCardData } from './GoodsCard.tsx'
import { Rail } from './Rail.tsx'
import type { RailHead } from './Rail.tsx'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

/** Goods under a title. */
export type GoodsSection = RailHead & {
  readonly goodsList: readonly GoodsCardData[]
}

export type GoodsRailProps = {
  readonly section: GoodsSection
  /** Place where all of them are. */
  readonly moreTo?: string
}

/** Goods side by side. */
export function GoodsRail({ section, moreTo }: GoodsRailProps) {
  const { goodsList, ...head } = section
  return (
    <Rail {...head} unit="상품" {...(moreTo === undefined ? {} : { moreTo })}>
      {goodsList.map((goods) => (
        <li key={goods.goodsId} className={styles.item}>
          <GoodsCard goods={goods} sizes={SIZES} />
        </li>
      ))}
    </Rail>
  )
}
