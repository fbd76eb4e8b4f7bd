import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { disputeViewOf } from '../../claim/dispute/disputeData.ts'
import type { DisputeData } from '../../claim/dispute/disputeData.ts'
import { DisputePanel } from '../../claim/dispute/DisputePanel.tsx'
import { DisputeTextSheet } from '../../claim/dispute/DisputeTextSheet.tsx'

type StaffDisputeProps = {
  readonly claimId: string
  readonly dispute: DisputeData
}

/** A dispute as the seller sees it, who answers. */
export function SellerDispute({ claimId, dispute }: StaffDisputeProps) {
  const sheet = useSheet('disputeAnswer')
  const commands = useCommands({ onDone: sheet.dismiss })
  const answer = useMutation({
    ...staffCalls.sellerDispute.answer.mutationOptions(),
    ...commands.answered('답변했어요.'),
  })
  return (
    <DisputePanel dispute={dispute}>
      {disputeViewOf(dispute).canAnswer ? <Button onClick={sheet.open}>답변하기</Button> : null}
      {sheet.isOpen ? (
        <DisputeTextSheet
          title="분쟁 답변"
          label="구매자와 장터에 알릴 내용"
          action="답변하기"
          isBusy={answer.isPending}
          error={answer.error}
          onDismiss={sheet.dismiss}
          onSend={({ text }) => answer.mutate({ id: claimId, text })}
        />
      ) : null}
    </DisputePanel>
  )
}

/** A dispute as operators see it, who decide. */
export function OperatorDispute({ claimId, dispute }: StaffDisputeProps) {
  const sheet = useSheet('disputeDecision')
  const commands = useCommands({ onDone: sheet.dismiss })
  const decide = useMutation({
    ...staffCalls.operatorDispute.decide.mutationOptions(),
    ...commands.answered('분쟁을 결정했어요.'),
  })
  return (
    <DisputePanel dispute={dispute}>
      {disputeViewOf(dispute).canDecide ? <Button onClick={sheet.open}>결정하기</Button> : null}
      {sheet.isOpen ? (
        <DisputeTextSheet
          decides
          title="분쟁 결정"
          label="구매자와 판매자에게 알릴 사유"
          action="결정하기"
          isBusy={decide.isPending}
          error={decide.error}
          onDismiss={sheet.dismiss}
          onSend={({ text, fault }) => decide.mutate({ id: claimId, text, faultEnum: fault })}
        />
      ) : null}
    </DisputePanel>
  )
}
