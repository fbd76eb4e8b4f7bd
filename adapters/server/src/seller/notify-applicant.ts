import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SELLER_MAIL_MESSAGES } from '@jangteo/core/seller/sellerMail.messages'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { findApplicationStep } from '@jangteo/postgres/seller/application.store'
import { findStoreOwner } from '@jangteo/postgres/seller/new-store.store'
import * as Effect from 'effect/Effect'
import { Settings } from '../call/settings.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { drawStaffLink } from '../staff/staff-links.ts'
import type { Seals } from '../wire/seals.ts'
import { numberOf } from './own-application.ts'

type Step = Effect.Success<ReturnType<typeof findApplicationStep>>

/**
 * Mails an applicant what became of an application. An approved one brings the link by which its owner sets the first
 * password; run twice, the second link takes the place of the first. Source: market-rules §9.1.
 */
export const notifyApplicant = (
  historyId: number,
): Effect.Effect<void, never, Db | Seals | Settings> =>
  transaction(Effect.flatMap(findApplicationStep(historyId), report))

const report = Effect.fnUntraced(function* (step: Step) {
  const { publicUrl } = yield* Settings
  const { email: to, store_name: storeName, memo } = step
  const applicationNumber = numberOf(step)
  const progressUrl = publicUrl + routes.sellerApplication(applicationNumber)
  const answered = { storeName, applicationNumber, memo, progressUrl }
  switch (step.to_state) {
    case 'SUPPLEMENT':
      return yield* queueMail({
        to,
        subject: SELLER_MAIL_MESSAGES.SELLER_SUPPLEMENT_SUBJECT(),
        text: SELLER_MAIL_MESSAGES.SELLER_SUPPLEMENT_BODY(answered),
      })
    case 'REJECTED':
      return yield* queueMail({
        to,
        subject: SELLER_MAIL_MESSAGES.SELLER_REJECTED_SUBJECT(),
        text: SELLER_MAIL_MESSAGES.SELLER_REJECTED_BODY(answered),
      })
    case 'APPROVED':
      return yield* welcome(step, { to, storeName, applicationNumber })
    case 'APPLIED':
    case 'WITHDRAWN':
      return yield* Effect.die(new Error(`mail missing for ${step.to_state}`))
  }
})

type Welcome = {
  readonly to: string
  readonly storeName: string
  readonly applicationNumber: string
}

const welcome = Effect.fnUntraced(function* (
  { store_id: storeId }: Step,
  { to, storeName, applicationNumber }: Welcome,
) {
  if (storeId === null) return yield* Effect.die(new Error('store missing in an approval'))
  const { id } = yield* findStoreOwner(storeId)
  const linkUrl = yield* drawStaffLink({ kind: 'SELLER', id })
  yield* queueMail({
    to,
    subject: SELLER_MAIL_MESSAGES.SELLER_APPROVED_SUBJECT(),
    text: SELLER_MAIL_MESSAGES.SELLER_APPROVED_BODY({ storeName, applicationNumber, linkUrl }),
  })
})
