import {
  decideApplication,
  isReservedStoreUrl,
  SELLER_DOCUMENT_LIMITS,
  type AcceptedApplication,
  takenViolations,
} from '@jangteo/core/seller/sellerApplication.rules'
import { applicationNumberOf } from '@jangteo/core/seller/applicationNumber.rules'
import type { SellerUniqueField } from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_MAIL_MESSAGES } from '@jangteo/core/seller/sellerMail.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SELLER_APPLICATION_TABLE } from '@jangteo/core/seller/sellerApplication.table.gen'
import {
  findTakenFields,
  insertApplication,
  insertApplicationFiles,
} from '@jangteo/postgres/seller/application.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { once } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { Settings } from '../call/settings.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { attachFiles } from '../upload/attach-files.ts'
import {
  type ApplicationInput,
  companyColumns,
  toApplicationForm,
  unknownCategories,
} from './application-form.ts'

const answered = z.object({ applicationNumber: z.string() })

/**
 * Applies for a store. Of simultaneous applications that share a value one is inserted: the partial unique indexes make
 * the others wait for it, insert nothing, and name what it took. Once for an `Idempotency-Key`. Refusals:
 * SELLER_APPLICATION_INVALID, SELLER_APPLICATION_TAKEN, those of `attachFiles`. Source: spec §5, §7, market-rules §9.1,
 * decision 126.
 */
export const applyForStore = Effect.fnUntraced(function* (input: ApplicationInput) {
  const decided = decideApplication(toApplicationForm(input))
  if (!decided.ok) {
    return yield* refused('SELLER_APPLICATION_INVALID', { violationList: [...decided.params] })
  }
  const unknown = yield* unknownCategories(decided.value.company)
  if (unknown.length > 0) {
    return yield* refused('SELLER_APPLICATION_INVALID', { violationList: [...unknown] })
  }
  return yield* once(
    { call: 'seller.apply', input, decodeStoredAnswer: (answer) => answered.parse(answer) },
    write(decided.value, input),
  )
})

const write = Effect.fnUntraced(function* (
  accepted: AcceptedApplication,
  input: Pick<ApplicationInput, 'agreedTermsList' | 'filesIdEncryptList'>,
) {
  const taken = yield* listTaken(accepted)
  if (taken.length > 0) return yield* refusedAsTaken(taken)
  const atMs = yield* Clock.currentTimeMillis
  const at = new Date(atMs)
  const { businessNumber, loginId, email, storeName, storeUrl, company } = accepted
  const row = yield* insertApplication({
    state: SELLER_APPLICATION_TABLE.initial,
    business_number: businessNumber,
    login_id: loginId,
    email,
    store_name: storeName,
    store_url: storeUrl,
    ...companyColumns(company),
    agreed_terms: input.agreedTermsList,
    applied_at: at,
    state_changed_at: at,
  })
  if (row === undefined) return yield* refusedAsTaken(yield* listTaken(accepted))
  const sealedIds = input.filesIdEncryptList
  yield* insertApplicationFiles(
    row.id,
    yield* attachFiles({ sealedIds, limits: SELLER_DOCUMENT_LIMITS }),
  )
  const applicationNumber = applicationNumberOf({ id: row.id, appliedAtMs: atMs })
  yield* confirmByMail({ email, storeName, applicationNumber })
  return { applicationNumber }
})

const confirmByMail = Effect.fnUntraced(function* (applied: {
  readonly email: string
  readonly storeName: string
  readonly applicationNumber: string
}) {
  const { publicUrl } = yield* Settings
  const { email, storeName, applicationNumber } = applied
  const progressUrl = publicUrl + routes.sellerApplication(applicationNumber)
  yield* queueMail({
    to: email,
    subject: SELLER_MAIL_MESSAGES.SELLER_APPLIED_SUBJECT(),
    text: SELLER_MAIL_MESSAGES.SELLER_APPLIED_BODY({ storeName, applicationNumber, progressUrl }),
  })
})

const listTaken = Effect.fnUntraced(function* (accepted: AcceptedApplication) {
  const taken = yield* findTakenFields(accepted)
  const isReserved = !taken.includes('storeUrl') && isReservedStoreUrl(accepted.storeUrl)
  return isReserved ? [...taken, 'storeUrl' as const] : taken
})

const refusedAsTaken = (taken: readonly SellerUniqueField[]) =>
  refused('SELLER_APPLICATION_TAKEN', { violationList: takenViolations(taken) })
