import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { ADDITIONAL_PAYMENT_STATE_LABELS } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_FAULT_LABELS, CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/request/claimPickup.codes'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import { pickupWishText } from '@jangteo/core/claim/request/pickupDay.view'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { useId, useState } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import { Badge } from '../../parts/text/Badge.tsx'
import { EvidenceList } from '../claim/detail/EvidenceList.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import styles from './Desk.module.css'
import { DeskAskSheet } from './DeskAskSheet.tsx'
import { DeskButtons } from './DeskButtons.tsx'
import { deskClaimLabel } from './deskClaim.ts'
import type { DeskClaimData, DeskClaimEvent } from './deskData.ts'
import { DeskShipSheet } from './DeskShipSheet.tsx'
import { useDeskClaimEvents } from './useDesk.ts'

type DeskClaimProps = { readonly claim: DeskClaimData }

/** A claim, and what seller, carrier and clock may do with it now. */
export function DeskClaim({ claim }: DeskClaimProps) {
  const { orderNumber, requestedAt, buyer, claimTypeEnum, items } = claim
  const titleId = useId()
  return (
    <li>
      <article className={styles.item} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <h2 id={titleId} className={styles.title}>
              {CLAIM_TYPE_LABELS[claimTypeEnum]}{' '}
              {items.map((item) => goodsTitle(item.goodsName, item.optionName)).join(', ')}
            </h2>
            <p className={styles.order}>
              {buyer} · {formatDateTime(Date.parse(requestedAt))} · {orderNumber}
            </p>
          </div>
          <Badge tone="inverse">{deskClaimLabel(claim)}</Badge>
        </div>
        <ClaimFacts claim={claim} />
        <EvidenceList files={claim.files} name={`evidence-${claim.orderClaimIdEncrypt}`} />
        <ClaimEvents claim={claim} titleId={titleId} />
      </article>
    </li>
  )
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}

function pickupText(pickup: NonNullable<DeskClaimData['pickup']>) {
  const { methodEnum, receiver, request, pickupOn } = pickup
  const { receiverName: name, receiverMobile: mobile } = receiver
  return [
    PICKUP_METHOD_LABELS[methodEnum],
    pickupOn === null ? '' : pickupWishText(pickupOn),
    formatAddress(receiver),
    name,
    formatMobile(mobile),
    request,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function ClaimFacts({ claim }: DeskClaimProps) {
  const { items, claimReasonEnum: reason, responsible, additionalPayment, pickup, reship } = claim
  const pieces = items.map(({ goodsName, quantity, exchangeOptionName }) =>
    [`${goodsName} ${formatNumber(quantity)}개`, exchangeOptionName]
      .filter((part) => part !== null)
      .join(' → '),
  )
  const facts = [
    { label: '상품', value: pieces.join(', ') },
    { label: '사유', value: reason === null ? null : CLAIM_REASON_LABELS[reason] },
    { label: '상세', value: textOrNull(claim.reasonDetail) },
    { label: '귀책', value: responsible === null ? null : CLAIM_FAULT_LABELS[responsible] },
    { label: '환불', value: claim.refundAmount === 0 ? null : formatWon(claim.refundAmount) },
    {
      label: '추가결제',
      value:
        additionalPayment === null
          ? null
          : `${formatWon(additionalPayment.amount)} · ${ADDITIONAL_PAYMENT_STATE_LABELS[additionalPayment.additionalPaymentStatusEnum]}`,
    },
    { label: '수거', value: pickup === null ? null : pickupText(pickup) },
    {
      label: '재배송',
      value:
        reship === null
          ? null
          : `${COURIER_LABELS[reship.courierEnum]} ${formatInvoiceNumber(reship.invoice ?? '')}`,
    },
    { label: '메모', value: textOrNull(claim.sellerMemo) },
  ]
  return <FactList facts={facts} />
}

function ClaimEvents({ claim, titleId }: DeskClaimProps & { readonly titleId: string }) {
  const { send, sending } = useDeskClaimEvents(claim)
  const [asked, setAsked] = useState<DeskClaimEvent | null>(null)
  const asking = useSheet(`ask-${claim.orderClaimIdEncrypt}`)
  const shipping = useSheet(`reship-${claim.orderClaimIdEncrypt}`)
  const press = (event: DeskClaimEvent) => {
    setAsked(event)
    if (event.asks.includes('PARCEL')) shipping.open()
    else if (event.asks.length > 0) asking.open()
    else send(event.type)
  }
  return (
    <>
      <DeskButtons events={claim.events} titleId={titleId} sending={sending} onPress={press} />
      <DeskAskSheet
        event={asking.isOpen ? asked : null}
        fault={claim.responsible ?? 'BUYER'}
        onDismiss={asking.dismiss}
        onSend={(answer) =>
          asked === null ? undefined : send(asked.type, { ...answer, onDone: asking.dismiss })
        }
      />
      <DeskShipSheet
        isOpen={shipping.isOpen}
        onDismiss={shipping.dismiss}
        onShip={(parcel) =>
          asked === null ? undefined : send(asked.type, { ...parcel, onDone: shipping.dismiss })
        }
      />
    </>
  )
}
