import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { useStrip } from '../../parts/layout/useStrip.ts'
import type { HomeSection } from './homeSection.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 216px, (min-width: 674px) 28vw, 42vw'

type GoodsRailProps = {
  readonly section: HomeSection
  /** Place where all of them are. */
  readonly moreTo?: string
}

/** Goods side by side, to swipe or to move with the buttons. */
export function GoodsRail({ section, moreTo }: GoodsRailProps) {
  const titleId = useId()
  const { ref, index, isAtEnd, onScroll, show } = useStrip()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {section.title}
        </h2>
        <div className={styles.moves}>
          {moreTo === undefined ? null : <MoreLink title={section.title} to={moreTo} />}
          <IconButton
            icon={ChevronLeft}
            label={`${section.title} 이전 상품`}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={`${section.title} 다음 상품`}
            disabled={isAtEnd}
            onClick={() => show(index + 1)}
          />
        </div>
      </div>
      <ul ref={ref} className={styles.rail} onScroll={onScroll}>
        {section.goodsList.map((goods) => (
          <li key={goods.goodsId} className={styles.item}>
            <GoodsCard goods={goods} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
