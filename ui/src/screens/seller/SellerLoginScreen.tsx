import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { StaffLoginScreen } from '../staff/StaffLoginScreen.tsx'

/** Logging in to the seller centre. */
export function SellerLoginScreen() {
  return (
    <StaffLoginScreen
      kind="SELLER"
      place="판매자센터"
      homeUrl={sellerRoutes.home()}
      passwordUrl={sellerRoutes.password()}
    />
  )
}
