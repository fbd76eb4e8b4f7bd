import { ClaimPage } from '../../seller/claim/ClaimPage.tsx'
import { OPERATOR_SIDE } from '../../seller/claim/staffClaims.ts'

/** One claim of any store; an operator acts in the place of a seller who does not answer. */
export function OperatorClaimScreen() {
  return <ClaimPage side={OPERATOR_SIDE} onOpenPlaces={null} />
}
