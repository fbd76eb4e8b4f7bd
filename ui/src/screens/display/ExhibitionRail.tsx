import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { useStrip } from '../../parts/layout/useStrip.ts'
import { ExhibitionCard } from './ExhibitionCard.tsx'
import type { ExhibitionCardData } from './exhibitionData.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 366px, (min-width: 674px) 45vw, 80vw'

type ExhibitionRailProps = {
  readonly exhibitions: readonly ExhibitionCardData[]
  readonly nowMs: number
}

/** Exhibitions side by side, to swipe or to move with the buttons. */
export function ExhibitionRail({ exhibitions, nowMs }: ExhibitionRailProps) {
  const { ref, index, isAtEnd, onScroll, show } = useStrip()
  return (
    <section className={styles.section} aria-label="기획전">
      <div className={styles.head}>
        <h2 className={styles.title}>기획전</h2>
        <div className={styles.moves}>
          <MoreLink title="기획전" to={routes.exhibitionList()} />
          <IconButton
            icon={ChevronLeft}
            label="이전 기획전"
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="다음 기획전"
            disabled={isAtEnd}
            onClick={() => show(index + 1)}
          />
        </div>
      </div>
      <ul ref={ref} className={clsx(styles.rail, styles.wide)} onScroll={onScroll}>
        {exhibitions.map((exhibition) => (
          <li key={exhibition.exhibitionId} className={styles.item}>
            <ExhibitionCard exhibition={exhibition} nowMs={nowMs} sizes={SIZES} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
