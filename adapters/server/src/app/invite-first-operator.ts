import { Db } from '@jangteo/postgres/database/db'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import * as Effect from 'effect/Effect'
import type { Kysely } from 'kysely'
import { drawFirstOperatorPath } from '../staff/open-first-operator.ts'
import { createSeals, Seals } from '../wire/seals.ts'
import type { Secrets } from '../wire/secrets.ts'

type FirstOperatorParts = { readonly db: Kysely<DB>; readonly secrets: Secrets }

/**
 * Draws the link that opens the account of the first operator, and returns its path; `null` once an operator can log in.
 * Each start draws another one, and the former is over. Source: decision 125.
 */
export async function inviteFirstOperator({
  db,
  secrets,
}: FirstOperatorParts): Promise<string | null> {
  return Effect.runPromise(
    drawFirstOperatorPath.pipe(
      Effect.provideService(Db, db),
      Effect.provideService(Seals, createSeals(secrets)),
    ),
  )
}
