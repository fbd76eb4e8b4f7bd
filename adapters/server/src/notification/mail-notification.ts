import {
  OPERATOR_NOTIFICATION_PERMISSIONS,
  SELLER_NOTIFICATION_PERMISSIONS,
} from '@jangteo/core/notification/notification.codes'
import {
  notificationMail,
  notificationText,
} from '@jangteo/core/notification/notification.messages'
import { isOperatorKind, isSellerKind } from '@jangteo/core/notification/notification.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { type Mail, Mailer } from '@jangteo/mail/mail.port'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  findMailedNotification,
  type MailedNotification,
} from '@jangteo/postgres/notification/inbox.store'
import {
  listOperatorAddresses,
  listSellerAddresses,
} from '@jangteo/postgres/notification/staff-inbox.store'
import * as Effect from 'effect/Effect'
import { Settings } from '../call/settings.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Seals } from '../wire/seals.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { linkOf } from './notification-answer.ts'

/** Addresses of everybody in the market's own ranks who may see a notification: users of a store, or operators. */
const listStaffAddresses = ({
  content: { kind },
  store_id: storeId,
}: MailedNotification): Effect.Effect<readonly string[], never, Db> => {
  if (isSellerKind(kind) && storeId !== null) {
    return listSellerAddresses(storeId, SELLER_NOTIFICATION_PERMISSIONS[kind])
  }
  return isOperatorKind(kind)
    ? listOperatorAddresses(OPERATOR_NOTIFICATION_PERMISSIONS[kind])
    : Effect.succeed([])
}

const textOf = Effect.fnUntraced(function* ({ content, is_guest: isGuest }: MailedNotification) {
  const { publicUrl } = yield* Settings
  const link = isGuest ? routes.guestOrder() : linkOf(content, yield* WireIds)
  return notificationMail(notificationText(content), link === null ? null : `${publicUrl}${link}`)
})

const queueStaffMails = Effect.fnUntraced(function* (
  notification: MailedNotification,
  mail: Omit<Mail, 'to'>,
) {
  for (const to of yield* listStaffAddresses(notification)) yield* queueMail({ to, ...mail })
}, transaction)

/**
 * Mails a notification. A buyer has one address: the mail is handed over at once, and a mail that nobody takes is a defect,
 * after which the job comes again. Every user of the store, or every operator, who may see the notification at that moment
 * has a mail queued, in one transaction, so that a run that was stopped queues none and an address that no server takes
 * holds up no other. A second run mails again. Source: decision 141, decision 187.
 */
export const mailNotification = Effect.fnUntraced(function* (
  notificationId: number,
): Effect.fn.Return<void, never, Db | Mailer | Seals | Settings | WireIds> {
  const notification = yield* findMailedNotification(notificationId)
  if (notification === null) return
  const mail = yield* textOf(notification)
  const { email } = notification
  if (email !== null) {
    const mailer = yield* Mailer
    const id = `notification-${notificationId}`
    return yield* Effect.promise(() => mailer.send({ to: email, ...mail }, id))
  }
  yield* queueStaffMails(notification, mail)
})
