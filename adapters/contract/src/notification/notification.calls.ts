import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { notification, readInput } from './notification.schemas.ts'

const tags = ['notification']
const path = '/life/notifications'

/** The caller's notifications of the last 90 days, the newest first. Source: life-rules §2. */
const list = call({ who: 'member' })
  .route({ method: 'GET', path, summary: '알림 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(notification))

/** Marks notifications as read; others' and deleted ones are left as they are. Source: life-rules §2. */
const markRead = call({ who: 'member' })
  .route({ method: 'PATCH', path: `${path}/read`, summary: '알림 읽음', tags })
  .input(readInput)
  .output(done)

/** Deletes a notification. Source: life-rules §2. */
const remove = call({ who: 'member' })
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: '알림 삭제', tags })
  .input(z.object({ id: opaqueId }))
  .output(done)
  .errors(refusals('NOTIFICATION_NOT_FOUND'))

export const notificationCalls = { list, markRead, remove }
