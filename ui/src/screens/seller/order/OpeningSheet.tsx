import { OPENING_REASON_LENGTH } from '@jangteo/core/order/buyerData.rules'
import type { useSheet } from '../../../lib/useSheet.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'

type OpeningSheetProps = {
  readonly sheet: Pick<ReturnType<typeof useSheet>, 'dismiss' | 'isOpen'>
  readonly title: string
  readonly acceptLabel: string
  readonly onReason: (reason: string) => void
}

/** Asks for what somebody's data is looked at; the answer is recorded with the name of who asked. */
export function OpeningSheet({ sheet, title, acceptLabel, onReason }: OpeningSheetProps) {
  if (!sheet.isOpen) return null
  return (
    <ReasonSheet
      title={title}
      acceptLabel={acceptLabel}
      length={OPENING_REASON_LENGTH}
      hint="누가 언제 어떤 사유로 봤는지 기록돼요."
      onDismiss={sheet.dismiss}
      onAccept={(reason) => {
        sheet.dismiss()
        onReason(reason)
      }}
    />
  )
}
