import { claimWithdrawalChart } from '@jangteo/core/claim/claimWithdrawal.chart'
import type { WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { withdrawalDialog } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { DialogPanel } from '../../../parts/dialog/DialogPanel.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { createWithdrawalActors } from './withdrawalActors.ts'

type WithdrawalDialogProps = {
  readonly claim: WithdrawnClaim
  readonly onClosed: () => void
}

/** Asks once, then says how it ended: done, refused, or no withdrawal left and the way to the customer centre. */
export function WithdrawalDialog({ claim, onClosed }: WithdrawalDialogProps) {
  const { snapshot, send } = useWithdrawing(claim)
  const finish = useFinish(snapshot.matches('withdrawn'), onClosed)
  const dialog = withdrawalDialog(snapshot)
  if (dialog === null) return null
  const { text, confirmLabel, dismissLabel, isBusy, leadsToInquiry } = dialog
  const isOver = confirmLabel === null
  const dismiss = () => {
    if (!isBusy) finish()
  }
  const confirm = () => {
    send({ type: 'buyer.confirm' })
    if (!leadsToInquiry) return
    callCustomerCentre()
    finish()
  }
  const answers = (
    <>
      {isOver ? null : (
        <Button key="dismiss" variant="outline" onClick={dismiss}>
          {dismissLabel}
        </Button>
      )}
      <Button key="answer" variant="outline" isBusy={isBusy} onClick={isOver ? dismiss : confirm}>
        {confirmLabel ?? dismissLabel}
      </Button>
      <VisuallyHidden>
        <output>{isOver || leadsToInquiry ? text : ''}</output>
      </VisuallyHidden>
    </>
  )
  return <DialogPanel isOpen title={text} onDismiss={dismiss} actions={answers} />
}

function useWithdrawing(claim: WithdrawnClaim) {
  const calls = useCalls()
  const [machine] = useState(() =>
    claimWithdrawalChart.provide({ actors: createWithdrawalActors(calls) }),
  )
  const [snapshot, send] = useMachine(machine, useInspection())
  useEffect(() => send({ type: 'buyer.withdraw', claim }), [claim, send])
  return { snapshot, send }
}

/** Closes the dialog. What was withdrawn changes the claim and its items; what was refused may have changed meanwhile. */
function useFinish(isWithdrawn: boolean, onClosed: () => void): () => void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const finish = useCallback(() => {
    for (const queryKey of [calls.claim.key(), calls.order.key(), calls.payment.key()]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    onClosed()
  }, [calls, onClosed, queryClient])
  useEffect(() => {
    if (!isWithdrawn) return
    toast({ text: '신청을 철회했어요.' })
    finish()
  }, [finish, isWithdrawn, toast])
  return finish
}

function callCustomerCentre(): void {
  const phone = OPERATOR_FACTS.find(({ label }) => label === '전화')?.value ?? ''
  window.location.assign(`tel:${phone.replaceAll('-', '')}`)
}
