import { EVENT_FILTERS } from '@jangteo/core/display/display.codes'
import { EVENT_ENTRY_LIMITS } from '@jangteo/core/display/event.codes'
import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  moment,
  opaqueId,
  pageOf,
  pageQuery,
  plainId,
  plainIdText,
  queryList,
} from '../wire/wire.schemas.ts'
import {
  enteredEvent,
  eventCard,
  eventCategory,
  eventDetail,
  ownEntry,
  publishedEntry,
  welcome as welcomeAnswer,
} from './event.schemas.ts'

const tags = ['display']
const eventId = z.object({ id: opaqueId })

/** Events that run, ending first, or those that finished within a year, the newest first; none before its start. */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/events', summary: '이벤트 목록', tags })
  .input(
    z.object({
      statusFilterEnum: z.enum(EVENT_FILTERS).default('IN_PROGRESS'),
      eventCategoryIdList: queryList(plainIdText).optional(),
      ...pageQuery,
    }),
  )
  .output(pageOf(eventCard).extend({ categoryList: z.array(eventCategory) }))

/** One event for the caller; it stays after its end. Hidden ones and those to come are not there. */
const detail = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/events/{id}', summary: '이벤트', tags })
  .input(eventId)
  .errors(refusals('EVENT_NOT_FOUND'))
  .output(eventDetail)

/** Enters the member for the prizes of an event: once, or once on each Korean day. */
const enter = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path: '/displays/events/{id}/entries', summary: '이벤트 응모', tags })
  .input(eventId.extend({ agreedTermsList: z.array(z.enum(TERMS_KINDS)).max(TERMS_KINDS.length) }))
  .errors(refusals('EVENT_NOT_FOUND', 'EVENT_ENDED', 'EVENT_ENTERED', 'TERMS_REQUIRED'))
  .output(ownEntry.extend({ perEnum: z.enum(EVENT_ENTRY_LIMITS) }))

/** Events that the member entered, the one entered last first. */
const mine = call({ who: 'member' })
  .route({ method: 'GET', path: '/displays/events/me', summary: '내 이벤트', tags })
  .input(z.object(pageQuery))
  .output(pageOf(enteredEvent))

/** A draw, published after the announcement, so that everybody computes it again; entries are deleted after 90 days. */
const draw = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/events/{id}/draw', summary: '이벤트 추첨 기록', tags })
  .input(eventId.extend(pageQuery))
  .errors(refusals('EVENT_NOT_FOUND', 'EVENT_NOT_DRAWN'))
  .output(
    pageOf(publishedEntry).extend({
      commitment: z.string(),
      seed: z.string(),
      listHash: z.string(),
      /** Number of entries at the draw; more than are stored once they were deleted. */
      entryCount: z.int(),
      winnersMax: z.int(),
      drawnAt: moment,
      winnerList: z.array(z.object({ rank: z.int(), entryNo: plainId })),
    }),
  )

/** The page of new members: coupons of their first days, and first steps. */
const welcome = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/events/welcome', summary: '새 회원 혜택', tags })
  .output(welcomeAnswer)

export const eventCalls = { list, detail, enter, mine, draw, welcome }
