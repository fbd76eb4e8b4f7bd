import { NOTIFICATION_KINDS } from '@jangteo/core/notification/notification.codes'
import { z } from 'zod'
import { moment, opaqueId, ynFlag } from '../wire/wire.schemas.ts'

/** A notification of an inbox. */
export const notification = z.object({
  notificationIdEncrypt: opaqueId,
  kindEnum: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** Page that it is about; `null` where there is none. */
  linkUrl: z.string().nullable(),
  at: moment,
  readYn: ynFlag,
})

/** Unread notifications of an inbox. */
export const unreadAnswer = z.object({ unreadCount: z.int().min(0) })

/** Most notifications that one call marks as read. */
const MARKED_COUNT_MAX = 100

/** Notifications to mark as read; without a list all of them. */
export const readInput = z.object({
  notificationIdEncryptList: z.array(opaqueId).min(1).max(MARKED_COUNT_MAX).optional(),
})
