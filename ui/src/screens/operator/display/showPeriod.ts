import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'

/** The period of something that is shown; without an end it stays. */
export function showPeriodText(startsAt: string, endsAt: string | null): string {
  const end = endsAt === null ? '상시' : formatDateTime(Date.parse(endsAt))
  return `${formatDateTime(Date.parse(startsAt))} – ${end}`
}
