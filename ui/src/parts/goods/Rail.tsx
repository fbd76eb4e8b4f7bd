import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../action/AppLink.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { Icon } from '../picture/Icon.tsx'
import { useRail } from '../layout/useRail.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './Section.module.css'

type RailProps = {
  readonly title: string
  /** Name of what the buttons move on to: `상품`. */
  readonly unit: string
  /** Width of its items: two and a part on phones, three in a row there, or most of the screen. */
  readonly size?: 'card' | 'third' | 'column'
  /** Beside the title: a clock. */
  readonly extra?: ReactNode
  /** Place where all of them are. */
  readonly moreTo?: string
  /** The same behind the title, where a clock takes the room beside it. */
  readonly titleTo?: string
  /** One list item each. */
  readonly children: ReactNode
}

/** Items side by side under a title, to swipe or to move with the buttons; what moves is drawn once. */
export function Rail({ title, unit, size = 'card', extra, moreTo, titleTo, children }: RailProps) {
  const titleId = useId()
  const { ref, index, isAtEnd, move } = useRail(Children.count(children))
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {titleTo === undefined ? (
            title
          ) : (
            <AppLink className={styles.titleLink} to={titleTo}>
              {title}
              <span className={styles.titleMore}>
                <Icon of={ChevronRight} size="s" />
              </span>
            </AppLink>
          )}
        </h2>
        {extra}
        <div className={styles.moves}>
          {moreTo === undefined ? null : <MoreLink title={title} to={moreTo} />}
          <IconButton
            icon={ChevronLeft}
            label={`${title} 이전 ${unit}`}
            disabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={`${title} 다음 ${unit}`}
            disabled={isAtEnd}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul ref={ref} className={styles.rail} data-size={size}>
        {children}
      </ul>
    </section>
  )
}
