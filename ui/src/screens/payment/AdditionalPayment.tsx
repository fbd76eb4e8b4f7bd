import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import type { PlacedState } from './arrival.ts'
import { MethodPicker } from './MethodPicker.tsx'
import { usePaymentPage } from './PayableOrder.tsx'
import styles from '../claim/additional/AdditionalPayment.module.css'
import { AdditionalDeposit } from '../claim/additional/AdditionalDeposit.tsx'
import { additionalViewOf } from '../claim/additional/additionalData.ts'
import type { ClaimDetailData } from '../claim/claimData.ts'
import { ClaimItems } from '../claim/detail/ClaimItems.tsx'
import { RefundTable } from '../claim/detail/RefundTable.tsx'
import { useClaim } from '../claim/detail/useClaim.ts'

/** Amount to pay for a claim and why, and the ways to pay it; once it is paid, the way back to the claim. */
export function AdditionalPayment({ claimId }: { readonly claimId: string }) {
  const [nowMs] = useState(Date.now)
  const claim = useClaim(claimId)
  const { additionalPayment: payment, refund } = claim
  if (payment === null) return <NothingToPay claim={claim} label="추가결제 없음" />
  const { label, title, amountText, dueText, canPay } = additionalViewOf(
    claim.claimTypeEnum,
    payment,
    nowMs,
  )
  if (!canPay) return <NothingToPay claim={claim} label={label} />
  return (
    <Column width="form">
      <div className={styles.due}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.amount}>{amountText}</p>
        {dueText === null ? null : <p className={styles.until}>{dueText}</p>}
      </div>
      <ClaimItems items={claim.items.map(({ orderItem }) => orderItem)} />
      {refund === null ? null : (
        <div className={styles.why}>
          <RefundTable refund={refund} />
        </div>
      )}
      <Paying paymentId={payment.paymentGatewayIdEncrypt} amount={payment.amount} />
    </Column>
  )
}

type PayingProps = { readonly paymentId: string; readonly amount: number }

/** The account that waits for the deposit, else the ways to pay. */
function Paying({ paymentId, amount }: PayingProps) {
  const { depositAccount } = usePaymentPage(paymentId)
  const navigate = useNavigate()
  const pay = (method: PaymentMethod, cashReceipt: CashReceiptForm | null) => {
    const url = routes.orderProcessing({ paymentGatewayIdEncrypt: paymentId })
    const state: PlacedState = { payableAmount: amount, method, cashReceipt, pinTicket: null }
    void navigate(url, { state })
  }
  return depositAccount === null ? (
    <MethodPicker paymentId={paymentId} onChoose={pay} />
  ) : (
    <AdditionalDeposit account={depositAccount} />
  )
}

type NothingToPayProps = { readonly claim: ClaimDetailData; readonly label: string }

function NothingToPay({ claim, label }: NothingToPayProps) {
  return (
    <EmptyState icon={CircleCheck} title={label} text="결제할 금액이 없어요.">
      <ButtonLink to={routes.claimDetail(claim.orderClaimIdEncrypt)}>신청 내역 보기</ButtonLink>
    </EmptyState>
  )
}
