import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../action/AppLink.tsx'
import { useCentred } from '../action/useCentred.ts'
import { gnbEntriesOf, isHere, isTopPage } from './gnb.ts'
import { GnbMark } from './GnbMark.tsx'
import styles from './TopTabs.module.css'

/**
 * The market's first pages beside each other under the bar, on phones, the open one in view; wide screens have a line
 * for it.
 */
export function TopTabs() {
  const { pathname } = useLocation()
  return isTopPage(pathname) ? <Entries pathname={pathname} /> : null
}

function Entries({ pathname }: { readonly pathname: string }) {
  const calls = useCalls()
  const { data } = useQuery(calls.system.layout.queryOptions())
  const tabs = useCentred<HTMLElement>(data === undefined ? null : pathname)
  return (
    <nav ref={tabs} className={styles.tabs} aria-label="추천 메뉴" data-bar="second">
      {data === undefined
        ? null
        : gnbEntriesOf(data.gnbList).map((entry) => (
            <AppLink
              key={entry.url}
              className={styles.tab}
              to={entry.url}
              aria-current={isHere(entry, pathname) ? 'page' : undefined}
            >
              <span className={styles.name}>{entry.title}</span>
              <GnbMark {...entry} />
            </AppLink>
          ))}
    </nav>
  )
}
