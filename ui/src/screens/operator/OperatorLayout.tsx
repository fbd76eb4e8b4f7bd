import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from '../../lib/router.ts'
import { StaffBoundary } from '../staff/StaffBoundary.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { entriesOf } from '../staff/staffEntry.ts'
import { StaffFrame } from '../staff/StaffFrame.tsx'
import { useUnreadBadge } from '../staff/useUnreadBadge.ts'
import { useStaffLogOut } from '../staff/useStaffLogOut.ts'
import { OPERATOR_ENTRIES } from './operatorEntries.ts'

/** The frame of every page of the operator console but its login. */
export function OperatorLayout() {
  return (
    <StaffBoundary loginUrl={operatorRoutes.login}>
      <OperatorFrame />
    </StaffBoundary>
  )
}

function OperatorFrame() {
  const { data: me } = useSuspenseQuery(staffCalls.operatorSession.me.queryOptions())
  const unread = useUnreadBadge(staffCalls.operatorNotification)
  const leaving = useStaffLogOut(staffCalls.operatorSession.logOut, operatorRoutes.login())
  const access = { isChief: me.adminYn === 'Y', permissions: me.permissionList }
  return (
    <StaffFrame
      place="장터 운영"
      name={me.name}
      homeUrl={operatorRoutes.home()}
      entries={entriesOf(OPERATOR_ENTRIES, access)}
      badges={{ [operatorRoutes.notifications()]: unread }}
      {...leaving}
    >
      <Outlet />
    </StaffFrame>
  )
}
