import { DUE_CLAIM_STATES } from '@jangteo/core/claim/claimDue.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import type { Portion } from '../database/eachPortion.ts'

/** A claim that waits for its seller. */
export type DueClaimRow = {
  readonly id: number
  readonly state: (typeof DUE_CLAIM_STATES)[number]
  readonly requested_at: Date
  /** When it first came to the state that it is in, for goods that came back. */
  readonly collected_at: Date | null
}

/** Lists a portion of the claims that wait for their sellers until a deadline. */
export const listDueClaims = ({ afterId, countMax }: Portion) =>
  query(async (db): Promise<DueClaimRow[]> => {
    const { rows } = await sql<DueClaimRow>`SELECT id, state, requested_at, (
        SELECT min(at) FROM claim_history
        WHERE claim_history.claim_id = claims.id AND to_state = claims.state AND claims.state <> 'CA'
      ) AS collected_at
      FROM claims WHERE state = ANY(${[...DUE_CLAIM_STATES]}) AND id > ${afterId}
      ORDER BY id LIMIT ${countMax}`.execute(db)
    return rows
  })
