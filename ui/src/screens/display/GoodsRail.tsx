import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import type { HomeSection } from './homeSection.ts'
import { Rail } from './Rail.tsx'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

export type GoodsRailProps = {
  readonly section: HomeSection
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
