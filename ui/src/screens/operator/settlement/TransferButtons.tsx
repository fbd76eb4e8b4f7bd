import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { isTransferAsked } from '@jangteo/core/settlement/settlement.view'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

/** A transfer of a payout. */
export type TransferData = StaffAnswers['operatorSettlement']['payout']['transfers'][number]

type TransferButtonsProps = { readonly payoutId: string; readonly transfer: TransferData }

/** Records what the bank answered to a transfer. */
export function TransferButtons({ payoutId, transfer }: TransferButtonsProps) {
  const { statementIdEncrypt: statementId, storeName } = transfer
  const failing = useSheet(`failed-${statementId}`)
  const { toasted } = useCommands({ stale: [staffCalls.operatorSettlement.key()] })
  const record = useMutation(
    staffCalls.operatorSettlement.record.mutationOptions(toasted('이체 결과를 기록했어요.')),
  )
  if (!isTransferAsked(transfer.outcomeEnum)) return '-'
  const send = (outcomeEnum: 'PAID' | 'FAILED', memo: string) =>
    record.mutate({ id: payoutId, statementId, outcomeEnum, memo })
  return (
    <div className={styles.tools}>
      <Button
        size="s"
        aria-label={`${storeName} 이체 완료`}
        isBusy={record.isPending}
        onClick={() => send('PAID', '')}
      >
        완료
      </Button>
      <Button
        variant="outline"
        size="s"
        aria-label={`${storeName} 이체 실패`}
        onClick={failing.open}
      >
        실패
      </Button>
      {failing.isOpen ? (
        <ReasonSheet
          title="이체 실패"
          acceptLabel="실패로 기록"
          length={STAFF_REASON_LENGTH}
          isBusy={record.isPending}
          error={record.error}
          onDismiss={failing.dismiss}
          onAccept={(memo) => send('FAILED', memo)}
        />
      ) : null}
    </div>
  )
}
