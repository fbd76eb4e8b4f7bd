import { query } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { Settings } from '../app/settings.ts'

/** Whether the database answers. */
export const checkHealth = Effect.fnUntraced(function* () {
  const { version } = yield* Settings
  const isUp = yield* query((db) => sql`SELECT 1`.execute(db)).pipe(
    Effect.as(true),
    Effect.catchDefect(() => Effect.succeed(false)),
  )
  return { status: isUp ? ('UP' as const) : ('DOWN' as const), version }
})
