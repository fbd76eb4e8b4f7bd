import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { StaffLoginScreen } from '../staff/StaffLoginScreen.tsx'

/** Logging in to the operator console. */
export function OperatorLoginScreen() {
  return (
    <StaffLoginScreen
      kind="OPERATOR"
      place="장터 운영"
      homeUrl={operatorRoutes.home()}
      passwordUrl={operatorRoutes.password()}
    />
  )
}
