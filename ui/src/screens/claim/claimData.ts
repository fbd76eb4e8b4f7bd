import { claimView } from '@jangteo/core/claim/claim.view'
import type { ClaimView } from '@jangteo/core/claim/claim.view'
import type { PickupMethod } from '@jangteo/core/claim/request/claimPickup.codes'
import { isRequestable } from '@jangteo/core/claim/claim.rules'
import type { WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import type { Answers } from '@jangteo/http/call/calls'

export type ClaimDetailData = Answers['claim']['detail']
export type ClaimCardData = Answers['claim']['list']['content'][number]
export type ClaimItemData = ClaimCardData['items'][number]

type Head = Pick<
  ClaimCardData,
  'claimTypeEnum' | 'claimStatusEnum' | 'withdrawn' | 'converted' | 'addPaymentWaiting'
>

/** Known part of the goods' way; a card knows nothing. */
type Way = { readonly pickupMethod: PickupMethod | null; readonly isReshipped: boolean }

const UNKNOWN_WAY: Way = { pickupMethod: null, isReshipped: false }

/** State of a claim, what comes next and how far it is. */
export function viewOf(claim: Head, way: Way = UNKNOWN_WAY): ClaimView {
  return claimView({
    type: claim.claimTypeEnum,
    status: claim.claimStatusEnum,
    isWithdrawn: claim.withdrawn,
    isConverted: claim.converted,
    isAddPaymentWaiting: claim.addPaymentWaiting,
    ...way,
  })
}

/** The same for its page, which knows the way of the goods. */
export function detailViewOf(claim: ClaimDetailData): ClaimView {
  const { pickup, reship } = claim
  return viewOf(claim, {
    pickupMethod: pickup?.methodEnum ?? null,
    isReshipped: reship !== null && reship.courierEnum !== null,
  })
}

/** The claim as its withdrawal names it; `null` for what a buyer never requested. */
export function withdrawable({
  orderClaimIdEncrypt: claimId,
  claimTypeEnum,
}: Pick<ClaimCardData, 'orderClaimIdEncrypt' | 'claimTypeEnum'>): WithdrawnClaim | null {
  return isRequestable(claimTypeEnum) ? { claimId, type: claimTypeEnum } : null
}
