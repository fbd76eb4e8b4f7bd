import { staffCalls } from '../../staff/staffCalls.ts'
import { ClaimPage } from './ClaimPage.tsx'
import { SELLER_SIDE } from './staffClaims.ts'

function openPlaces(id: string, reason: string) {
  return staffCalls.sellerClaim.openPlaces.call({ id, reason })
}

/** One claim of a store: what it comes to, and what its seller may do. */
export function SellerClaimScreen() {
  return <ClaimPage side={SELLER_SIDE} onOpenPlaces={openPlaces} />
}
