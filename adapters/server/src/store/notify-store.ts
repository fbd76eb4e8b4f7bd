import type { StoreState } from '@jangteo/core/store/store.codes'
import { STORE_MAIL_MESSAGES } from '@jangteo/core/store/storeMail.messages'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { findStoreStep, listOwnerAddresses } from '@jangteo/postgres/store/store-desk.store'
import * as Effect from 'effect/Effect'
import { queueMail } from '../mail/queue-mail.ts'
import type { Seals } from '../wire/seals.ts'

type Reported = { readonly storeName: string; readonly memo: string }

function mailOf(state: StoreState, reported: Reported) {
  switch (state) {
    case 'SUSPENDED':
      return {
        subject: STORE_MAIL_MESSAGES.STORE_SUSPENDED_SUBJECT(),
        text: STORE_MAIL_MESSAGES.STORE_SUSPENDED_BODY(reported),
      }
    case 'PAUSED':
      return {
        subject: STORE_MAIL_MESSAGES.STORE_RELEASED_SUBJECT(),
        text: STORE_MAIL_MESSAGES.STORE_RELEASED_BODY(reported),
      }
    case 'CLOSED':
      return {
        subject: STORE_MAIL_MESSAGES.STORE_CLOSED_SUBJECT(),
        text: STORE_MAIL_MESSAGES.STORE_CLOSED_BODY(reported),
      }
    case 'PREPARING':
    case 'OPEN':
      throw new Error(`mail missing for a store that is ${state}`)
  }
}

/** Mails the owners of a store what the operator did with it; run twice, they are mailed twice. */
export const notifyStore = Effect.fnUntraced(function* (
  historyId: number,
): Effect.fn.Return<void, never, Db | Seals> {
  const { store_id: storeId, name, to_state: state, memo } = yield* findStoreStep(historyId)
  const mail = mailOf(state, { storeName: name, memo })
  for (const to of yield* listOwnerAddresses(storeId)) yield* queueMail({ to, ...mail })
}, transaction)
