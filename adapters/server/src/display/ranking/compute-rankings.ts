import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { RANKING_PERIODS } from '@jangteo/core/display/display.codes'
import {
  type RankingSpan,
  rankGoods,
  rankingSpanAt,
  SEGMENT_BUYER_COUNT_MIN,
} from '@jangteo/core/display/ranking.rules'
import { RECOMMEND_AGES, RECOMMEND_GENDERS } from '@jangteo/core/search/search.codes'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  deleteRunsBefore,
  findLastComputed,
  findRun,
  insertBoards,
  insertRun,
  listBoards,
  replaceWeekPoints,
  type Board,
  isEverybody,
  type RankingSegment,
  type RunKind,
} from '@jangteo/postgres/display/ranking.store'
import {
  countBoardBuyers,
  countSold,
  listTallies,
} from '@jangteo/postgres/display/ranking-count.store'
import { queueSoldGoods } from '@jangteo/postgres/search/search-index.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { boardKeyOf, boardsOf, EVERYBODY, type FormerRanks, toTally } from './ranking-boards.ts'

const SEGMENTS: readonly RankingSegment[] = RECOMMEND_AGES.flatMap((age) =>
  RECOMMEND_GENDERS.map((gender) => ({ age, gender })),
).filter((segment) => !isEverybody(segment))

/** Time by which an item that changed before a run may be committed after it, with a wide margin. */
const LATE_COMMIT_MS = HOUR_MS

type Run = RunKind & { readonly span: RankingSpan }

const dayBefore = ({ sinceMs, untilMs }: RankingSpan): RankingSpan => ({
  sinceMs: sinceMs - DAY_MS,
  untilMs: untilMs - DAY_MS,
})

/** Ranks on the boards of the run a day before; none where that run does not exist. */
const formerRanks = Effect.fnUntraced(function* (
  run: Run,
): Effect.fn.Return<FormerRanks, never, Db> {
  const runId = yield* findRun(run, new Date(dayBefore(run.span).untilMs))
  const boards = runId === null ? [] : yield* listBoards(runId)
  return new Map(
    boards.map((board) => [
      boardKeyOf({ ...board, categoryId: board.category_id }),
      new Map(board.goods_ids.map((id, place) => [id, place + 1])),
    ]),
  )
})

/** Distinct buyers of the boards of ages and genders, by the board's key; of everybody none are needed. */
const countBuyers = Effect.fnUntraced(function* ({
  span,
  isSegmented,
}: Run): Effect.fn.Return<ReadonlyMap<string, number>, never, Db> {
  const rows = isSegmented ? yield* countBoardBuyers(span) : []
  return new Map(
    rows.map((row) => [boardKeyOf({ ...row, categoryId: row.category_id }), row.buyer_count]),
  )
})

/** Segments of a run with enough buyers for a board. */
function segmentsOf({ isSegmented }: Run, buyerCounts: ReadonlyMap<string, number>) {
  if (!isSegmented) return [EVERYBODY]
  return SEGMENTS.filter((segment) => {
    const buyerCount = buyerCounts.get(boardKeyOf({ ...segment, categoryId: null })) ?? 0
    return buyerCount >= SEGMENT_BUYER_COUNT_MIN
  })
}

const storeRun = Effect.fnUntraced(function* (run: Run, boards: readonly Board[], nowMs: number) {
  const until = new Date(run.span.untilMs)
  const runId = yield* insertRun({ ...run, until, at: new Date(nowMs) })
  if (runId === null) return
  yield* insertBoards(runId, boards)
  yield* deleteRunsBefore(run, new Date(dayBefore(run.span).untilMs))
}, transaction)

/**
 * Computes the boards of a run from the states that items have now, and writes them in one transaction. A run that is
 * stored is left as it is, so that two jobs at once write it once.
 */
const computeRun = Effect.fnUntraced(function* (
  run: Run,
  nowMs: number,
): Effect.fn.Return<void, never, Db> {
  if ((yield* findRun(run, new Date(run.span.untilMs))) !== null) return
  const { period, span } = run
  const former = yield* formerRanks(run)
  const buyerCounts = yield* countBuyers(run)
  const boards: Board[] = []
  for (const segment of segmentsOf(run, buyerCounts)) {
    const rows = yield* listTallies({ ...span, period, segment })
    boards.push(...boardsOf({ period, segment, rows, buyerCounts, former }))
  }
  yield* storeRun(run, boards, nowMs)
})

/** Computes the boards of now, and first those of the day before where they are missing. */
const computeBoards = Effect.fnUntraced(function* (
  kind: RunKind,
): Effect.fn.Return<void, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const span = rankingSpanAt(kind.period, nowMs)
  yield* computeRun({ ...kind, span: dayBefore(span) }, nowMs)
  yield* computeRun({ ...kind, span }, nowMs)
})

const weekScores = Effect.fnUntraced(function* (
  span: RankingSpan,
): Effect.fn.Return<ReadonlyMap<number, number>, never, Db> {
  const rows = yield* listTallies({ ...span, period: 'WEEK', segment: EVERYBODY })
  const ranked = rankGoods('WEEK', rows.map(toTally))
  return new Map(ranked.map(({ goodsId, score }) => [goodsId, score]))
})

/**
 * Writes the score of every product that sold within the last 7 Korean days, which searches are ordered by, and the score
 * of a day before, which ranks of stores are compared with.
 */
const computeWeekPoints: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const span = rankingSpanAt('WEEK', yield* Clock.currentTimeMillis)
  const scores = yield* weekScores(span)
  const former = yield* weekScores(dayBefore(span))
  const points = [...new Set([...scores.keys(), ...former.keys()])].map((goodsId) => ({
    goodsId,
    score: scores.get(goodsId) ?? 0,
    formerScore: former.get(goodsId) ?? 0,
  }))
  yield* transaction(Effect.andThen(replaceWeekPoints(points), queueSoldGoods()))
})

const DAY_RUN: RunKind = { period: 'DAY', isSegmented: false }

/** Counts the pieces sold of every product whose items changed since the run before this one. */
const countSoldSinceLast: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const last = yield* findLastComputed(DAY_RUN)
  yield* countSold(last === null ? null : new Date(last.getTime() - LATE_COMMIT_MS))
})

/** The task of every hour: pieces sold, and the boards of the day. */
export const RANK_HOUR = 'rank-hour'
export const rankHour: Effect.Effect<void, never, Db> = Effect.andThen(
  countSoldSinceLast,
  computeBoards(DAY_RUN),
)

/** The task of every night: the boards of the week and the month, and the points of the week. */
export const RANK_NIGHT = 'rank-night'
export const rankNight: Effect.Effect<void, never, Db> = Effect.all(
  [
    computeBoards({ period: 'WEEK', isSegmented: false }),
    computeBoards({ period: 'MONTH', isSegmented: false }),
    computeWeekPoints,
  ],
  { discard: true },
)

/** The task of every night: the boards of ages and genders. */
export const RANK_SEGMENTS = 'rank-segments'
export const rankSegments: Effect.Effect<void, never, Db> = Effect.forEach(
  RANKING_PERIODS,
  (period) => computeBoards({ period, isSegmented: true }),
  { discard: true },
)
