import { Badge } from '../text/Badge.tsx'
import styles from './Section.module.css'

type SectionTitleProps = {
  readonly id: string
  readonly title: string
  readonly subtitle?: string
  /** Somebody paid for it. */
  readonly isAd?: boolean
}

/** The heading of a part of a page, with the mark of an advertisement and a line below it. */
export function SectionTitle({ id, title, subtitle, isAd = false }: SectionTitleProps) {
  return (
    <div className={styles.words}>
      <div className={styles.titleLine}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isAd ? <Badge>광고</Badge> : null}
      </div>
      {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  )
}
