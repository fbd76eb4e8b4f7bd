import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { Button } from '../../parts/action/Button.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import styles from './StaffPage.module.css'

type Approval = StaffAnswers['approval']['list']['content'][number]

type ApprovalActionsProps = {
  readonly approval: Approval
  readonly isBusy: boolean
  readonly onApprove: (id: number) => void
  readonly onReject: () => void
  readonly onWithdraw: (id: number) => void
}

/** Buttons of a pending request: its asker withdraws it, anybody else approves or rejects it. */
export function ApprovalActions(props: ApprovalActionsProps) {
  const { approval, isBusy, onApprove, onReject, onWithdraw } = props
  const confirm = useConfirm()
  const { approvalId: id, target, mineYn } = approval
  if (mineYn === 'Y') {
    return (
      <Button
        variant="outline"
        size="s"
        isBusy={isBusy}
        aria-label={`${target} 요청 철회`}
        onClick={() => onWithdraw(id)}
      >
        철회
      </Button>
    )
  }
  const approve = async () => {
    const title = '승인하고 바로 처리할까요?'
    if (await confirm({ title, text: target, acceptLabel: '승인' })) onApprove(id)
  }
  return (
    <div className={styles.actions}>
      <Button size="s" isBusy={isBusy} aria-label={`${target} 승인`} onClick={() => void approve()}>
        승인
      </Button>
      <Button variant="outline" size="s" aria-label={`${target} 반려`} onClick={onReject}>
        반려
      </Button>
    </div>
  )
}
