import { formatAddress } from '@jangteo/core/address/address.rules'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/request/claimPickup.codes'
import { openPickupWishText } from '@jangteo/core/claim/request/pickupDay.view'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { parcelText } from '../order/itemColumns.tsx'
import { OpeningSheet } from '../order/OpeningSheet.tsx'
import { useOpening } from '../order/useOpening.ts'
import type { StaffClaimDetail } from './staffClaims.ts'

type Places = StaffAnswers['sellerClaim']['openPlaces']
type Receiver = NonNullable<Places['pickup']>

type ClaimPlacesProps = {
  readonly claim: StaffClaimDetail
  readonly onOpen: ((id: string, reason: string) => Promise<Places>) | null
}

function placeText(masked: Receiver | null, clear: Receiver | null): string | null {
  if (clear !== null) {
    const mobile = formatMobile(clear.receiverMobile)
    return `${clear.receiverName} · ${mobile} · ${formatAddress(clear)}`
  }
  return masked === null
    ? null
    : `${masked.receiverName} · ${masked.receiverMobile} · ${masked.roadAddress}`
}

function factsOf({ pickup, reship }: StaffClaimDetail, opened: Places | undefined) {
  return [
    { label: '수거 방법', value: pickup === null ? null : PICKUP_METHOD_LABELS[pickup.methodEnum] },
    {
      label: '수거일',
      value:
        pickup === null
          ? null
          : openPickupWishText({ status: pickup.pickupStatusEnum, pickupOn: pickup.pickupOn }),
    },
    { label: '수거지', value: placeText(pickup?.receiver ?? null, opened?.pickup ?? null) },
    { label: '보낸 송장', value: pickup === null ? null : parcelText(pickup) || null },
    { label: '재배송지', value: placeText(reship?.receiver ?? null, opened?.reship ?? null) },
    { label: '재배송 송장', value: reship === null ? null : parcelText(reship) || null },
  ]
}

/** The places that a claim's goods are fetched from and sent to: masked until somebody says what for. */
export function ClaimPlaces({ claim, onOpen }: ClaimPlacesProps) {
  const { data, open, isBusy, sheet } = useOpening('places', {
    call: async (reason) =>
      onOpen === null ? undefined : onOpen(claim.orderClaimIdEncrypt, reason),
  })
  if (claim.pickup === null && claim.reship === null) return null
  const canOpen = onOpen !== null && claim.isBuyerOpenable && data === undefined
  return (
    <PageSection
      title="수거·재배송"
      extra={
        canOpen ? (
          <Button size="s" variant="outline" isBusy={isBusy} onClick={open}>
            전체 보기
          </Button>
        ) : null
      }
    >
      <FactList facts={factsOf(claim, data)} />
      <OpeningSheet sheet={sheet} title="수거·재배송지 보기" acceptLabel="전체 보기" />
    </PageSection>
  )
}
