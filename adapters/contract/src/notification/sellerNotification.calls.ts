import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { notification, readInput, unreadAnswer } from './notification.schemas.ts'

const tags = ['seller']
const path = '/sellers/notifications'
const anyone = { who: 'seller', permission: null } as const

/** Notifications of the last 90 days that a user of the store may see, the newest first. Source: market-rules §0, decision 141. */
const list = call(anyone)
  .route({ method: 'GET', path, summary: '판매자 알림 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(notification))

/** Number of unread notifications of the caller. */
const unreadCount = call(anyone)
  .route({ method: 'GET', path: `${path}/unread-count`, summary: '판매자 읽지 않은 알림 수', tags })
  .output(unreadAnswer)

/** Marks notifications as read by the caller; those that the caller may not see are left as they are. */
const markRead = call(anyone)
  .route({ method: 'PATCH', path: `${path}/read`, summary: '판매자 알림 읽음', tags })
  .input(readInput)
  .output(done)

export const sellerNotificationCalls = { list, unreadCount, markRead }
