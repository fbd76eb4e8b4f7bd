import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useSession } from '../../parts/dialog/session.ts'
import { Badge } from '../../parts/text/Badge.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { OrderCounters } from '../order/list/OrderCounters.tsx'
import { RecentOrders } from '../order/list/RecentOrders.tsx'
import { MemberFigures } from './MemberFigures.tsx'
import { MemberMenu } from '../../parts/frame/MemberMenu.tsx'
import styles from './MyPage.module.css'
import { WaitingPayments } from './WaitingPayments.tsx'

/** The buyer's own page. */
export function MyPageScreen() {
  return (
    <>
      <title>마이페이지 - 장터</title>
      <VisuallyHidden>
        <h1>마이페이지</h1>
      </VisuallyHidden>
      <MemberOnly subject="마이페이지" skeleton={<MyPageSkeleton />}>
        <MyPage />
      </MemberOnly>
    </>
  )
}

function MyPage() {
  const calls = useCalls()
  const { data: me } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  const { logOut, isLoggingOut } = useSession()
  return (
    <div className={styles.page}>
      <div className={styles.profile}>
        <p className={styles.name}>{me.name}님</p>
        {me.memberShipType === 'MEMBER' ? null : (
          <Badge tone="brand">{MEMBERSHIP_TYPE_LABELS[me.memberShipType]}</Badge>
        )}
      </div>
      <div className={styles.orders}>
        <MemberFigures />
        <WaitingPayments />
        <OrderCounters />
        <RecentOrders />
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
