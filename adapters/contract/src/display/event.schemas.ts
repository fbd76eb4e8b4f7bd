import { EVENT_FILTERS } from '@jangteo/core/display/display.codes'
import {
  EVENT_ENTRY_LIMITS,
  EVENT_RESULTS,
  EVENT_TYPES,
  WELCOME_STEPS,
} from '@jangteo/core/display/event.codes'
import { z } from 'zod'
import { offeredCoupon } from '../coupon/coupon.schemas.ts'
import { moment, opaqueId, plainId, wonTotal, ynFlag } from '../wire/wire.schemas.ts'

/** A category of events. */
export const eventCategory = z.object({ eventCategoryId: plainId, categoryName: z.string() })

/** An event in a list. */
export const eventCard = z.object({
  eventIdEncrypt: opaqueId,
  title: z.string(),
  picture: z.string(),
  category: eventCategory,
  startsAt: moment,
  endsAt: moment,
  statusFilterEnum: z.enum(EVENT_FILTERS),
})

/** A kind of prize: how many there are, and the worth of one in won. */
const eventPrize = z.object({
  prizeName: z.string(),
  quantity: z.int().min(1),
  prizeValue: wonTotal,
})

/** A winner, without their name. */
const eventWinner = z.object({
  rank: z.int().min(1),
  entryNo: plainId,
  maskedId: z.string(),
  prizeName: z.string(),
})

/** An entry as its owner sees it: the hash stands in the published list. */
export const ownEntry = z.object({ entryNo: plainId, entryHash: z.string(), enteredAt: moment })

/** Everything about entering an event, for the caller; a guest has no entries and is asked to log in. */
const eventEntry = z.object({
  perEnum: z.enum(EVENT_ENTRY_LIMITS),
  announceAt: moment,
  prizeList: z.array(eventPrize),
  mayEnterYn: ynFlag,
  enteredTodayYn: ynFlag,
  /** Number of the caller's own entries. */
  entryCount: z.int(),
  /** `null` without an entry. */
  resultEnum: z.enum(EVENT_RESULTS).nullable(),
  /** Prize that the caller won; `null` without one. */
  prizeName: z.string().nullable(),
  entryList: z.array(ownEntry),
  /** Commitment to the seed of the draw; `null` until it was made. */
  commitment: z.string().nullable(),
  /** `null` before the draw. */
  drawnAt: moment.nullable(),
  winnerList: z.array(eventWinner),
})

/** An event as its page opens with it; `body` is Markdown without HTML, coupons are offered while it runs. */
export const eventDetail = eventCard.extend({
  eventTypeEnum: z.enum(EVENT_TYPES),
  body: z.string(),
  couponList: z.array(offeredCoupon),
  /** `null` for an event that nobody enters. */
  entry: eventEntry.nullable(),
})

/** An event that the caller entered. */
export const enteredEvent = eventCard.extend({
  announceAt: moment,
  drawnAt: moment.nullable(),
  entryCount: z.int(),
  resultEnum: z.enum(EVENT_RESULTS),
  prizeName: z.string().nullable(),
})

/** An entry as it is published after the draw; `person` is the same for all entries of a member. */
export const publishedEntry = z.object({
  entryNo: plainId,
  entryHash: z.string(),
  person: z.string(),
})

/** The welcome of a new member: coupons until `endsAt`, and first steps; a guest has neither period nor steps. */
export const welcome = z.object({
  endsAt: moment.nullable(),
  /** Y while the caller's welcome lasts, and for guests, who may yet join. */
  openYn: ynFlag,
  couponList: z.array(offeredCoupon),
  stepList: z.array(z.object({ stepEnum: z.enum(WELCOME_STEPS), doneYn: ynFlag })),
})
