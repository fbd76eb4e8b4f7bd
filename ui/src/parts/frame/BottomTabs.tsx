import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Heart, Home, LayoutGrid, Search, UserRound } from 'lucide-react'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../action/AppLink.tsx'
import styles from './BottomTabs.module.css'
import type { VisitorProps } from './Header.tsx'
import { Icon } from '../picture/Icon.tsx'

function tabsOf(isLoggedIn: boolean) {
  return [
    { to: routes.home(), icon: Home, text: '홈' },
    { to: routes.category(), icon: LayoutGrid, text: '카테고리' },
    { to: routes.search(), icon: Search, text: '검색' },
    { to: routes.favorite(), icon: Heart, text: '찜' },
    isLoggedIn
      ? { to: routes.myPage(), icon: UserRound, text: '마이' }
      : { to: routes.login(), icon: UserRound, text: '로그인' },
  ]
}

/** The first pages at the thumb, on phones only. */
export function BottomTabs({ isLoggedIn }: Pick<VisitorProps, 'isLoggedIn'>) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} aria-label="주요 메뉴">
      {tabsOf(isLoggedIn).map(({ to, icon, text }) => (
        <AppLink
          key={text}
          to={to}
          className={styles.tab}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Icon of={icon} />
          <span>{text}</span>
        </AppLink>
      ))}
    </nav>
  )
}
