import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { effectivePrice } from '@jangteo/core/display/deal.rules'
import { isDeal } from '@jangteo/core/goods/goods.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { Insertable, Transaction } from 'kysely'
import type { DB, Deals } from '@jangteo/postgres/database/schema.gen'
import { DEMO_GOODS } from './catalogue.ts'
import type { GoodsSeed } from './catalogue.types.ts'
import { FINISHING_PIECES, RETURNING_DEALS } from './deals.data.ts'
import type { DealSeed } from './deals.types.ts'

type Trx = Transaction<DB>
type DealFacts = {
  /** Ids of the goods, in the order of the data. */
  readonly goodsIds: readonly number[]
  readonly nowMs: number
}

/** Price of a product without a deal; one that is sold in a deal alone has its list price. */
export function ownPriceOf({ kind = 'NORMAL', listPrice, salePrice }: GoodsSeed): Won {
  return isDeal(kind) ? listPrice : salePrice
}

/** The deal of a product that is sold in a deal alone, for its sale period and at its sale price. */
function finishingDealOf({
  kind = 'NORMAL',
  salePeriod,
  picture,
  salePrice,
}: GoodsSeed): DealSeed[] {
  if (!isDeal(kind) || salePeriod === undefined) return []
  const pieces = FINISHING_PIECES[picture]
  return [
    {
      goodsPicture: picture,
      dealPrice: salePrice,
      ...salePeriod,
      ...(pieces === undefined ? {} : { pieces }),
      afterEnd: 'FINISH',
    },
  ]
}

/** Every deal of the demo. */
export const DEMO_DEALS: readonly DealSeed[] = [
  ...DEMO_GOODS.flatMap(({ goods }) => finishingDealOf(goods)),
  ...RETURNING_DEALS,
]

/** Loads the deals, and sets the prices that lists go by as the job does from then on. */
export async function insertDeals(trx: Trx, { goodsIds, nowMs }: DealFacts): Promise<void> {
  const rows = DEMO_DEALS.map((seed) => dealRow(seed, { goodsIds, nowMs }))
  await trx
    .insertInto('deals')
    .values(rows.map(({ row }) => row))
    .execute()
  for (const { row, listedPrice } of rows) {
    const goods = trx.updateTable('goods').set({ listed_price: listedPrice })
    await goods.where('id', '=', row.goods_id).execute()
  }
}

function dealRow(
  seed: DealSeed,
  { goodsIds, nowMs }: DealFacts,
): { readonly row: Insertable<Deals>; readonly listedPrice: Won } {
  const index = DEMO_GOODS.findIndex(({ goods }) => goods.picture === seed.goodsPicture)
  const goods = DEMO_GOODS[index]?.goods
  const goodsId = goodsIds[index]
  if (goods === undefined || goodsId === undefined) {
    throw new RangeError(`The demo has no product ${seed.goodsPicture}`)
  }
  const atMs = (hours: number) => nowMs + hours * HOUR_MS
  const { pieces, personMax = null, stoppedInHours } = seed
  const deal = {
    dealId: 0,
    dealPrice: seed.dealPrice,
    startsAtMs: atMs(seed.startsInHours),
    endsAtMs: atMs(seed.endsInHours),
    quantityTotal: pieces?.total ?? null,
    personMax,
    afterEnd: seed.afterEnd,
    stoppedAtMs: stoppedInHours === undefined ? null : atMs(stoppedInHours),
    taken: pieces?.taken ?? 0,
  }
  return {
    row: {
      goods_id: goodsId,
      deal_price: deal.dealPrice,
      starts_at: new Date(deal.startsAtMs),
      ends_at: new Date(deal.endsAtMs),
      quantity_total: deal.quantityTotal,
      person_max: personMax,
      after_end: deal.afterEnd,
      stopped_at: deal.stoppedAtMs === null ? null : new Date(deal.stoppedAtMs),
      taken: deal.taken,
    },
    listedPrice: effectivePrice({ salePrice: ownPriceOf(goods) }, deal, nowMs),
  }
}
