import { GNB_SUBTITLE_TYPE_LABELS } from '@jangteo/core/display/gnb.codes'
import { Badge } from '../text/Badge.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './GnbMark.module.css'
import type { GnbEntry } from './gnb.ts'

type GnbMarkProps = Pick<GnbEntry, 'gnbSubtitleTypeEnum' | 'subtitle'>

/** The mark behind the name of an entry: a dot for what is new, "광고" for an advertisement, or a text of its own. */
export function GnbMark({ gnbSubtitleTypeEnum: type, subtitle }: GnbMarkProps) {
  if (type === 'NONE') return null
  if (type === 'NEW') {
    return (
      <span className={styles.dot}>
        <VisuallyHidden>{GNB_SUBTITLE_TYPE_LABELS.NEW}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={styles.mark}>
      {type === 'AD' ? (
        <Badge>{GNB_SUBTITLE_TYPE_LABELS.AD}</Badge>
      ) : (
        <Badge tone="brand">{subtitle}</Badge>
      )}
    </span>
  )
}
