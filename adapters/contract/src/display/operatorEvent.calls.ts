import { EVENT_CATEGORY_LENGTH_MAX } from '@jangteo/core/display/showing.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { eventCategory } from './event.schemas.ts'
import { eventRow, eventToWrite, writtenEvent } from './showing.schemas.ts'

const tags = ['display']
const path = '/operators/events'
const eventId = z.object({ id: opaqueId })
const displayCall = call({ who: 'operator', permission: 'DISPLAY' })

/** All events, hidden ones and those to come too, the newest first; with the categories that events have. */
const list = displayCall
  .route({ method: 'GET', path, summary: '이벤트 관리 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(eventRow).extend({ categoryList: z.array(eventCategory) }))

/** One event to be changed. */
const detail = displayCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '이벤트 내용', tags })
  .input(eventId)
  .errors(refusals('EVENT_NOT_FOUND'))
  .output(eventToWrite)

/** Makes an event. */
const create = call({ who: 'operator', permission: 'DISPLAY', isIdempotent: true })
  .route({ method: 'POST', path, summary: '이벤트 만들기', tags })
  .input(writtenEvent)
  .errors(refusals('SHOWING_INVALID'))
  .output(z.object({ eventIdEncrypt: opaqueId }))

/** Changes an event; how one that has begun is entered stays. */
const change = displayCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '이벤트 수정', tags })
  .input(writtenEvent.extend(eventId.shape))
  .errors(refusals('EVENT_NOT_FOUND', 'SHOWING_INVALID', 'EVENT_ENTRY_FIXED'))
  .output(done)

/** Adds a category of events at the end; one of that name is answered as it is. */
const addCategory = displayCall
  .route({ method: 'POST', path: '/operators/event-categories', summary: '이벤트 분류 추가', tags })
  .input(z.object({ categoryName: z.string().trim().min(1).max(EVENT_CATEGORY_LENGTH_MAX) }))
  .output(eventCategory)

export const operatorEventCalls = { list, detail, create, change, addCategory }
