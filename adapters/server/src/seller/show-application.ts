import type { BusinessState } from '@jangteo/core/seller/business.codes'
import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { REVIEW_EVENTS } from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_APPLICATION_TABLE } from '@jangteo/core/seller/sellerApplication.table.gen'
import { BusinessRegistry } from '@jangteo/business/business.port'
import {
  type ApplicationRow,
  findApplicationById,
} from '@jangteo/postgres/seller/application.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import type { WireIds } from '../wire/wire-ids.ts'
import { toApplicationAnswer } from './application-answer.ts'

type OfApplication = { readonly id: string }

/** Finds an application by its sealed id. Refusal: SELLER_APPLICATION_NOT_FOUND. */
export const findReviewed = Effect.fnUntraced(function* ({
  id: sealed,
}: OfApplication): Effect.fn.Return<
  ApplicationRow,
  Refused<'SELLER_APPLICATION_NOT_FOUND'>,
  Db | WireIds
> {
  const notFound = refused('SELLER_APPLICATION_NOT_FOUND')
  const id = yield* openId('sellerApplication', sealed, notFound)
  return (yield* findApplicationById(id)) ?? (yield* notFound)
})

/** Shows an application with the decisions that its state allows. Refusal: SELLER_APPLICATION_NOT_FOUND. */
export const showOperatorApplication = Effect.fnUntraced(function* (input: OfApplication) {
  const row = yield* findReviewed(input)
  const steps = allowedSteps(SELLER_APPLICATION_TABLE, row.state, { isApprovable: true })
  return {
    ...(yield* toApplicationAnswer(row)),
    eventList: REVIEW_EVENTS.filter((event) => steps.some((step) => step.event === event)),
  }
})

/**
 * Asks the registry for the state of an applicant's business. Refusals: SELLER_APPLICATION_NOT_FOUND,
 * BUSINESS_REGISTRY_SILENT.
 */
export const showBusinessState = Effect.fnUntraced(function* (input: OfApplication) {
  const row = yield* findReviewed(input)
  return { businessStateEnum: yield* askRegistry(row.business_number) }
})

/** Asks the registry for the state of a business; one without an answer is logged. Refusal: BUSINESS_REGISTRY_SILENT. */
export const askRegistry = Effect.fnUntraced(function* (
  businessNumber: string,
): Effect.fn.Return<BusinessState, Refused<'BUSINESS_REGISTRY_SILENT'>, BusinessRegistry> {
  const registry = yield* BusinessRegistry
  const answer = yield* registry.query(businessNumber)
  if (answer.kind === 'known') return answer.state
  yield* Effect.logWarning('the registry of businesses gave no answer', { why: answer.why })
  return yield* refused('BUSINESS_REGISTRY_SILENT')
})
