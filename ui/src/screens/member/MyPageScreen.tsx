import { loginOpensText, SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCaller } from '../../lib/caller.ts'
import { Button } from '../../parts/action/Button.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { LoginNotice, SessionBoundary } from '../../parts/boundary/SessionBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { useSession } from '../../parts/dialog/session.ts'
import { MemberMenu } from '../../parts/frame/MemberMenu.tsx'
import { LaterRail } from '../../parts/goods/LaterRail.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { OrderCounters } from '../order/list/OrderCounters.tsx'
import { RecentOrders } from '../order/list/RecentOrders.tsx'
import { MemberFigures } from './MemberFigures.tsx'
import { MemberProfile } from './MemberProfile.tsx'
import { MemberPrompts } from './MemberPrompts.tsx'
import styles from './MyPage.module.css'
import { useMyPage } from './useMyPage.ts'
import type { MemberPage } from './useMyPage.ts'
import { WaitingPayments } from './WaitingPayments.tsx'

/** The buyer's own page. */
export function MyPageScreen() {
  return (
    <>
      <title>마이페이지 - 장터</title>
      <VisuallyHidden>
        <h1>마이페이지</h1>
      </VisuallyHidden>
      <QueryBoundary skeleton={<MyPageSkeleton />}>
        <SessionBoundary>
          <MyPage />
        </SessionBoundary>
      </QueryBoundary>
    </>
  )
}

function MyPage() {
  const { page, answeredMs } = useMyPage()
  return page === null ? <GuestPage /> : <MemberPageView page={page} answeredMs={answeredMs} />
}

function GuestPage() {
  const caller = useCaller()
  const end = caller.isKnown ? caller.sessionEndEnum : null
  return (
    <LoginNotice text={end === null ? loginOpensText('마이페이지') : SESSION_MESSAGES[end]()} />
  )
}

type MemberPageProps = { readonly page: MemberPage; readonly answeredMs: number }

function MemberPageView({ page, answeredMs }: MemberPageProps) {
  const { logOut, isLoggingOut } = useSession()
  return (
    <div className={styles.page}>
      <MemberProfile page={page} />
      <div className={styles.orders}>
        <MemberPrompts prompts={page.promptList.map(({ promptEnum }) => promptEnum)} />
        <MemberFigures
          couponCount={page.couponCount}
          favoriteCount={page.favoriteCount}
          writableReviewCount={page.writableReviewCount}
          unreadCount={page.unreadCount}
        />
        <WaitingPayments payments={page.additionalPaymentList} nowMs={answeredMs} />
        <OrderCounters {...page.orderCounts} />
        <RecentOrders />
        {page.recentGoodsList.length === 0 ? null : (
          <div className={styles.recent}>
            <LaterRail
              section={{ title: '최근 본 상품', goodsList: page.recentGoodsList }}
              moreTo={routes.recentGoods()}
            />
          </div>
        )}
      </div>
      <div className={styles.menu}>
        <MemberMenu />
      </div>
      <div className={styles.leave}>
        <Button variant="quiet" size="s" isBusy={isLoggingOut} onClick={logOut}>
          로그아웃
        </Button>
      </div>
    </div>
  )
}

function MyPageSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.profile}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={styles.orders}>
          <Skeleton shape="control" />
          <Skeleton shape="board" />
          <Skeleton shape="board" />
        </div>
      </div>
    </SkeletonPage>
  )
}
