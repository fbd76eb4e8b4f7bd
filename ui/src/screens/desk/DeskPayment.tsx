import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { useId, useState } from 'react'
import { Badge } from '../../parts/text/Badge.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { useSheet } from '../../lib/useSheet.ts'
import styles from './Desk.module.css'
import { DeskAskSheet } from './DeskAskSheet.tsx'
import { DeskButtons } from './DeskButtons.tsx'
import type { DeskPaymentData } from './deskData.ts'
import { usePaymentRecords } from './useDesk.ts'

type DeskPaymentProps = { readonly payment: DeskPaymentData }
type PaymentRecord = DeskPaymentData['events'][number]

const STATE_LABELS = { APPROVING: '승인 중', DEPOSIT_READY: '입금대기' } as const

/** A payment that waits for its gateway or a deposit, and what an operator may record of it. */
export function DeskPayment({ payment }: DeskPaymentProps) {
  const { amount, buyer, orderNumber, orderedAt, paymentStateEnum: state } = payment
  const titleId = useId()
  return (
    <li>
      <article className={styles.item} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <h2 id={titleId} className={styles.title}>
              {formatWon(amount)} 결제
            </h2>
            <p className={styles.order}>
              {buyer} · {formatDateTime(Date.parse(orderedAt))} · {orderNumber}
            </p>
          </div>
          <Badge tone="inverse">{STATE_LABELS[state]}</Badge>
        </div>
        <FactList facts={factsOf(payment)} />
        <PaymentRecords payment={payment} titleId={titleId} />
      </article>
    </li>
  )
}

function factsOf({ paymentMethodEnum: method, claimTypeEnum: type }: DeskPaymentData) {
  return [
    { label: '결제수단', value: PAYMENT_METHOD_LABELS[method] },
    { label: '무엇을', value: type === null ? '주문' : `${CLAIM_TYPE_LABELS[type]} 추가결제` },
  ]
}

function PaymentRecords({ payment, titleId }: DeskPaymentProps & { readonly titleId: string }) {
  const { send, sending } = usePaymentRecords(payment)
  const [asked, setAsked] = useState<PaymentRecord | null>(null)
  const asking = useSheet(`record-${payment.paymentGatewayIdEncrypt}`)
  const isAsking = asking.isOpen && asked !== null
  return (
    <>
      <DeskButtons
        events={payment.events.map((event) => ({ ...event, actor: 'system' as const }))}
        titleId={titleId}
        sending={sending}
        onPress={(event) => {
          setAsked(event)
          asking.open()
        }}
      />
      <DeskAskSheet
        event={isAsking ? { label: asked.label, asks: ['MEMO'], memoLabel: '확인한 방법' } : null}
        fault="BUYER"
        onDismiss={asking.dismiss}
        onSend={({ memo }) =>
          asked === null ? undefined : send(asked.type, { memo, onDone: asking.dismiss })
        }
      />
    </>
  )
}
