import { BottomTabs } from '../parts/frame/BottomTabs.tsx'
import { CategoryLine } from '../parts/frame/CategoryLine.tsx'
import { Footer } from '../parts/frame/Footer.tsx'
import { Header } from '../parts/frame/Header.tsx'
import { SkipLink } from '../parts/frame/SkipLink.tsx'
import { TopTabs } from '../parts/frame/TopTabs.tsx'
import { SessionProvider } from '../parts/dialog/SessionProvider.tsx'
import { FavoritesProvider } from '../parts/goods/FavoritesProvider.tsx'
import { useCaller } from '../lib/caller.ts'
import { usePageFocus } from '../lib/usePageFocus.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { usePageArrival } from './pageChange.ts'
import styles from './RootLayout.module.css'
import { useRouteFrame } from './routeFrame.ts'
import { Outlet, ScrollRestoration } from '../lib/router.ts'
import type { Location } from '../lib/router.ts'

const MAIN_ID = 'main'

/** A page that was loaded whole has no key of its own, and would open as far down as the one that was left for it. */
function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key
}

/** The frame of every page: bars, the page, the footer, and what pages ask of the session. */
export function RootLayout() {
  return (
    <SessionProvider>
      <FavoritesProvider>
        <Frame />
      </FavoritesProvider>
    </SessionProvider>
  )
}

function Frame() {
  const { cartCount, unreadCount, isLoggedIn } = useCaller()
  const page = usePageFocus()
  usePageArrival()
  const { isInner, hasFooter } = useRouteFrame()
  return (
    <div className={styles.app}>
      <SkipLink targetId={MAIN_ID} />
      <OfflineNotice />
      <Header
        cartCount={cartCount}
        unreadCount={unreadCount}
        isLoggedIn={isLoggedIn}
        isInner={isInner}
      />
      <CategoryLine />
      <TopTabs />
      <main ref={page} id={MAIN_ID} className={styles.main} data-ends={!hasFooter} tabIndex={-1}>
        <Outlet />
      </main>
      {hasFooter ? <Footer /> : null}
      {isInner ? null : <BottomTabs isLoggedIn={isLoggedIn} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  )
}
