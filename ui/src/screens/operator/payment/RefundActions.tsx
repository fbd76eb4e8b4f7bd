import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { Button } from '../../../parts/action/Button.tsx'
import { OpeningSheet } from '../../seller/order/OpeningSheet.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { useRefundActions } from './handMoney.ts'
import type { RefundData } from './handMoney.ts'

type RefundActionsProps = {
  readonly refund: RefundData
  readonly isRecording: boolean
  readonly onRecord: (refund: RefundData) => void
}

/** Buttons for what a person may do about a refund. */
export function RefundActions({ refund, isRecording, onRecord }: RefundActionsProps) {
  const { ask, account } = useRefundActions(refund)
  const { data } = account
  const isBusy = ask.isPending || isRecording
  return (
    <div className={styles.cell}>
      <div className={styles.buttons}>
        {refund.canAskAgain ? (
          <Button size="s" variant="outline" isBusy={isBusy} onClick={() => ask.mutate()}>
            다시 요청
          </Button>
        ) : null}
        {refund.canRecord ? (
          <Button size="s" variant="outline" isBusy={isBusy} onClick={() => onRecord(refund)}>
            직접 환불
          </Button>
        ) : null}
        {refund.hasAccount && data === undefined ? (
          <Button size="s" variant="outline" isBusy={account.isBusy} onClick={account.open}>
            계좌 보기
          </Button>
        ) : null}
      </div>
      {data === undefined ? null : (
        <span>
          {BANK_LABELS[data.bankCode]} {data.accountNumber} {data.holderName}
        </span>
      )}
      <OpeningSheet sheet={account.sheet} title="환불계좌 보기" acceptLabel="계좌 보기" />
    </div>
  )
}
