import {
  RESTRICTION_REASON_LENGTH_MAX,
  RESTRICTION_REASON_LENGTH_MIN,
} from '@jangteo/core/coupon/couponTerms.codes'
import { characterCount } from '@jangteo/core/member/member.rules'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { LongText } from './LongText.tsx'

type ReasonSheetProps = {
  /** Name of what is done, also on its button. */
  readonly title: string
  readonly isBusy: boolean
  readonly onDismiss: () => void
  readonly onReason: (reason: string) => void
}

const ROWS = 4

/** Asks for the reason of something that stands in the audit log; one is typed each time that it is asked for. */
export function ReasonSheet({ title, isBusy, onDismiss, onReason }: ReasonSheetProps) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const count = characterCount(reason.trim())
  const isFine = count >= RESTRICTION_REASON_LENGTH_MIN && count <= RESTRICTION_REASON_LENGTH_MAX
  const problem = `사유를 ${RESTRICTION_REASON_LENGTH_MIN}자 이상 ${RESTRICTION_REASON_LENGTH_MAX}자까지 입력해 주세요.`
  const submit = () => {
    setIsTried(true)
    if (isFine) onReason(reason.trim())
  }
  return (
    <Sheet
      isOpen
      title={title}
      onDismiss={onDismiss}
      footer={
        <Button isWide isBusy={isBusy} onClick={submit}>
          {title}
        </Button>
      }
    >
      <LongText
        label="사유"
        isRequired
        hint="기록에 남아요."
        rows={ROWS}
        value={reason}
        problem={isTried && !isFine ? problem : null}
        onValue={setReason}
      />
    </Sheet>
  )
}
