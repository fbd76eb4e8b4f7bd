import { eventEntryView, eventTimeView } from '@jangteo/core/display/event.view'
import type { EventEntryView, EventTimeView } from '@jangteo/core/display/event.view'
import type { Answers } from '@jangteo/http/call/calls'

/** An event in a list. */
export type EventCardData = Answers['event']['list']['content'][number]

/** An event as its page opens with it. */
export type EventDetailData = Answers['event']['detail']

/** The entry of an event that is entered for prizes. */
export type EventEntryData = NonNullable<EventDetailData['entry']>

/** An event's time in words, as it was when the server answered. */
export function eventTimeOf(
  { startsAt, endsAt }: Pick<EventCardData, 'startsAt' | 'endsAt'>,
  nowMs: number,
): EventTimeView {
  return eventTimeView({ startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt) }, nowMs)
}

/** The entry of an event in words. */
export function entryViewOf(entry: EventEntryData): EventEntryView {
  const { drawnAt, prizeList } = entry
  return eventEntryView({
    per: entry.perEnum,
    announceAtMs: Date.parse(entry.announceAt),
    drawnAtMs: drawnAt === null ? null : Date.parse(drawnAt),
    mayEnter: entry.mayEnterYn === 'Y',
    hasEnteredToday: entry.enteredTodayYn === 'Y',
    entryCount: entry.entryCount,
    result: entry.resultEnum,
    prizeName: entry.prizeName,
    prizes: prizeList.map(({ prizeName: name, quantity, prizeValue: value }) => ({
      name,
      quantity,
      value,
    })),
  })
}
