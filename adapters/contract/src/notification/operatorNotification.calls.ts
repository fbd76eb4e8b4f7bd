import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { notification, readInput, unreadAnswer } from './notification.schemas.ts'

const tags = ['operator']
const path = '/operators/notifications'
const anyone = { who: 'operator', permission: null } as const

/** Notifications of the last 90 days that an operator may see, the newest first. Source: market-rules §0, decision 141. */
const list = call(anyone)
  .route({ method: 'GET', path, summary: '운영자 알림 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(notification))

/** Number of unread notifications of the caller. */
const unreadCount = call(anyone)
  .route({ method: 'GET', path: `${path}/unread-count`, summary: '운영자 읽지 않은 알림 수', tags })
  .output(unreadAnswer)

/** Marks notifications as read by the caller; those that the caller may not see are left as they are. */
const markRead = call(anyone)
  .route({ method: 'PATCH', path: `${path}/read`, summary: '운영자 알림 읽음', tags })
  .input(readInput)
  .output(done)

export const operatorNotificationCalls = { list, unreadCount, markRead }
