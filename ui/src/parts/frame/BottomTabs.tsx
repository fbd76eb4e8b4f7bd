import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Heart, Home, LayoutGrid, Search, UserRound } from 'lucide-react'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../action/AppLink.tsx'
import styles from './BottomTabs.module.css'
import type { VisitorProps } from './Header.tsx'
import { Icon } from '../picture/Icon.tsx'

/** `stands`: a tab whose page is to come leads to the nearest one there is, and is never the current one. */
function tabsOf(isLoggedIn: boolean) {
  return [
    { to: routes.home(), icon: Home, text: '홈', stands: true },
    { to: routes.category(), icon: LayoutGrid, text: '카테고리', stands: true },
    { to: routes.search(), icon: Search, text: '검색', stands: true },
    { to: routes.myPage(), icon: Heart, text: '찜', stands: false },
    isLoggedIn
      ? { to: routes.myPage(), icon: UserRound, text: '마이', stands: true }
      : { to: routes.login(), icon: UserRound, text: '로그인', stands: true },
  ]
}

/** The first pages at the thumb, on phones only. */
export function BottomTabs({ isLoggedIn }: Pick<VisitorProps, 'isLoggedIn'>) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} aria-label="주요 메뉴">
      {tabsOf(isLoggedIn).map(({ to, icon, text, stands }) => (
        <AppLink
          key={text}
          to={to}
          className={styles.tab}
          aria-current={stands && pathname === to ? 'page' : undefined}
        >
          <Icon of={icon} />
          <span>{text}</span>
        </AppLink>
      ))}
    </nav>
  )
}
