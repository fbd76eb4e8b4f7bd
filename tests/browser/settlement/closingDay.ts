import { Db } from '@jangteo/postgres/database/db'
import { RECEIVERS } from '@jangteo/server/app/receivers'
import { Receivers } from '@jangteo/server/entity/entity-queue'
import { closeStatements } from '@jangteo/server/settlement/close-statements'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { createTestClock } from '../../support/testClock.ts'
import { openStock } from '../stock.ts'

/** Lets it be one o'clock of the day on which a store is paid next, when the market closes its statements. */
export async function letClosingDayCome(storeUrl: string): Promise<void> {
  const { database, close } = openStock()
  const { day } = await database.db
    .selectFrom('statements')
    .innerJoin('stores', 'stores.id', 'statements.store_id')
    .select('statements.day')
    .where('stores.url', '=', storeUrl)
    .where('statements.state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const { clock, now, advance } = createTestClock()
  advance(Date.parse(`${day}T01:00:00+09:00`) - now())
  await Effect.runPromise(
    closeStatements.pipe(
      Effect.provideService(Clock.Clock, clock),
      Effect.provideService(Db, database.db),
      Effect.provideService(Receivers, RECEIVERS),
    ),
  )
  await close()
}
