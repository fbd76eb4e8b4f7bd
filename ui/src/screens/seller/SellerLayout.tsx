import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from '../../lib/router.ts'
import { StaffBoundary } from '../staff/StaffBoundary.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { entriesOf } from '../staff/staffEntry.ts'
import { StaffFrame } from '../staff/StaffFrame.tsx'
import { useUnreadBadge } from '../staff/useUnreadBadge.ts'
import { useStaffLogOut } from '../staff/useStaffLogOut.ts'
import { SELLER_ENTRIES } from './sellerEntries.ts'

/** The frame of every page of the seller centre but its login. */
export function SellerLayout() {
  return (
    <StaffBoundary loginUrl={sellerRoutes.login}>
      <SellerFrame />
    </StaffBoundary>
  )
}

function SellerFrame() {
  const { data: me } = useSuspenseQuery(staffCalls.sellerSession.me.queryOptions())
  const unread = useUnreadBadge(staffCalls.sellerNotification)
  const leaving = useStaffLogOut(staffCalls.sellerSession.logOut, sellerRoutes.login())
  const access = { isChief: me.ownerYn === 'Y', permissions: me.permissionList }
  return (
    <StaffFrame
      place={me.storeName}
      name={me.name}
      homeUrl={sellerRoutes.home()}
      entries={entriesOf(SELLER_ENTRIES, access)}
      badges={{ [sellerRoutes.notifications()]: unread }}
      {...leaving}
    >
      <Outlet />
    </StaffFrame>
  )
}
