import {
  REPORT_REASON_LABELS,
  REPORT_REASONS_OF,
  type ReportReason,
} from '@jangteo/core/report/report.codes'
import { REPORT_MESSAGES } from '@jangteo/core/report/report.messages'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { ReportForm } from '../../report/ReportForm.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

const STALE = [staffCalls.sellerReview.key()]

const REASONS = REPORT_REASONS_OF.REVIEW.map((reason) => ({
  reportReasonEnum: reason,
  label: REPORT_REASON_LABELS[reason],
}))

type ReviewReportProps = { readonly id: string; readonly goodsName: string }
type Filled = { readonly reportReasonEnum: ReportReason | null; readonly text: string }

/** Reports a review of the store to the operators, who decide about it. */
export function ReviewReport({ id, goodsName }: ReviewReportProps) {
  const formId = useId()
  const sheet = useSheet(`report-${id}`)
  const { keyOf } = useRepeatKeys()
  const commands = useCommands({ stale: STALE })
  const send = useMutation({
    mutationFn: (filled: Filled) =>
      staffCalls.sellerReview.report.call(
        { id, ...filled },
        { context: { idempotencyKey: keyOf({ id, ...filled }) } },
      ),
    ...commands.sheeted(sheet, REPORT_MESSAGES.REPORT_RECEIVED()),
  })
  const open = () => {
    send.reset()
    sheet.open()
  }
  return (
    <>
      <Button variant="text" size="s" aria-label={`${goodsName} 리뷰 신고`} onClick={open}>
        신고
      </Button>
      <Sheet
        isOpen={sheet.isOpen}
        title="리뷰 신고"
        onDismiss={sheet.dismiss}
        footer={
          <Button type="submit" form={formId} isWide isBusy={send.isPending}>
            신고하기
          </Button>
        }
      >
        <ReportForm
          id={formId}
          kind="REVIEW"
          reasonList={REASONS}
          error={send.error}
          onSend={send.mutate}
        />
      </Sheet>
    </>
  )
}
