import { OPENING_REASON_LENGTH } from '@jangteo/core/order/buyerData.rules'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import type { useOpening } from './useOpening.ts'

type OpeningSheetProps = {
  readonly sheet: ReturnType<typeof useOpening>['sheet']
  readonly title: string
  readonly acceptLabel: string
}

/** Asks for what somebody's data is looked at; the answer is recorded with the name of who asked. */
export function OpeningSheet({ sheet, title, acceptLabel }: OpeningSheetProps) {
  const { isOpen, ...asking } = sheet
  return isOpen ? (
    <ReasonSheet
      {...asking}
      title={title}
      acceptLabel={acceptLabel}
      length={OPENING_REASON_LENGTH}
      hint="누가 언제 어떤 사유로 봤는지 기록돼요."
    />
  ) : null
}
