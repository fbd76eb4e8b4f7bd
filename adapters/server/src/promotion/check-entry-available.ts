import { EVENT_ENTRY_TERMS } from '@jangteo/core/display/event.rules'
import { decideSaleEntry } from '@jangteo/core/promotion/saleEntry.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import { listSaleCards } from '@jangteo/postgres/promotion/sale-card.store'
import { listOwnSaleEntries, type SaleEntryRow } from '@jangteo/postgres/promotion/sale-entry.store'
import { listSaleGoods } from '@jangteo/postgres/promotion/sale-goods.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { isAdultMember } from '../call/is-adult.ts'
import { currentSale } from './show-current-sale.ts'

const AGREED = EVENT_ENTRY_TERMS.map(({ kind }) => kind)

function toEntered(entry: SaleEntryRow) {
  return {
    entryNo: entry.id,
    entryHash: entry.entry_hash,
    enteredAt: entry.entered_at.toISOString(),
    resultEnum: entry.state,
    rank: entry.rank,
  }
}

/** Checks which products of the special sale that everybody sees the caller may enter for, once they agree to the terms. */
export const checkEntryAvailable = Effect.fnUntraced(function* () {
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const sale = yield* currentSale
  if (sale === undefined) return { goodsList: [] }
  const [goods, cards, entries, member] = yield* together(
    Effect.all(
      [
        listSaleGoods(sale.id),
        listSaleCards(sale.id, new Date(nowMs)),
        listOwnSaleEntries(sale.id, memberId),
        findMember(memberId),
      ],
      AT_ONCE,
    ),
  )
  const adultIds = new Set(cards.filter((card) => card.is_adult_only).map(({ id }) => id))
  const isCertified = isAdultMember(member, nowMs)
  const entryOf = new Map(entries.map((entry) => [entry.sale_goods_id, entry]))
  return {
    goodsList: goods.map(({ id: saleGoodsId, goods_id: goodsId }) => {
      const entered = entryOf.get(saleGoodsId)
      const decision = decideSaleEntry(
        toSaleClock(sale),
        { isAdultOnly: adultIds.has(goodsId), isAdultCertified: isCertified, agreed: AGREED },
        nowMs,
      )
      const mayEnter = decision.ok && entered === undefined
      return {
        saleGoodsId,
        availableYn: mayEnter ? ('Y' as const) : ('N' as const),
        code: decision.ok || entered !== undefined ? null : decision.reason,
        entered: entered === undefined ? null : toEntered(entered),
      }
    }),
  }
})
