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

/** Addresses of everybody who may see a notification; none for a buyer without an address. */
const addressesOf = ({
  content: { kind },
  email,
  store_id: storeId,
}: MailedNotification): Effect.Effect<readonly string[], never, Db> => {
  if (isSellerKind(kind) && storeId !== null) {
    return listSellerAddresses(storeId, SELLER_NOTIFICATION_PERMISSIONS[kind])
  }
  if (isOperatorKind(kind)) return listOperatorAddresses(OPERATOR_NOTIFICATION_PERMISSIONS[kind])
  return Effect.succeed(email === null ? [] : [email])
}

/**
 * Queues the mails of a notification, one for each address: of the buyer, or of every user of the store and every operator
 * who may see it at that moment. The mails are queued in one transaction, so a run that was stopped queues none; a second
 * one mails again, as `sendMail` may. Source: decision 141.
 */
export const mailNotification = (
  notificationId: number,
): Effect.Effect<void, never, Db | Seals | Settings | WireIds> =>
  transaction(
    Effect.gen(function* () {
      const notification = yield* findMailedNotification(notificationId)
      if (notification === null) return
      const { publicUrl } = yield* Settings
      const link = notification.is_guest
        ? routes.guestOrder()
        : linkOf(notification.content, yield* WireIds)
      const { subject, text } = notificationMail(
        notificationText(notification.content),
        link === null ? null : `${publicUrl}${link}`,
      )
      for (const to of yield* addressesOf(notification)) yield* queueMail({ to, subject, text })
    }),
  )
