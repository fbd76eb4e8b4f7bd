import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { allowedStatementActions, isAccountMissing } from '@jangteo/core/settlement/settlement.view'
import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import type { OperatorStatementCard } from '../../staff/settlement/settlementData.ts'
import styles from '../../staff/settlement/Settlement.module.css'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { HoldSheet } from './HoldSheet.tsx'
import { useStatementActions } from './useStatementActions.ts'

function useRelease() {
  const { answered, toasted } = useCommands({ stale: [staffCalls.operatorSettlement.key()] })
  return {
    release: useMutation(
      staffCalls.operatorSettlement.release.mutationOptions(toasted('보류를 해제했어요.')),
    ),
    confirm: useMutation(
      staffCalls.operatorSettlement.confirmAccount.mutationOptions(
        answered('정산 계좌를 확인했어요.'),
      ),
    ),
  }
}

/** Actions of an operator on a statement, by its state. */
export function HoldButtons({ statement }: { readonly statement: OperatorStatementCard }) {
  const holding = useSheet('hold')
  const confirming = useSheet('confirmAccount')
  const { release, confirm } = useRelease()
  const { approve } = useStatementActions(() => undefined)
  const { statementIdEncrypt: id, storeUrl, stateEnum } = statement
  const { canApprove, canHold, canRelease } = allowedStatementActions(stateEnum)
  return (
    <div className={styles.tools}>
      {canApprove ? (
        <Button
          size="s"
          isBusy={approve.isPending}
          onClick={() => approve.mutate({ statementIdEncryptList: [id] })}
        >
          지급 승인
        </Button>
      ) : null}
      {canHold ? (
        <Button variant="outline" size="s" onClick={holding.open}>
          보류
        </Button>
      ) : null}
      {canRelease ? (
        <Button size="s" isBusy={release.isPending} onClick={() => release.mutate({ id })}>
          보류 해제
        </Button>
      ) : null}
      {isAccountMissing(statement) ? (
        <Button variant="outline" size="s" onClick={confirming.open}>
          정산 계좌 확인
        </Button>
      ) : null}
      {holding.isOpen ? <HoldSheet id={id} onDismiss={holding.dismiss} /> : null}
      {confirming.isOpen ? (
        <ReasonSheet
          title="정산 계좌 확인"
          acceptLabel="확인했어요"
          length={STAFF_REASON_LENGTH}
          isBusy={confirm.isPending}
          error={confirm.error}
          onDismiss={confirming.dismiss}
          onAccept={(reason) =>
            confirm.mutate({ id: storeUrl, reason }, { onSuccess: confirming.dismiss })
          }
        />
      ) : null}
    </div>
  )
}
