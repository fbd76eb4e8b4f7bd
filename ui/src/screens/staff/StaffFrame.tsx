import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { SkipLink } from '../../parts/frame/SkipLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { ScrollRestoration, useLocation } from '../../lib/router.ts'
import { usePageFocus } from '../../lib/usePageFocus.ts'
import type { StaffEntry } from './staffEntry.ts'
import styles from './StaffFrame.module.css'

const MAIN_ID = 'main'

type StaffFrameProps = {
  /** Name of the place: the store's, or the market's. */
  readonly place: string
  /** Name of the account. */
  readonly name: string
  readonly homeUrl: string
  readonly entries: readonly StaffEntry[]
  /** Counts beside entries, by the page that they lead to; `null` is none. */
  readonly badges: Readonly<Record<string, string | null>>
  readonly isLeaving: boolean
  readonly onLogOut: () => void
  readonly children: ReactNode
}

/** The frame of the pages of staff: a bar, the navigation beside the page, on phones above it. */
export function StaffFrame(props: StaffFrameProps) {
  const { place, name, homeUrl, entries, badges, isLeaving, onLogOut, children } = props
  const page = usePageFocus()
  return (
    <div className={styles.frame}>
      <SkipLink targetId={MAIN_ID} />
      <header className={styles.bar}>
        <AppLink className={styles.place} to={homeUrl}>
          {place}
        </AppLink>
        <div className={styles.account}>
          <p className={styles.name}>{name} 님</p>
          <Button variant="text" size="s" isBusy={isLeaving} onClick={onLogOut}>
            로그아웃
          </Button>
        </div>
      </header>
      <Navigation entries={entries} badges={badges} />
      <main ref={page} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ScrollRestoration />
    </div>
  )
}

/** Scrolls the bar sideways, until the entry of the page is in its middle. */
function showEntry(bar: HTMLElement): void {
  const entry = bar.querySelector('[aria-current="page"]')
  if (entry === null) return
  const [outer, inner] = [bar.getBoundingClientRect(), entry.getBoundingClientRect()]
  const left = inner.left - outer.left - (outer.width - inner.width) / 2
  bar.scrollBy({ left, behavior: 'instant' })
}

/** The entries; on phones the one of the page is brought into view. */
function Navigation({ entries, badges }: Pick<StaffFrameProps, 'entries' | 'badges'>) {
  const { pathname } = useLocation()
  const here = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (here !== undefined && bar.current !== null) showEntry(bar.current)
  }, [here])
  return (
    <nav ref={bar} className={styles.navigation} aria-label="메뉴">
      <ul className={styles.entries}>
        {entries.map(({ label, to, icon }) => (
          <li key={to}>
            <AppLink
              className={styles.entry}
              to={to}
              aria-current={to === here ? 'page' : undefined}
            >
              <Icon of={icon} size="s" />
              {label}
              <EntryBadge count={badges[to] ?? null} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EntryBadge({ count }: { readonly count: string | null }) {
  if (count === null) return null
  return (
    <Badge tone="brand">
      <VisuallyHidden>읽지 않음 </VisuallyHidden>
      {count}
    </Badge>
  )
}
