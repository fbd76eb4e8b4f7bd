import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { CLAIM_FAULT_LABELS, CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REASON_LABELS } from '@jangteo/core/claim/request/claimReason.codes'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { viewOf } from '../../claim/claimData.ts'
import styles from '../order/SellerOrder.module.css'
import type { ClaimSide, StaffClaimData } from './staffClaims.ts'

type Column = DataColumn<StaffClaimData>

const STORE: Column = { key: 'store', header: '스토어', cell: ({ storeName }) => storeName }

function goodsText({ goodsName, itemCount }: StaffClaimData): string {
  return itemCount > 1 ? `${goodsName} 외 ${formatNumber(itemCount - 1)}개` : goodsName
}

function moneyText({ refundAmount, additionalPayAmount }: StaffClaimData): string {
  if (additionalPayAmount > 0) return `추가결제 ${formatWon(additionalPayAmount)}`
  return refundAmount === 0 ? '' : formatWon(refundAmount)
}

function reasonText({ claimReasonEnum: reason, responsible }: StaffClaimData): string {
  const parts = [
    reason === null ? null : CLAIM_REASON_LABELS[reason],
    responsible === null ? null : CLAIM_FAULT_LABELS[responsible],
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** The columns of a side's claims; sellers know their own store. */
export function claimColumns({ claimUrl, place }: ClaimSide): readonly Column[] {
  return [
    {
      key: 'claim',
      header: '신청',
      isTitle: true,
      cell: (claim) => (
        <div className={styles.cell}>
          <AppLink className={styles.link} to={claimUrl(claim.orderClaimIdEncrypt)}>
            {CLAIM_TYPE_LABELS[claim.claimTypeEnum]} {claim.orderNumber}
          </AppLink>
          <span className={styles.soft}>{formatDateTime(Date.parse(claim.requestedAt))}</span>
        </div>
      ),
    },
    ...(place === '장터 운영' ? [STORE] : []),
    { key: 'goods', header: '상품', cell: goodsText },
    { key: 'orderer', header: '주문자', cell: ({ ordererName }) => ordererName },
    { key: 'reason', header: '사유', cell: reasonText },
    { key: 'money', header: '환불 예정금액', align: 'end', cell: moneyText },
    {
      key: 'state',
      header: '상태',
      cell: (claim) => {
        const { label, tone } = viewOf(claim)
        return <Badge tone={tone === 'open' ? 'inverse' : 'neutral'}>{label}</Badge>
      },
    },
  ]
}
