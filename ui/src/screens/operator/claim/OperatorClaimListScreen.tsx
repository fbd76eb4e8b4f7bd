import { ClaimListPage } from '../../seller/claim/ClaimListPage.tsx'
import { OPERATOR_SIDE } from '../../seller/claim/staffClaims.ts'

/** The claims of every store. */
export function OperatorClaimListScreen() {
  return <ClaimListPage side={OPERATOR_SIDE} />
}
