import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { inboxLabel } from '@jangteo/core/notification/inbox.view'
import { UNREAD_COUNT_SHOWN_MAX } from '@jangteo/core/notification/notification.codes'
import { clsx } from 'clsx'
import { Bell, Heart, Search, ShoppingBag, Truck, UserRound } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { CountBadge } from '../text/Badge.tsx'
import { cartLabel } from './cartLabel.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import styles from './Header.module.css'
import { Icon } from '../picture/Icon.tsx'
import { Logo } from './Logo.tsx'
import { SEARCH_HINT, usePopularWord } from './usePopularWord.tsx'
import { memo } from 'react'

export type VisitorProps = {
  readonly cartCount: number
  readonly unreadCount: number
  readonly isLoggedIn: boolean
}

type HeaderProps = VisitorProps & {
  /** Pages with a bar of their own have this one on wide screens only. */
  readonly isInner: boolean
}

/** The market's bar: above the first pages on phones, above every page where there is room. The native app draws its own. */
export const Header = memo(function Header(props: HeaderProps) {
  const { cartCount, unreadCount, isLoggedIn, isInner } = props
  const { word, turner } = usePopularWord(isInner)
  return (
    <header className={styles.header} data-inner={isInner}>
      <div className={styles.bar}>
        <Logo />
        <AppLink className={styles.pill} to={routes.search()} aria-label={SEARCH_HINT}>
          <Icon of={Search} size="s" />
          <span key={word} className={styles.searchText} data-turned={word !== SEARCH_HINT}>
            {word}
          </span>
        </AppLink>
        <HeaderSearch hint={word} />
        {turner}
        <nav className={styles.links} aria-label="바로가기">
          <AppLink className={styles.textLink} to={routes.favorite()}>
            <Icon of={Heart} />찜
          </AppLink>
          <AppLink className={styles.textLink} to={routes.orderList()}>
            <Icon of={Truck} />
            주문배송
          </AppLink>
          <AppLink className={styles.textLink} to={isLoggedIn ? routes.myPage() : routes.login()}>
            <Icon of={UserRound} />
            {isLoggedIn ? '마이' : '로그인'}
          </AppLink>
          <AppLink
            className={clsx(styles.textLink, styles.counted)}
            to={routes.notificationList()}
            aria-label={inboxLabel(unreadCount)}
          >
            <span className={styles.bag}>
              <Icon of={Bell} />
              <CountBadge count={unreadCount} max={UNREAD_COUNT_SHOWN_MAX} />
            </span>
            <span className={styles.word} aria-hidden>
              알림
            </span>
          </AppLink>
          <AppLink
            className={clsx(styles.textLink, styles.counted)}
            to={routes.cart()}
            aria-label={cartLabel(cartCount)}
          >
            <span className={styles.bag}>
              <Icon of={ShoppingBag} />
              <CountBadge count={cartCount} />
            </span>
            <span className={styles.word} aria-hidden>
              장바구니
            </span>
          </AppLink>
        </nav>
      </div>
    </header>
  )
})
