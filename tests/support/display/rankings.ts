import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { rankingSpanAt } from '@jangteo/core/display/ranking.rules'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { aBuyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'

type Ranked = {
  readonly goodsId: number
  readonly rank: number
  readonly previousRank: number | null
  readonly changeEnum: string
}

/** A page of a board as the wire shows it. */
export type BoardPage = {
  readonly content: readonly Ranked[]
  readonly totalElements: number
  readonly last: boolean
  readonly computedAt: string | null
  readonly segmentFallbackYn: 'Y' | 'N'
}

/** Longer than an answer is stored. */
export const BOARD_CACHE_MS = 31_000

/** Runs a job as the runner does. */
export async function runJob({ runtime }: TestMarket, task: string): Promise<void> {
  const program = JOB_PROGRAMS[task]
  if (program === undefined) throw new Error(`there is no job ${task}`)
  await runtime.runPromise(program({}))
}

/** Reads a page of a board as it is now. */
export async function readBoard(market: TestMarket, query: string): Promise<BoardPage> {
  market.advance(BOARD_CACHE_MS)
  return aBuyer(market).ask<BoardPage>('GET', `/displays/rankings/list?${query}`)
}

export const rankedIds = ({ content }: BoardPage) => content.map(({ goodsId }) => goodsId)

/** The middle of an hour before the board of the day ends; 1 is the newest one. */
export function hoursAgo(market: TestMarket, hours: number): number {
  return rankingSpanAt('DAY', market.now()).untilMs - hours * HOUR_MS + HOUR_MS / 2
}
