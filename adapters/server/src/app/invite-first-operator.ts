import { Db } from '@jangteo/postgres/database/db'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import * as Effect from 'effect/Effect'
import type { Kysely } from 'kysely'
import { CALL_TIMEOUT_MS, Settings } from '../call/settings.ts'
import { VERSION } from '../product/version.ts'
import { drawFirstOperatorLink } from '../staff/open-first-operator.ts'
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
  const settings = { publicUrl: '', version: VERSION, callTimeoutMs: CALL_TIMEOUT_MS }
  return Effect.runPromise(
    drawFirstOperatorLink.pipe(
      Effect.provideService(Db, db),
      Effect.provideService(Seals, createSeals(secrets)),
      Effect.provideService(Settings, settings),
    ),
  )
}
