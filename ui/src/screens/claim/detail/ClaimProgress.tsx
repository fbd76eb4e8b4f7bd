import { withdrawalsLeftText } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { PageBand } from '../../../parts/layout/PageSection.tsx'
import { StepMarks } from '../../../parts/text/StepMarks.tsx'
import { ClaimBadge } from '../ClaimBadge.tsx'
import styles from './ClaimProgress.module.css'
import { detailViewOf, withdrawable } from '../claimData.ts'
import type { ClaimDetailData } from '../claimData.ts'
import { useWithdrawal, Withdrawal } from '../../order/withdrawal/Withdrawal.tsx'

type ClaimProps = { readonly claim: ClaimDetailData }

/** Progress of a claim: its step, what it waits for, the seller's memo, and the withdrawal. */
export function ClaimProgress({ claim }: ClaimProps) {
  const view = detailViewOf(claim)
  const place = useFocusOn<HTMLDivElement>(claim.withdrawn)
  return (
    <PageBand>
      <div ref={place} className={styles.state} tabIndex={-1} aria-live="polite">
        <ClaimBadge view={view} />
        <h2 className={styles.title}>{view.nextText}</h2>
      </div>
      {view.marks.length === 0 ? null : (
        <StepMarks label="진행 단계" marks={view.marks} isArrived={view.tone === 'done'} />
      )}
      {claim.holdback === null || claim.addPaymentWaiting ? null : (
        <Callout>
          <p>{claim.holdback.message}</p>
        </Callout>
      )}
      {claim.sellerMemo === '' ? null : (
        <div className={styles.memo}>
          <p className={styles.memoName}>
            {view.tone === 'ended' ? '판매자가 알린 사유' : '판매자 메모'}
          </p>
          <p>{claim.sellerMemo}</p>
        </div>
      )}
      <WithdrawButton claim={claim} />
    </PageBand>
  )
}

/** Also without a withdrawal left: then pressing it says whom to turn to. */
function WithdrawButton({ claim }: ClaimProps) {
  const withdrawal = useWithdrawal()
  const withdrawn = withdrawable(claim)
  if (withdrawn === null || !claim.actions.includes('WITHDRAW_CLAIM')) return null
  const left = withdrawalsLeftText(claim.withdrawal)
  return (
    <div className={styles.withdraw}>
      <Button variant="outline" onClick={() => withdrawal.ask(withdrawn)}>
        신청 철회
      </Button>
      {left === null ? null : <p className={styles.left}>{left}</p>}
      <Withdrawal {...withdrawal} />
    </div>
  )
}
