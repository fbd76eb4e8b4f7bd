import { formatNumber } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { HomeCounts, type HomeCount } from '../staff/HomeCounts.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { entriesOf } from '../staff/staffEntry.ts'
import { StaffPage } from '../staff/StaffPage.tsx'
import { OPERATOR_ENTRIES } from './operatorEntries.ts'
import styles from './OperatorHome.module.css'

type Home = StaffAnswers['operatorHome']['home']

const toCount = (label: string, count: number, to: string): HomeCount => ({
  label,
  figure: formatNumber(count),
  to,
})

function countsOf({ approvalCount, sellers, claims, money }: Home): HomeCount[] {
  const counts = [toCount('승인 대기', approvalCount, operatorRoutes.approvals())]
  if (sellers !== null) {
    const applied = operatorRoutes.applications({ state: 'APPLIED' })
    counts.push(
      toCount('입점 심사 대기', sellers.applicationCount, applied),
      toCount('상품 심사 대기', sellers.goodsReviewCount, operatorRoutes.goods()),
    )
  }
  if (claims !== null) {
    counts.push(
      toCount('분쟁', claims.disputeCount, operatorRoutes.claims({ tab: 'DISPUTE' })),
      toCount('신고', claims.reportCount, operatorRoutes.reports()),
      toCount('리뷰 이의신청', claims.objectionCount, operatorRoutes.reviews()),
      toCount('처리 중인 환불', claims.refundCount, operatorRoutes.refunds()),
    )
  }
  if (money !== null) {
    const closed = operatorRoutes.settlements({ state: 'CLOSED' })
    counts.push(toCount('정산 승인 대기', money.closedStatementCount, closed))
  }
  return counts
}

/** The first page of the operator console: what is to be decided, and every place that is open. */
export function OperatorHomeScreen() {
  const { data: me } = useSuspenseQuery(staffCalls.operatorSession.me.queryOptions())
  const { data: home } = useSuspenseQuery({
    ...staffCalls.operatorHome.home.queryOptions(),
    staleTime: 0,
  })
  const access = { isChief: me.adminYn === 'Y', permissions: me.permissionList }
  const [, ...places] = entriesOf(OPERATOR_ENTRIES, access)
  return (
    <StaffPage title="홈" place="장터 운영">
      <HomeCounts counts={countsOf(home)} />
      <ul className={styles.places} aria-label="바로가기">
        {places.map(({ label, to, icon }) => (
          <li key={to}>
            <AppLink className={styles.place} to={to}>
              <Icon of={icon} />
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}
