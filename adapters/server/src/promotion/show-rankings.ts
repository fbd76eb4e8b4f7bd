import { shownMemberOf } from '@jangteo/core/member/mask.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import {
  countRankedEntries,
  findOwnSaleEntry,
  listRankedEntries,
  type SaleEntryRow,
} from '@jangteo/postgres/promotion/sale-entry.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { type DrawnGoods, drawnGoods } from './drawn-goods.ts'
import { buyRightOf } from './buy-right.ts'

type ShowRankingsInput = {
  readonly saleGoodsId: number
  readonly page: number
  readonly size: number
}

/** The caller's place in the order of the draw; `null` without one. */
const ownPlace = Effect.fnUntraced(function* (
  goods: DrawnGoods,
  nowMs: number,
): Effect.fn.Return<
  {
    rank: number
    entryNo: number
    resultEnum: SaleEntryRow['state']
    buyUntil: string | null
  } | null,
  never,
  Caller | Db
> {
  const memberId = memberIdOf(yield* Caller)
  const entry = memberId === null ? undefined : yield* findOwnSaleEntry(goods.id, memberId)
  if (entry === undefined || entry.rank === null) return null
  const right = buyRightOf(goods, entry, nowMs)
  return {
    rank: entry.rank,
    entryNo: entry.id,
    resultEnum: entry.state,
    buyUntil: right.ok ? new Date(right.value.buyUntilMs).toISOString() : null,
  }
})

/** Shows a page of the order of the draw of a product. Refusals: SPECIAL_SALE_NOT_FOUND, SALE_NOT_DRAWN. */
export const showRankings = Effect.fnUntraced(function* (input: ShowRankingsInput) {
  const { saleGoodsId, page: number, size } = input
  const goods = yield* drawnGoods(saleGoodsId)
  const nowMs = yield* Clock.currentTimeMillis
  const [rows, totalElements, mine] = yield* together(
    Effect.all(
      [
        listRankedEntries(saleGoodsId, { offset: number * size, limit: size }),
        countRankedEntries(saleGoodsId),
        ownPlace(goods, nowMs),
      ],
      AT_ONCE,
    ),
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.map((row) => ({
      rank: row.rank ?? 0,
      entryNo: row.id,
      maskedId: shownMemberOf({ loginId: row.login_id, status: row.status }),
      resultEnum: row.state,
    })),
    mine,
  }
})
