import { GoodsCard } from '../goods/GoodsCard.tsx'
import type { GoodsCardData } from '../goods/GoodsCard.tsx'
import { Rail } from './Rail.tsx'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

/** Goods under a title. */
export type GoodsSection = {
  readonly title: string
  readonly goodsList: readonly GoodsCardData[]
}

type GoodsRailProps = {
  readonly section: GoodsSection
  /** Place where all of them are. */
  readonly moreTo?: string
}

/** Goods side by side. */
export function GoodsRail({ section, moreTo }: GoodsRailProps) {
  return (
    <Rail title={section.title} unit="상품" {...(moreTo === undefined ? {} : { moreTo })}>
      {section.goodsList.map((goods) => (
        <li key={goods.goodsId} className={styles.item}>
          <GoodsCard goods={goods} sizes={SIZES} />
        </li>
      ))}
    </Rail>
  )
}
