import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { OpeningSheet } from '../../seller/order/OpeningSheet.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { useRefundActions } from './handMoney.ts'
import type { RefundData } from './handMoney.ts'
import { MemoSheet } from './MemoSheet.tsx'

/** Buttons for what a person may do about a refund. */
export function RefundActions({ refund }: { readonly refund: RefundData }) {
  const { ask, record, account } = useRefundActions(refund)
  const recording = useSheet(`record-${refund.refundIdEncrypt}`)
  const opening = useSheet(`account-${refund.refundIdEncrypt}`)
  return (
    <div className={styles.cell}>
      <div className={styles.buttons}>
        {refund.canAskAgain ? (
          <Button size="s" variant="outline" isBusy={ask.isPending} onClick={() => ask.mutate()}>
            다시 요청
          </Button>
        ) : null}
        {refund.canRecord ? (
          <Button size="s" variant="outline" isBusy={record.isPending} onClick={recording.open}>
            직접 환불
          </Button>
        ) : null}
        {refund.hasAccount && account.data === undefined ? (
          <Button size="s" variant="outline" isBusy={account.isPending} onClick={opening.open}>
            계좌 보기
          </Button>
        ) : null}
      </div>
      {account.data === undefined ? null : (
        <span>
          {BANK_LABELS[account.data.bankCode]} {account.data.accountNumber}{' '}
          {account.data.holderName}
        </span>
      )}
      <MemoSheet
        isOpen={recording.isOpen}
        title="직접 환불"
        action={`${formatWon(refund.amount)} 환불 처리`}
        takesTwo={refund.takesTwo}
        onDismiss={recording.dismiss}
        onMemo={(memo) => {
          recording.dismiss()
          record.mutate(memo)
        }}
      />
      <OpeningSheet
        sheet={opening}
        title="환불계좌 보기"
        acceptLabel="계좌 보기"
        onReason={(reason) => account.mutate(reason)}
      />
    </div>
  )
}
