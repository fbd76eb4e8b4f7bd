import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../action/AppLink.tsx'
import styles from './CategoryLine.module.css'
import { gnbEntriesOf, isHere } from './gnb.ts'
import type { GnbEntry } from './gnb.ts'
import { GnbMark } from './GnbMark.tsx'
import { Icon } from '../picture/Icon.tsx'
import { useMedia } from '../layout/useMedia.ts'

const WIDE = '(min-width: 674px)'

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
        {data === undefined
          ? null
          : gnbEntriesOf(data.gnbList).map((entry) => <GnbItem key={entry.url} entry={entry} />)}
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
  const { pathname } = useLocation()
  return (
    <li>
      <AppLink
        className={styles.entry}
        to={entry.url}
        aria-current={isHere(entry, pathname) ? 'page' : undefined}
      >
        {entry.title}
        <GnbMark {...entry} />
      </AppLink>
    </li>
  )
}
