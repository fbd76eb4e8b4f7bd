import { SELLER_DOCUMENT_LIMITS } from '@jangteo/core/seller/sellerApplication.rules'
import { checkSellerCompany } from '@jangteo/core/seller/sellerCompany.rules'
import type { SellerCompany } from '@jangteo/core/seller/sellerCompany.rules'
import {
  insertApplicationFiles,
  updateApplication,
} from '@jangteo/postgres/seller/application.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { once } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { attachFiles } from '../upload/attach-files.ts'
import { advanceApplication } from './advance-application.ts'
import {
  companyColumns,
  type SupplementInput,
  toCompanyForm,
  unknownCategories,
} from './application-form.ts'
import { lockOwnApplication } from './own-application.ts'

const answered = z.object({ applicationNumber: z.string() })

/**
 * Supplements an own application, under its lock: the company as it is given now, and further documents; its review begins
 * again. Once for an `Idempotency-Key`. Refusals: SELLER_APPLICATION_INVALID, EMAIL_PROOF_INVALID,
 * SELLER_APPLICATION_NOT_FOUND, SELLER_SUPPLEMENT_UNASKED, SELLER_APPLICATION_ENDED, those of `attachFiles`. Source:
 * market-rules §9.1.
 */
export const supplementApplication = Effect.fnUntraced(function* (input: SupplementInput) {
  const checked = checkSellerCompany(toCompanyForm(input))
  if (!checked.ok) {
    return yield* refused('SELLER_APPLICATION_INVALID', { violationList: [...checked.violations] })
  }
  const unknown = yield* unknownCategories(checked.company)
  if (unknown.length > 0) {
    return yield* refused('SELLER_APPLICATION_INVALID', { violationList: [...unknown] })
  }
  return yield* once(
    { call: 'seller.supplement', input, decodeStoredAnswer: (answer) => answered.parse(answer) },
    write(checked.company, input),
  )
})

const write = Effect.fnUntraced(function* (company: SellerCompany, input: SupplementInput) {
  const row = yield* lockOwnApplication(input)
  const atMs = yield* Clock.currentTimeMillis
  const moved = yield* advanceApplication(row, { event: 'seller.supplement', atMs })
  if (!moved.ok) {
    const isOpen = row.state === 'APPLIED'
    return yield* refused(isOpen ? 'SELLER_SUPPLEMENT_UNASKED' : 'SELLER_APPLICATION_ENDED')
  }
  const change = companyColumns(company)
  yield* updateApplication({ id: row.id, from: moved.value.target, change })
  const sealedIds = input.filesIdEncryptList
  yield* insertApplicationFiles(
    row.id,
    yield* attachFiles({ sealedIds, limits: SELLER_DOCUMENT_LIMITS }),
  )
  return { applicationNumber: input.applicationNumber }
})
