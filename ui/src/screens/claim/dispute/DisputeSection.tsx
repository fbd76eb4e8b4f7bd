import { DISPUTE_ANSWER_BUSINESS_DAYS } from '@jangteo/core/dispute/dispute.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import type { ClaimDetailData } from '../claimData.ts'
import styles from './DisputePanel.module.css'
import { DisputePanel } from './DisputePanel.tsx'
import { DisputeTextSheet } from './DisputeTextSheet.tsx'

type ClaimProps = { readonly claim: ClaimDetailData }

/** The dispute over a claim, or the way to open one. */
export function DisputeSection({ claim }: ClaimProps) {
  return claim.dispute === null ? (
    <DisputeOffer claim={claim} />
  ) : (
    <DisputePanel dispute={claim.dispute} />
  )
}

function useOpening({ orderClaimIdEncrypt: id }: ClaimDetailData) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const opening = useMutation(calls.dispute.open.mutationOptions())
  const open = (text: string, onDone: () => void) =>
    opening.mutate(
      { id, text },
      {
        onSuccess: () => {
          onDone()
          toast({ text: '분쟁을 신청했어요.' })
        },
        onSettled: () => void queryClient.invalidateQueries({ queryKey: calls.claim.key() }),
      },
    )
  return { open, isBusy: opening.isPending, error: opening.error }
}

function DisputeOffer({ claim }: ClaimProps) {
  const sheet = useSheet('dispute')
  const { open, isBusy, error } = useOpening(claim)
  return (
    <PageSection title="분쟁">
      <div className={styles.panel}>
        <p>
          판매자의 처리에 동의하기 어려우면 장터가 양쪽의 내용을 확인해 결정해요. 판매자는{' '}
          {DISPUTE_ANSWER_BUSINESS_DAYS}영업일 안에 답변해요.
        </p>
        <div className={styles.actions}>
          <Button variant="outline" onClick={sheet.open}>
            분쟁 신청
          </Button>
        </div>
      </div>
      {sheet.isOpen ? (
        <DisputeTextSheet
          title="분쟁 신청"
          label="장터에 알릴 내용"
          action="분쟁 신청"
          isBusy={isBusy}
          error={error}
          onDismiss={sheet.dismiss}
          onSend={({ text }) => open(text, sheet.dismiss)}
        >
          <Callout>
            <p>한 신청에 한 번 신청할 수 있고, 내용은 판매자에게도 보여요.</p>
          </Callout>
        </DisputeTextSheet>
      ) : null}
    </PageSection>
  )
}
