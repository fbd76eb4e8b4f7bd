import type { writtenSale } from '@jangteo/contract/promotion/specialSale.schemas'
import { tidyText } from '@jangteo/core/member/member.rules'
import {
  saleOverlapText,
  SPECIAL_SALE_VIOLATION_TEXTS,
} from '@jangteo/core/promotion/specialSale.messages'
import {
  checkSpecialSale,
  decideSaleChange,
  findOverlap,
  firstBuyCloseMs,
  salePeriodOf,
  type WrittenSale,
} from '@jangteo/core/promotion/specialSale.rules'
import { SPECIAL_SALE_TABLE } from '@jangteo/core/promotion/specialSale.table.gen'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  listSaleGoods,
  lockSaleCandidates,
  replaceSaleGoods,
  type SaleCandidateRow,
} from '@jangteo/postgres/promotion/sale-goods.store'
import {
  insertSale,
  listOpenSales,
  lockSale,
  lockSaleCalendar,
  updateSale,
} from '@jangteo/postgres/promotion/special-sale.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../call/once.ts'
import { refused, type Refused } from '../call/refused.ts'
import { newDrawKeys } from '../display/event/draw-keys.ts'
import { recordAudit } from '../tracking/record-audit.ts'

type Written = z.output<typeof writtenSale>

const created = z.object({ specialSaleId: z.int() })

function fromWritten(written: Written): WrittenSale {
  return {
    title: tidyText(written.title),
    body: tidyText(written.body),
    entryOpensAtMs: Date.parse(written.entryOpensAt),
    entryClosesAtMs: Date.parse(written.entryClosesAt),
    drawAtMs: Date.parse(written.drawAt),
    buyOpensAtMs: Date.parse(written.buyOpensAt),
    goods: written.goodsList,
  }
}

/** A special sale that may be written, with its products as they are. */
type Accepted = {
  readonly sale: WrittenSale
  readonly rowOf: ReadonlyMap<number, SaleCandidateRow>
}

function toFacts(row: SaleCandidateRow) {
  return {
    kind: row.kind,
    isListed: row.is_listed,
    salePrice: row.sale_price,
    stock: row.stock,
    isElsewhere: row.is_elsewhere,
  }
}

const accepted = Effect.fnUntraced(function* (
  written: Written,
  exceptSaleId: number | null,
): Effect.fn.Return<Accepted, Refused<'SALE_INVALID'>, Db> {
  const sale = fromWritten(written)
  const nowMs = yield* Clock.currentTimeMillis
  const goodsIds = sale.goods.map(({ goodsId }) => goodsId)
  yield* lockSaleCalendar()
  const others = yield* listOpenSales(exceptSaleId)
  const rows = yield* lockSaleCandidates(goodsIds, { at: new Date(nowMs), exceptSaleId })
  const facts = {
    goodsOf: new Map(rows.map((row) => [row.id, toFacts(row)])),
    others: others.map((other) => salePeriodOf(toSaleClock(other))),
  }
  const violations = checkSpecialSale(sale, facts, nowMs)
  if (violations.length > 0) {
    const overlap = findOverlap(sale, facts.others)
    const texts = {
      ...SPECIAL_SALE_VIOLATION_TEXTS,
      ...(overlap === undefined ? {} : { OVERLAP: saleOverlapText(overlap) }),
    }
    return yield* refused('SALE_INVALID', {
      violations: violations.map((violationEnum) => ({
        violationEnum,
        message: texts[violationEnum],
      })),
    })
  }
  return { sale, rowOf: new Map(rows.map((row) => [row.id, row])) }
})

function toColumns(sale: WrittenSale) {
  return {
    title: sale.title,
    body: sale.body,
    entry_opens_at: new Date(sale.entryOpensAtMs),
    entry_closes_at: new Date(sale.entryClosesAtMs),
    draw_at: new Date(sale.drawAtMs),
    buy_opens_at: new Date(sale.buyOpensAtMs),
    buy_closes_at: new Date(firstBuyCloseMs(sale.buyOpensAtMs)),
  }
}

function toGoodsColumns({ sale, rowOf }: Accepted) {
  return sale.goods.flatMap(({ goodsId, salePrice, quantityTotal, personMax }) => {
    const row = rowOf.get(goodsId)
    return row === undefined || row.option_id === null
      ? []
      : [
          {
            goods_id: goodsId,
            option_id: row.option_id,
            own_kind: row.kind,
            sale_price: salePrice,
            quantity_total: quantityTotal,
            person_max: personMax,
          },
        ]
  })
}

/**
 * Plans a special sale and commits to the seed of its draw, once for a key. The calendar of special sales is locked, and
 * so are its products: no two sales overlap, or take one product. Refusals: SALE_INVALID, IDEMPOTENCY_KEY_REUSED.
 */
export const createSale = Effect.fnUntraced(
  function* (input: Written) {
    const plan = yield* accepted(input, null)
    const { commitment, sealedKeys } = yield* newDrawKeys
    const at = new Date(yield* Clock.currentTimeMillis)
    const id = yield* insertSale({
      ...toColumns(plan.sale),
      state: SPECIAL_SALE_TABLE.initial,
      state_changed_at: at,
      commitment,
      sealed_keys: sealedKeys,
    })
    yield* replaceSaleGoods(id, toGoodsColumns(plan))
    yield* recordAudit({
      call: 'operatorSale.create',
      target: `special sale ${id}`,
      before: null,
      after: plan.sale,
      reason: null,
    })
    return { specialSaleId: id }
  },
  onceByKey('operatorSale.create', created),
)

/**
 * Changes a special sale under its lock until its first entry may come. Refusals: SPECIAL_SALE_NOT_FOUND, SALE_FIXED,
 * SALE_INVALID.
 */
export const changeSale = Effect.fnUntraced(function* ({
  id,
  ...written
}: Written & { readonly id: number }) {
  const row = yield* lockSale(id)
  if (row === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  const decision = decideSaleChange(toSaleClock(row), yield* Clock.currentTimeMillis)
  if (!decision.ok) return yield* refused(decision.reason)
  const plan = yield* accepted(written, id)
  const { title, body } = row
  const before = { title, body, ...toSaleClock(row), goods: yield* listSaleGoods(id) }
  yield* updateSale(id, toColumns(plan.sale))
  yield* replaceSaleGoods(id, toGoodsColumns(plan))
  yield* recordAudit({
    call: 'operatorSale.change',
    target: `special sale ${id}`,
    before,
    after: plan.sale,
    reason: null,
  })
  return { done: true as const }
}, transaction)
