import { CALENDAR_MESSAGES } from '@jangteo/core/calendar/calendar.messages'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import { CalendarX } from 'lucide-react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'

/** In the place of a list that can't be asked for. */
export function PeriodRefused({ reason }: { readonly reason: PeriodCode }) {
  return (
    <EmptyState
      icon={CalendarX}
      title="조회할 수 없는 기간이에요"
      text={CALENDAR_MESSAGES[reason]()}
    />
  )
}
