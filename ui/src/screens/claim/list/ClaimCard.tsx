import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import type { ClaimView } from '@jangteo/core/claim/claim.view'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { ListCard } from '../../order/list/ListCard.tsx'
import { ClaimBadge } from '../ClaimBadge.tsx'
import { ClaimButtons } from '../ClaimButtons.tsx'
import styles from './ClaimCard.module.css'
import { viewOf } from '../claimData.ts'
import type { ClaimCardData } from '../claimData.ts'
import { ClaimItems } from '../detail/ClaimItems.tsx'

type ClaimCardProps = { readonly claim: ClaimCardData }

/** A claim in the list: when it was requested, how far it is, what comes next, what may be done. */
export function ClaimCard({ claim }: ClaimCardProps) {
  const { orderClaimIdEncrypt, claimTypeEnum, requestedAt, orderNumber } = claim
  const view = viewOf(claim)
  const place = useFocusOn<HTMLDivElement>(claim.withdrawn)
  return (
    <ListCard
      title={`${formatDate(Date.parse(requestedAt))} ${CLAIM_TYPE_LABELS[claimTypeEnum]}`}
      orderNumber={orderNumber}
      to={routes.claimDetail(orderClaimIdEncrypt)}
      toName="상세"
    >
      <div ref={place} className={styles.state} tabIndex={-1}>
        <ClaimBadge view={view} />
        <p className={styles.next}>{view.nextText}</p>
      </div>
      <div className={styles.goods}>
        <h3 className={styles.store}>
          <StoreLink storeName={claim.storeName} storeUrl={claim.storeUrl} />
        </h3>
        <ClaimItems items={claim.items} />
      </div>
      <CardAmount claim={claim} tone={view.tone} />
      <ClaimButtons claim={claim} />
    </ListCard>
  )
}

type CardAmountProps = ClaimCardProps & { readonly tone: ClaimView['tone'] }

/** Refund total; absent once it was refused or withdrawn. */
function CardAmount({ claim: { refundAmount, additionalPayAmount }, tone }: CardAmountProps) {
  if (tone === 'ended' || (refundAmount === 0 && additionalPayAmount === 0)) return null
  const amounts = [
    { label: tone === 'done' ? '환불금액' : '환불 예정금액', amount: refundAmount },
    { label: '추가결제 금액', amount: additionalPayAmount },
  ].filter(({ amount }) => amount > 0)
  return (
    <dl className={styles.amounts}>
      {amounts.map(({ label, amount }) => (
        <div key={label} className={styles.amount}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{formatWon(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
