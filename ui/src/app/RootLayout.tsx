import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { BottomTabs } from '../parts/frame/BottomTabs.tsx'
import { CategoryLine } from '../parts/frame/CategoryLine.tsx'
import { Footer } from '../parts/frame/Footer.tsx'
import { Header } from '../parts/frame/Header.tsx'
import { SkipLink } from '../parts/frame/SkipLink.tsx'
import { useCaller } from '../lib/caller.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import styles from './RootLayout.module.css'
import { Outlet, ScrollRestoration, useLocation, useMatches } from '../lib/router.ts'
import type { Location } from '../lib/router.ts'

const MAIN_ID = 'main'

/** Frame of a route's page. */
export type RouteFrame = {
  /** On phones the page brings its own bar with a way back, and the market's bar and tabs step aside. */
  readonly isInner: boolean
}

function isInnerPage(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'isInner' in handle && handle.isInner === true
  )
}

/** Moves the focus to a page that the buyer has come to, as a browser does with a new document. */
function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) page.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return page
}

/** A page that was loaded whole has no key of its own, and would open as far down as the one that was left for it. */
function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key
}

/** The frame of every page: bars, the page, the footer. */
export function RootLayout() {
  const { cartCount, isLoggedIn } = useCaller()
  const page = usePageFocus()
  const isInner = useMatches().some(({ handle }) => isInnerPage(handle))
  return (
    <div className={styles.app}>
      <SkipLink targetId={MAIN_ID} />
      <OfflineNotice />
      <Header cartCount={cartCount} isLoggedIn={isLoggedIn} isInner={isInner} />
      <CategoryLine />
      <main ref={page} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isInner ? null : <BottomTabs cartCount={cartCount} isLoggedIn={isLoggedIn} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  )
}
