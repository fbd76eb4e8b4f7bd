import { formatNumber } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { entriesOf } from '../staff/staffEntry.ts'
import { StaffPage } from '../staff/StaffPage.tsx'
import { OPERATOR_ENTRIES } from './operatorEntries.ts'
import styles from './OperatorHome.module.css'

/** Pending requests that are somebody else's to decide, or the operator's own. */
const PENDING = { stateEnum: 'PENDING', page: 0, size: 1 } as const

/** The first page of the operator console: what waits for a second person, and every place that is open. */
export function OperatorHomeScreen() {
  const { data: me } = useSuspenseQuery(staffCalls.operatorSession.me.queryOptions())
  const { data: pending } = useSuspenseQuery({
    ...staffCalls.approval.list.queryOptions({ input: PENDING }),
    staleTime: 0,
  })
  const access = { isChief: me.adminYn === 'Y', permissions: me.permissionList }
  const [, ...places] = entriesOf(OPERATOR_ENTRIES, access)
  return (
    <StaffPage title="홈" place="장터 운영">
      <AppLink className={styles.pending} to={operatorRoutes.approvals()}>
        <span className={styles.label}>승인을 기다리는 요청</span>
        <span className={styles.count}>{formatNumber(pending.totalElements)}</span>
      </AppLink>
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
