import { Db } from '@jangteo/postgres/database/db'
import { rankAllReviewers } from '@jangteo/server/review/reviewer/rank-reviewers'
import * as Effect from 'effect/Effect'
import { openStock } from '../stock.ts'

/** Ranks the reviewers as of now, as the market does at four in the morning. */
export async function rankToday(): Promise<void> {
  const { database, close } = openStock()
  await database.db.deleteFrom('reviewer_runs').execute()
  await Effect.runPromise(rankAllReviewers.pipe(Effect.provideService(Db, database.db)))
  await close()
}
