import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'

/** An event as its form holds it, with the names of its coupons. */
export type EventDraft = Omit<StaffAnswers['operatorEvent']['detail'], 'eventIdEncrypt'>

/** The ways to enter an event. */
export type EntryDraft = NonNullable<EventDraft['entry']>

/** A category of events. */
export type EventCategory = StaffAnswers['operatorEvent']['list']['categoryList'][number]

const EVENT_DAYS = 14
/** No category has this id: the server asks for one. */
const NO_CATEGORY = 0

/** An event without texts, for two weeks from a moment on. */
export function newEvent(nowMs: number, categoryId: number | null): EventDraft {
  return {
    eventTypeEnum: 'INFO',
    title: '',
    body: '',
    picture: '',
    eventCategoryId: categoryId ?? NO_CATEGORY,
    startsAt: new Date(nowMs).toISOString(),
    endsAt: new Date(nowMs + EVENT_DAYS * DAY_MS).toISOString(),
    hiddenYn: 'N',
    couponIdList: [],
    couponList: [],
    entry: null,
    begunYn: 'N',
  }
}

/** Entries for one prize, announced as the event ends. */
export function newEntry({ endsAt }: EventDraft): EntryDraft {
  return {
    perEnum: 'ONCE',
    announceAt: endsAt,
    prizeList: [{ prizeName: '', quantity: 1, prizeValue: 0 }],
  }
}

/** An event as it is sent: without names. */
export function toWrittenEvent(draft: EventDraft): StaffInputs['operatorEvent']['create'] {
  const { couponList: _coupons, begunYn: _begun, ...written } = draft
  return written
}
