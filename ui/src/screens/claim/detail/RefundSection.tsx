import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { movesMoney } from '@jangteo/core/claim/request/claimRequest.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { refundsView } from '@jangteo/core/payment/refund.view'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { RefundAccountSection } from '../../order/detail/RefundAccountSection.tsx'
import { detailViewOf } from '../claimData.ts'
import type { ClaimDetailData } from '../claimData.ts'
import { RefundTable } from './RefundTable.tsx'

type ClaimProps = { readonly claim: ClaimDetailData }

/** Accepted amounts of a claim, and the status of its refunds; nothing where no money moves. */
export function RefundSection({ claim }: ClaimProps) {
  const { refund, refundList } = claim
  const { tone } = detailViewOf(claim)
  const isMoving = tone !== 'ended' && refund !== null && movesMoney(refund)
  if (refund === null || (!isMoving && refundList.length === 0)) return null
  const { isSettled, isHeld, hasAccount } = refundsView(
    refundList.map(({ refundStatusEnum: state, way }) => ({ state, way })),
  )
  return (
    <>
      <PageSection title={refund.refundAmount > 0 ? '환불 정보' : '금액 정보'}>
        {isMoving ? <RefundTable refund={refund} isSettled={isSettled} /> : null}
        <RefundStates refunds={refundList} isHeld={isHeld} />
      </PageSection>
      {refund.refundAccountRequired || hasAccount ? (
        <AccountOfOrder ordersId={claim.ordersIdEncrypt} />
      ) : null}
    </>
  )
}

type RefundStatesProps = {
  readonly refunds: ClaimDetailData['refundList']
  readonly isHeld: boolean
}

function RefundStates({ refunds, isHeld }: RefundStatesProps) {
  if (refunds.length === 0) return null
  const facts = refunds.map(({ amount, refundStatusEnum, requestedAt, settledAt, way }, index) => {
    const name = way === 'ACCOUNT' ? '계좌 환불' : '환불'
    const at = formatDateTime(Date.parse(settledAt ?? requestedAt))
    return {
      label: refunds.length === 1 ? name : `${name} ${index + 1}`,
      value: `${formatWon(amount)} · ${REFUND_STATE_LABELS[refundStatusEnum]} (${at})`,
    }
  })
  return (
    <>
      <FactList facts={facts} />
      {isHeld ? (
        <Callout>
          <p>담당자가 환불을 확인하고 있어요. 확인이 끝나면 환불해 드려요.</p>
        </Callout>
      ) : null}
    </>
  )
}

/** The account is stored with the order's payment, which only the order names. */
function AccountOfOrder({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const { data: order } = useQuery(calls.order.detail.queryOptions({ input: { id: ordersId } }))
  return order === undefined ? null : <RefundAccountSection order={order} />
}
