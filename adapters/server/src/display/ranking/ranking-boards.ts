import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import {
  RANK_COUNT_MAX,
  rankGoods,
  type RankingTally,
  segmentTallies,
} from '@jangteo/core/display/ranking.rules'
import {
  type Board,
  isEverybody,
  type RankingSegment,
} from '@jangteo/postgres/display/ranking.store'
import type { TallyRow } from '@jangteo/postgres/display/ranking-count.store'

export const EVERYBODY: RankingSegment = { age: 'ALL', gender: 'ALL' }

/** Ranks of products on a former board, by the board's key. */
export type FormerRanks = ReadonlyMap<string, ReadonlyMap<number, number>>

type Placed = Pick<Board, 'age' | 'gender' | 'categoryId'>

export function boardKeyOf({ age, gender, categoryId }: Placed): string {
  return JSON.stringify([categoryId, age, gender])
}

export function toTally(row: TallyRow): RankingTally {
  return {
    goodsId: row.goods_id,
    buyerCount: row.buyer_count,
    paidAmount: row.paid_amount,
    createdAtMs: row.created_at.getTime(),
    buckets: row.ages.map((age, place) => ({
      age,
      buyerCount: row.buyer_counts[place] ?? 0,
      viewCount: row.view_counts[place] ?? 0,
    })),
  }
}

/** Tallies of all products (`null`), of each root and of each middle category. */
function byCategory(rows: readonly TallyRow[]): ReadonlyMap<number | null, RankingTally[]> {
  const tallies = new Map<number | null, RankingTally[]>([[null, []]])
  for (const row of rows) {
    const places = [row.category_root_id, row.category_middle_id].filter((id) => id !== null)
    const tally = toTally(row)
    for (const id of [null, ...places]) tallies.set(id, [...(tallies.get(id) ?? []), tally])
  }
  return tallies
}

export type BoardFacts = {
  readonly period: RankingPeriod
  readonly segment: RankingSegment
  readonly rows: readonly TallyRow[]
  /** Distinct buyers of boards, by the board's key; needed of a segment only. */
  readonly buyerCounts: ReadonlyMap<string, number>
  readonly former: FormerRanks
}

/** The boards of one segment: those with a product on them, and of few buyers none. */
export function boardsOf({ period, segment, rows, buyerCounts, former }: BoardFacts): Board[] {
  return [...byCategory(rows)].flatMap(([categoryId, tallies]) => {
    const key = boardKeyOf({ ...segment, categoryId })
    const shown = isEverybody(segment)
      ? tallies
      : segmentTallies(tallies, buyerCounts.get(key) ?? 0)
    const ranked = rankGoods(period, shown ?? []).slice(0, RANK_COUNT_MAX)
    if (ranked.length === 0) return []
    const goodsIds = ranked.map(({ goodsId }) => goodsId)
    const ranks = former.get(key)
    return [
      {
        ...segment,
        categoryId,
        goodsIds,
        previousRanks: goodsIds.map((id) => ranks?.get(id) ?? null),
      },
    ]
  })
}
