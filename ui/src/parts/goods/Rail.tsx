import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { useRail } from '../layout/useRail.ts'
import { SectionTitle } from './SectionTitle.tsx'
import { RailMoves } from './RailMoves.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

/** The heading of a part of a page. */
export type RailHead = {
  readonly title: string
  readonly subtitle?: string
  /** Somebody paid for it. */
  readonly isAd?: boolean
  /** Place where all of them are. */
  readonly moreTo?: string
  /** The same behind the title, where a clock takes the room beside it. */
  readonly titleTo?: string
}

type RailProps = RailHead & {
  /** Name of what the buttons move on to: `상품`. */
  readonly unit: string
  /** Width of its items: two and a part on phones, three in a row there, or most of the screen. */
  readonly size?: 'card' | 'third' | 'column'
  /** Beside the title: a clock. */
  readonly extra?: ReactNode
  /** One list item each. */
  readonly children: ReactNode
}

/** Items side by side under a title, to swipe or to move with the buttons; what moves is drawn once. */
export function Rail({ unit, size = 'card', extra, children, ...head }: RailProps) {
  const { title, moreTo } = head
  const titleId = useId()
  const { ref, ...rail } = useRail(Children.count(children))
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <SectionTitle id={titleId} {...head} />
        {extra}
        <div className={styles.moves}>
          {moreTo === undefined ? null : <MoreLink title={title} to={moreTo} />}
          <RailMoves rail={rail} title={title} unit={unit} />
        </div>
      </div>
      <ul ref={ref} className={styles.rail} data-size={size}>
        {children}
      </ul>
    </section>
  )
}
