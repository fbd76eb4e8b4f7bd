import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import type { ChangedQuote } from '@jangteo/core/claim/request/claimRequest.view'
import { Button } from '../../../parts/action/Button.tsx'
import { ChangedFigure } from '../../../parts/text/ChangedFigure.tsx'
import { Dialog } from '../../../parts/dialog/Dialog.tsx'
import styles from './ClaimRequest.module.css'
import { refundViewOf } from '../detail/claimRefund.ts'

type ChangedProps = {
  readonly changed: ChangedQuote | null
  readonly onAccept: () => void
  readonly onDismiss: () => void
}

/** Says that the amount changed since the buyer saw it, with both amounts. */
export function ClaimRequestChanged({ changed, onAccept, onDismiss }: ChangedProps) {
  return (
    <Dialog
      isOpen={changed !== null}
      title="금액이 변경됐어요"
      onDismiss={onDismiss}
      actions={<Button onClick={onAccept}>확인</Button>}
    >
      <p>{CLAIM_MESSAGES.CLAIM_AMOUNT_CHANGED()}</p>
      {changed === null ? null : <Totals {...changed} />}
    </Dialog>
  )
}

function Totals({ before, after }: ChangedQuote) {
  const [former, current] = [refundViewOf(before), refundViewOf(after)]
  const isSameWay = former.totalLabel === current.totalLabel
  return (
    <div className={styles.changed}>
      {isSameWay ? (
        <>
          <span>{current.totalLabel}</span>
          <ChangedFigure before={former.totalText} after={current.totalText} />
        </>
      ) : (
        <ChangedFigure
          before={`${former.totalLabel} ${former.totalText}`}
          after={`${current.totalLabel} ${current.totalText}`}
        />
      )}
    </div>
  )
}
