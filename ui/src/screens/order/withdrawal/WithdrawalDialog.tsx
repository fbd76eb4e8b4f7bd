import { claimWithdrawalChart } from '@jangteo/core/claim/claimWithdrawal.chart'
import type { WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { claimWithdrawalView } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import type { ClaimWithdrawalView } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
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
  const { dialog, isWithdrawn, confirm, dismiss } = useWithdrawing(claim)
  useEnd({ isOver: dialog === null, isWithdrawn, onClosed })
  if (dialog === null) return null
  const { text, confirmLabel, dismissLabel, isBusy, leadsToInquiry } = dialog
  const isClosing = confirmLabel === null
  const answers = (
    <>
      {isClosing ? null : (
        <Button key="dismiss" variant="outline" onClick={dismiss}>
          {dismissLabel}
        </Button>
      )}
      <Button
        key="answer"
        variant="outline"
        isBusy={isBusy}
        onClick={isClosing ? dismiss : confirm}
      >
        {confirmLabel ?? dismissLabel}
      </Button>
      <VisuallyHidden>
        <output>{isClosing || leadsToInquiry ? text : ''}</output>
      </VisuallyHidden>
    </>
  )
  return <DialogPanel isOpen title={text} onDismiss={dismiss} actions={answers} />
}

function useWithdrawing(claim: WithdrawnClaim): ClaimWithdrawalView {
  const calls = useCalls()
  const [machine] = useState(() =>
    claimWithdrawalChart.provide({
      actors: createWithdrawalActors(calls),
      actions: { callCustomerCentre },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input: { claim } })
  return claimWithdrawalView(snapshot, actor)
}

type End = Pick<ClaimWithdrawalView, 'isWithdrawn'> & {
  readonly isOver: boolean
  readonly onClosed: () => void
}

/** Leaves the dialog. A withdrawal changes the claim and its items; what was refused may have changed meanwhile. */
function useEnd({ isOver, isWithdrawn, onClosed }: End): void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  useEffect(() => {
    if (!isOver) return
    if (isWithdrawn) toast({ text: '신청을 철회했어요.' })
    for (const queryKey of [calls.claim.key(), calls.order.key(), calls.payment.key()]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    onClosed()
  }, [calls, isOver, isWithdrawn, onClosed, queryClient, toast])
}

function callCustomerCentre(): void {
  const phone = OPERATOR_FACTS.find(({ label }) => label === '전화')?.value ?? ''
  window.location.assign(`tel:${phone.replaceAll('-', '')}`)
}
