import { SESSION_ENDS } from '@jangteo/core/session/session.rules'
import { tokenPayload } from '@jangteo/core/session/token.rules'
import { z } from 'zod'
import { opaqueId } from '../wire/wire.schemas.ts'

/** The caller as they see themselves; a guest has user sequence −1 and no name. */
export const me = z.object({
  ...tokenPayload.shape,
  name: z.string().nullable(),
  cartCount: z.int(),
  /** Unread notifications of the last 90 days; 0 for guests. */
  unreadCount: z.int().min(0),
  isPasswordChangeDue: z.boolean(),
  /** Logs in with an id and a password. */
  hasPassword: z.boolean(),
  /** May see and buy goods for adults. */
  isAdultCertified: z.boolean(),
  /** Reason why the session that this device held is over; `null` where none was held, and while it lasts. */
  sessionEndEnum: z.enum(SESSION_ENDS).nullable(),
  /** Newest order that a guest placed or opened with its password in this session; `null` for members, and without one. */
  guestOrderIdEncrypt: opaqueId.nullable(),
})
