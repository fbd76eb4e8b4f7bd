import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { SellerApplicationState } from '@jangteo/core/seller/sellerApplication.codes'
import { countApplications, listApplications } from '@jangteo/postgres/seller/application.store'
import * as Effect from 'effect/Effect'
import { WireIds } from '../wire/wire-ids.ts'
import { numberOf } from './own-application.ts'

type ListInput = {
  readonly stateEnum?: SellerApplicationState | undefined
  readonly page: number
  readonly size: number
}

/** Lists applications of a state, or all, the newest first, with the count of those to be reviewed. */
export const listOperatorApplications = Effect.fnUntraced(function* (input: ListInput) {
  const { stateEnum, page: number, size } = input
  const state = stateEnum ?? null
  const wireIds = yield* WireIds
  const counts = yield* countApplications()
  const rows = yield* listApplications({ state, offset: number * size, limit: size })
  const countOf = (one: SellerApplicationState | null) =>
    counts.reduce((sum, row) => (one === null || row.state === one ? sum + row.count : sum), 0)
  const content = rows.map((row) => ({
    sellerApplicationIdEncrypt: wireIds.seal('sellerApplication', row.id),
    applicationNumber: numberOf(row),
    stateEnum: row.state,
    storeName: row.store_name,
    companyName: row.company_name,
    businessNumber: row.business_number,
    appliedAt: row.applied_at.toISOString(),
  }))
  return {
    ...toPage(content, { number, size, totalElements: countOf(state) }),
    content,
    openCount: countOf('APPLIED'),
  }
})
