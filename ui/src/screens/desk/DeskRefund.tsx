import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { useId } from 'react'
import { Badge } from '../../parts/text/Badge.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import styles from './Desk.module.css'
import { DeskButtons } from './DeskButtons.tsx'
import type { DeskRefundData } from './deskData.ts'
import { useDeskRefundEvents } from './useDesk.ts'

type DeskRefundProps = { readonly refund: DeskRefundData }

/** Money that has to go back and has not, and what a person may do about it. */
export function DeskRefund({ refund }: DeskRefundProps) {
  const { amount, buyer, orderNumber, requestedAt, refundStatusEnum, events } = refund
  const titleId = useId()
  const { send, sending } = useDeskRefundEvents(refund)
  return (
    <li>
      <article className={styles.item} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <h2 id={titleId} className={styles.title}>
              {formatWon(amount)} 환불
            </h2>
            <p className={styles.order}>
              {buyer} · {formatDateTime(Date.parse(requestedAt))} · {orderNumber}
            </p>
          </div>
          <Badge tone="inverse">{REFUND_STATE_LABELS[refundStatusEnum]}</Badge>
        </div>
        <RefundFacts refund={refund} />
        <DeskButtons
          events={events.map((event) => ({ ...event, actor: 'system' as const }))}
          titleId={titleId}
          sending={sending}
          onPress={({ type }) => send(type)}
        />
      </article>
    </li>
  )
}

function RefundFacts({ refund }: DeskRefundProps) {
  const { paymentMethodEnum, way, reason, failureCode, account } = refund
  const facts = [
    { label: '결제수단', value: PAYMENT_METHOD_LABELS[paymentMethodEnum] },
    { label: '방법', value: way === 'ACCOUNT' ? '계좌로 보내기' : '결제사에서 되돌리기' },
    { label: '사유', value: reason === '' ? null : reason },
    { label: '거절 코드', value: failureCode },
    {
      label: '받을 계좌',
      value:
        account === null
          ? null
          : `${BANK_LABELS[account.bankCode]} ${account.accountNumber} ${account.holderName}`,
    },
  ]
  return <FactList facts={facts} />
}
