import { formatAddress } from '@jangteo/core/address/address.rules'
import { showsGoodsWay } from '@jangteo/core/claim/claim.view'
import {
  PICKUP_METHOD_LABELS,
  PICKUP_STATUS_LABELS,
} from '@jangteo/core/claim/request/claimPickup.codes'
import { openPickupWishText } from '@jangteo/core/claim/request/pickupDay.view'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import type { ClaimDetailData } from '../claimData.ts'

type ClaimProps = { readonly claim: ClaimDetailData }
type Pickup = NonNullable<ClaimDetailData['pickup']>
type Reship = NonNullable<ClaimDetailData['reship']>

function placeFacts({ receiver, request }: Pick<Pickup, 'receiver' | 'request'>) {
  return [
    { label: '이름', value: receiver.receiverName },
    { label: '휴대폰', value: formatMobile(receiver.receiverMobile) },
    { label: '주소', value: formatAddress(receiver) },
    { label: '요청사항', value: request === '' ? null : request },
  ]
}

function parcelFact({ courierEnum, invoiceNumber }: Pick<Reship, 'courierEnum' | 'invoiceNumber'>) {
  const number = formatInvoiceNumber(invoiceNumber ?? '')
  return {
    label: '송장번호',
    value: courierEnum === null ? null : `${COURIER_LABELS[courierEnum]} ${number}`.trim(),
  }
}

function endOf({ claimStatusEnum: status, withdrawn: isWithdrawn }: ClaimDetailData) {
  return { status, isWithdrawn }
}

/** Pickup address, or the parcel of the buyer. */
export function PickupSection({ claim }: ClaimProps) {
  const { pickup } = claim
  if (pickup === null) return null
  if (!showsGoodsWay(endOf(claim), pickup.pickupStatusEnum === 'COLLECTED')) return null
  const facts = [
    { label: '수거 상태', value: PICKUP_STATUS_LABELS[pickup.pickupStatusEnum] },
    { label: '수거 방법', value: PICKUP_METHOD_LABELS[pickup.methodEnum] },
    {
      label: '수거일',
      value: openPickupWishText({ status: pickup.pickupStatusEnum, pickupOn: pickup.pickupOn }),
    },
    parcelFact(pickup),
    ...placeFacts(pickup),
  ]
  return (
    <PageSection title="수거 정보">
      <FactList facts={facts} />
    </PageSection>
  )
}

/** Address of the replacement, and its parcel once it is sent. */
export function ReshipSection({ claim }: ClaimProps) {
  const { reship } = claim
  if (reship === null || !showsGoodsWay(endOf(claim), reship.courierEnum !== null)) return null
  return (
    <PageSection title="재배송 정보">
      <FactList facts={[parcelFact(reship), ...placeFacts(reship)]} />
    </PageSection>
  )
}
