import type { GnbSubtitleType } from '@jangteo/core/display/gnb.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../action/AppLink.tsx'
import { Badge } from '../text/Badge.tsx'
import styles from './CategoryLine.module.css'
import { Icon } from '../picture/Icon.tsx'
import { useMedia } from '../layout/useMedia.ts'

const WIDE = '(min-width: 674px)'

type GnbEntry = {
  readonly title: string
  readonly url: string
  readonly gnbSubtitleTypeEnum: GnbSubtitleType
  readonly subtitle: string | null
}

/** Label behind the name of an entry. */
function subtitleOf({ gnbSubtitleTypeEnum, subtitle }: GnbEntry): string | null {
  const texts = { NONE: null, NEW: 'NEW', AD: '광고', TEXT: subtitle } as const
  return texts[gnbSubtitleTypeEnum]
}

/** The market's parts beside each other under the bar, on wide screens; phones have tabs and shortcuts for it. */
export function CategoryLine() {
  const calls = useCalls()
  const isShown = useMedia(WIDE)
  const { data } = useQuery({ ...calls.system.layout.queryOptions(), enabled: isShown })
  return (
    <nav className={styles.line} aria-label="카테고리">
      <ul className={styles.entries}>
        <li>
          <AppLink className={styles.all} to={routes.category()}>
            <Icon of={Menu} size="s" />
            전체 카테고리
          </AppLink>
        </li>
        {data?.gnbList.map((entry) => (
          <GnbItem key={entry.url} entry={entry} />
        ))}
        {data?.categoryList.map(({ categoryId, categoryName }) => (
          <li key={categoryId}>
            <AppLink className={styles.entry} to={routes.categoryDetail(categoryId)}>
              {categoryName}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An entry of the navigation at the top, with its mark: new, advertising, a text of its own. */
export function GnbItem({ entry }: { readonly entry: GnbEntry }) {
  const subtitle = subtitleOf(entry)
  return (
    <li>
      <AppLink className={styles.entry} to={entry.url}>
        {entry.title}
        {subtitle === null ? null : (
          <Badge tone={entry.gnbSubtitleTypeEnum === 'AD' ? 'neutral' : 'brand'}>{subtitle}</Badge>
        )}
      </AppLink>
    </li>
  )
}
