import { sql } from 'kysely'
import type { Placed } from './compileOnce.ts'

/** Ids to compare with: one of them. The text of a statement is the same for any number of them. */
export const isOneOf = (ids: Placed<readonly number[]>) => sql<number>`ANY (${ids}::bigint[])`
