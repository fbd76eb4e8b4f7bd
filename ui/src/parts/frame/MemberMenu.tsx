import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import { useLocation } from '../../lib/router.ts'
import styles from './MemberMenu.module.css'

/** Links of a member, in groups by purpose. */
const GROUPS = [
  {
    title: '쇼핑',
    links: [
      { to: routes.orderList(), text: '주문내역' },
      { to: routes.claimList(), text: '취소·교환·반품' },
      { to: routes.additionalPay(), text: '추가결제' },
      { to: routes.review(), text: '리뷰' },
      { to: routes.productInquiry(), text: '상품 문의' },
      { to: routes.restockAlert(), text: '재입고 알림' },
      { to: routes.favorite(), text: '찜' },
      { to: routes.recentGoods(), text: '최근 본 상품' },
      { to: routes.notificationList(), text: '알림' },
    ],
  },
  {
    title: '혜택',
    links: [
      { to: routes.couponList(), text: '쿠폰' },
      { to: lifeRoutes.myEventList(), text: '참여한 이벤트' },
      { to: routes.benefitList(), text: '혜택 모아보기' },
    ],
  },
  {
    title: '설정',
    links: [
      { to: routes.manageAddress(), text: '배송지 관리' },
      { to: lifeRoutes.security(), text: '보안' },
      { to: lifeRoutes.terms(), text: '약관과 수신 동의' },
      { to: lifeRoutes.setting(), text: '설정 모두 보기' },
    ],
  },
] as const

/** The member's pages in groups, on their own page and beside their lists. */
export function MemberMenu() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.menu} aria-label="마이페이지 메뉴">
      {GROUPS.map(({ title, links }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {links.map(({ to, text }) => (
              <li key={text}>
                <AppLink
                  to={to}
                  className={styles.link}
                  aria-current={pathname === to ? 'page' : undefined}
                >
                  {text}
                  <Icon of={ChevronRight} size="s" />
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
