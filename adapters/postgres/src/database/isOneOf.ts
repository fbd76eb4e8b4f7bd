import { sql } from 'kysely'
import type { Placed } from './compileOnce.ts'

/**
 * Ids to compare with: one of them. The text of a statement is the same for any number of them, and so is its plan: the
 * planner does not see how many there are, since a plan for one id would seem better than the stored one for any number, and
 * would be made again for every run.
 */
export const isOneOf = (ids: Placed<readonly number[]>) =>
  sql<number>`ANY (ARRAY(SELECT unnest(${ids}::bigint[])))`
