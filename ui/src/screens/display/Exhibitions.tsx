import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import { ExhibitionCard } from './ExhibitionCard.tsx'
import type { ExhibitionCardData } from './exhibitionData.ts'
import styles from './Exhibitions.module.css'
import { MoreLink } from '../../parts/goods/MoreLink.tsx'
import section from '../../parts/goods/Section.module.css'

const POSTER_SIZES = '(min-width: 1200px) 750px, (min-width: 674px) 62vw, 92vw'
const SIZES = '(min-width: 1200px) 366px, (min-width: 674px) 30vw, 46vw'
/** Number of exhibitions that stand below the first one. */
const LATER_COUNT = 2

type ExhibitionsProps = {
  readonly exhibitions: readonly ExhibitionCardData[]
  readonly nowMs: number
}

/** The newest exhibition as a poster, two more beside it, and the way to all of them. */
export function Exhibitions({ exhibitions, nowMs }: ExhibitionsProps) {
  return (
    <section className={clsx(section.section, styles.place)} aria-label="기획전">
      <div className={section.head}>
        <h2 className={section.title}>기획전</h2>
        <div className={section.moves}>
          <MoreLink title="기획전" to={routes.exhibitionList()} />
        </div>
      </div>
      <ul className={styles.exhibitions}>
        {exhibitions.slice(0, 1 + LATER_COUNT).map((exhibition, place) => (
          <li key={exhibition.exhibitionId} className={styles.exhibition}>
            <ExhibitionCard
              exhibition={exhibition}
              nowMs={nowMs}
              look={place === 0 ? 'poster' : 'card'}
              sizes={place === 0 ? POSTER_SIZES : SIZES}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
