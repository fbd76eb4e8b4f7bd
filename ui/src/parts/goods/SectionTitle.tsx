import { ChevronRight } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import { Badge } from '../text/Badge.tsx'
import styles from './Section.module.css'

type SectionTitleProps = {
  readonly id: string
  readonly title: string
  readonly subtitle?: string
  /** Somebody paid for it. */
  readonly isAd?: boolean
  /** Place where all of what stands below are. */
  readonly titleTo?: string
}

/** The heading of a part of a page, with the mark of an advertisement and a line below it. */
export function SectionTitle({ id, title, subtitle, isAd = false, titleTo }: SectionTitleProps) {
  return (
    <div className={styles.words}>
      <div className={styles.titleLine}>
        <h2 id={id} className={styles.title}>
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
        {isAd ? <Badge>광고</Badge> : null}
      </div>
      {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  )
}
