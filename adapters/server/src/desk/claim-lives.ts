import { CLAIM_TYPE_LABELS, type RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { isRequestable } from '@jangteo/core/claim/claim.rules'
import type { HistoryChart } from '@jangteo/core/flow/history.codes'
import type { OrderClaimStepRow } from '@jangteo/postgres/claim/claim-desk.store'
import { listAskedClaims } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { HistoryRow, Life } from './order-life.ts'

const CLAIM_CHARTS = {
  CANCEL: 'cancelClaim',
  EXCHANGE: 'exchangeClaim',
  RETURN: 'returnClaim',
} as const satisfies Record<RequestableClaimType, HistoryChart>

/** The claims of an order that live a chart, from the first line of each: a return that an exchange became begins where that stood. */
export const listClaimLives = Effect.fnUntraced(function* (
  orderId: number,
  rows: readonly OrderClaimStepRow[],
): Effect.fn.Return<Life[], never, Db> {
  const claims = yield* listAskedClaims([orderId])
  return claims.flatMap(({ id: rowId, type, state }): Life[] => {
    if (!isRequestable(type)) return []
    const first = rows.find((row) => row.row_id === rowId)
    const title = `${CLAIM_TYPE_LABELS[type]} 신청`
    const begun = first?.to === null || first === undefined ? {} : { start: first.to }
    return [{ chart: CLAIM_CHARTS[type], rowId, title, status: state ?? '', ...begun }]
  })
})

/** The steps of the claims of a type, without the line that each began with. */
export function claimSteps(
  rows: readonly OrderClaimStepRow[],
  wanted: RequestableClaimType,
): HistoryRow[] {
  return rows.flatMap(({ type, from, to, ...row }) =>
    type !== wanted || from === null || to === null ? [] : [{ ...row, from, to }],
  )
}
