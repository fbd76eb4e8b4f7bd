import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import { Heart, Search, ShoppingBag, Truck, UserRound } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { CountBadge } from '../text/Badge.tsx'
import { cartLabel } from './cartLabel.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import styles from './Header.module.css'
import { Icon } from '../picture/Icon.tsx'
import { Logo } from './Logo.tsx'
import { memo } from 'react'

export type VisitorProps = {
  readonly cartCount: number
  readonly isLoggedIn: boolean
}

type HeaderProps = VisitorProps & {
  /** Pages with a bar of their own have this one on wide screens only. */
  readonly isInner: boolean
}

/** The market's bar: above the first pages on phones, above every page where there is room. The native app draws its own. */
export const Header = memo(function Header({ cartCount, isLoggedIn, isInner }: HeaderProps) {
  return (
    <header className={styles.header} data-inner={isInner}>
      <div className={styles.bar}>
        <Logo />
        <AppLink className={styles.pill} to={routes.search()}>
          <Icon of={Search} size="s" />
          <span className={styles.searchText}>어떤 상품을 찾으세요?</span>
        </AppLink>
        <HeaderSearch />
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
            className={clsx(styles.textLink, styles.cart)}
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
