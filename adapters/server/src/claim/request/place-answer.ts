import type { claimDetail } from '@jangteo/contract/claim/claim.schemas'
import type { Destination } from '@jangteo/core/address/address.rules'
import type { ClaimPlace } from '@jangteo/core/claim/request/claimPlace.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { z } from 'zod'

type Detail = z.input<typeof claimDetail>

function receiverOf(place: ClaimPlace): Destination {
  return {
    receiverName: place.receiverName,
    receiverMobile: place.receiverMobile,
    zonecode: place.zonecode,
    roadAddress: place.roadAddress,
    detailAddress: place.detailAddress,
  }
}

/** Maps the pickup of a claim, and whether it happened; goods of an exchange that became a return were picked up. */
export function toPickupAnswer(
  { pickup, pickup_on: pickupOn, converted_from_id: convertedFromId }: ClaimRow,
  steps: readonly { readonly event: string }[],
): Detail['pickup'] {
  if (pickup === null) return null
  const isCollected =
    convertedFromId !== null || steps.some(({ event }) => event === 'seller.collect')
  return {
    methodEnum: pickup.method,
    receiver: receiverOf(pickup),
    request: pickup.request,
    courierEnum: pickup.courier,
    invoiceNumber: pickup.invoiceNumber,
    pickupStatusEnum: isCollected ? 'COLLECTED' : 'WAITING',
    pickupOn,
  }
}

/** Maps the address and the parcel of replacements. */
export function toReshipAnswer(claim: ClaimRow): Detail['reship'] {
  const { reship, reship_courier: courierEnum, reship_invoice_number: invoiceNumber } = claim
  if (reship === null) return null
  return { receiver: receiverOf(reship), request: reship.request, courierEnum, invoiceNumber }
}
