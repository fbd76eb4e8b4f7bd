import { ClaimListPage } from './ClaimListPage.tsx'
import { SELLER_SIDE } from './staffClaims.ts'

/** The claims on what a store sold. */
export function SellerClaimListScreen() {
  return <ClaimListPage side={SELLER_SIDE} />
}
