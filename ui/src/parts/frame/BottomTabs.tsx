import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, LayoutGrid, ReceiptText, ShoppingBag, UserRound } from 'lucide-react'
import { useLocation } from '../../lib/router.ts'
import { AppLink } from '../action/AppLink.tsx'
import { CountBadge } from '../text/Badge.tsx'
import styles from './BottomTabs.module.css'
import { cartLabel } from './Header.tsx'
import type { VisitorProps } from './Header.tsx'
import { Icon } from '../picture/Icon.tsx'

function tabsOf({ cartCount, isLoggedIn }: VisitorProps) {
  return [
    { to: routes.home(), icon: Home, text: '홈', label: '홈', count: 0 },
    {
      to: routes.category(),
      icon: LayoutGrid,
      text: '카테고리',
      label: '카테고리',
      count: 0,
    },
    { to: routes.orderList(), icon: ReceiptText, text: '주문내역', label: '주문내역', count: 0 },
    {
      to: routes.cart(),
      icon: ShoppingBag,
      text: '장바구니',
      label: cartLabel(cartCount),
      count: cartCount,
    },
    isLoggedIn
      ? { to: routes.myPage(), icon: UserRound, text: '마이페이지', label: '마이페이지', count: 0 }
      : { to: routes.login(), icon: UserRound, text: '로그인', label: '로그인', count: 0 },
  ]
}

/** The first pages at the thumb, on phones only. */
export function BottomTabs(props: VisitorProps) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} aria-label="주요 메뉴">
      {tabsOf(props).map(({ to, icon, text, label, count }) => (
        <AppLink
          key={text}
          to={to}
          className={styles.tab}
          aria-label={label}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Icon of={icon} />
          <CountBadge count={count} />
          <span>{text}</span>
        </AppLink>
      ))}
    </nav>
  )
}
