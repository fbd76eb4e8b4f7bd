import {
  SALE_BUY_REFUSALS,
  SALE_ENTRY_REFUSALS,
  SALE_ENTRY_STATES,
} from '@jangteo/core/promotion/saleEntry.codes'
import { SPECIAL_SALE_STATES } from '@jangteo/core/promotion/specialSale.codes'
import { z } from 'zod'
import { goodsCard } from '../goods/goods.schemas.ts'
import { moment, pageOf, plainId, won, ynFlag } from '../wire/wire.schemas.ts'

const schedule = {
  entryOpensAt: moment,
  entryClosesAt: moment,
  drawAt: moment,
  buyOpensAt: moment,
}

/** A special sale as its page opens with it; `body` is Markdown without HTML. */
export const specialSale = z.object({
  specialSaleId: plainId,
  title: z.string(),
  body: z.string(),
  stateEnum: z.enum(SPECIAL_SALE_STATES),
  ...schedule,
  /** End of the wave that buys. */
  buyClosesAt: moment,
  /** Commitment to the seed of the draw; `null` until it was made. */
  commitment: z.string().nullable(),
  /** Public number that the draw waits for; `null` without one. */
  beacon: z.string().nullable(),
  /** The clock of the server. */
  at: moment,
})

/** A product of a special sale; `salePrice` is that of the sale. */
export const saleGoods = goodsCard.extend({
  saleGoodsId: plainId,
  optionId: plainId,
  quantityTotal: z.int(),
  personMax: z.int(),
  /** Up to ten seconds old. */
  entryCount: z.int(),
  soldPercent: z.int(),
})

/** An entry as its owner sees it: the hash stands in the published list. */
export const saleEntry = z.object({ entryNo: plainId, entryHash: z.string() })

/** The caller's entry to a product. */
const enteredSale = saleEntry.extend({
  enteredAt: moment,
  resultEnum: z.enum(SALE_ENTRY_STATES),
  /** `null` before the draw. */
  rank: z.int().nullable(),
})

/** Entries that the caller may make, product by product. */
export const saleEntryAvailability = z.object({
  goodsList: z.array(
    z.object({
      saleGoodsId: plainId,
      availableYn: ynFlag,
      /** Reason why not; `null` when the caller may enter or has entered. */
      code: z.enum(SALE_ENTRY_REFUSALS).nullable(),
      entered: enteredSale.nullable(),
    }),
  ),
})

/** A page of the order of the draw of one product, and the caller's place in it. */
export const saleRankings = pageOf(
  z.object({
    rank: z.int(),
    entryNo: plainId,
    maskedId: z.string(),
    resultEnum: z.enum(SALE_ENTRY_STATES),
  }),
).extend({
  /** `null` without an entry. */
  mine: z
    .object({
      rank: z.int(),
      entryNo: plainId,
      resultEnum: z.enum(SALE_ENTRY_STATES),
      /** `null` without a right to buy. */
      buyUntil: moment.nullable(),
    })
    .nullable(),
})

/** The caller's right to buy one product. */
export const saleBuyAvailability = z.object({
  availableYn: ynFlag,
  code: z.enum(SALE_BUY_REFUSALS).nullable(),
  quantityMax: z.int(),
  buyUntil: moment.nullable(),
})

/** The draw of one product with a page of its entries, so that everybody computes it again. */
export const saleDraw = pageOf(
  z.object({
    entryNo: plainId,
    entryHash: z.string(),
    headNo: z.int(),
    withdrawnYn: ynFlag,
    /** `null` for a withdrawn entry. */
    rank: z.int().nullable(),
  }),
).extend({
  saleGoodsId: plainId,
  commitment: z.string(),
  seed: z.string(),
  /** Empty without a public number. */
  beacon: z.string(),
  listHash: z.string(),
  headList: z.array(z.object({ headNo: z.int(), at: moment, count: z.int(), head: z.string() })),
})

/** A product of a special sale as an operator writes it. */
const writtenSaleGoods = z.object({
  goodsId: plainId,
  salePrice: won,
  quantityTotal: z.int(),
  /** Pieces that a winner may buy. */
  personMax: z.int().default(1),
})

/** A special sale as an operator writes it. */
export const writtenSale = z.object({
  title: z.string().max(200),
  /** Markdown without HTML. */
  body: z.string().max(100_000),
  ...schedule,
  goodsList: z.array(writtenSaleGoods).max(100),
})

/** A special sale in the operators' list. */
export const saleRow = z.object({
  specialSaleId: plainId,
  title: z.string(),
  stateEnum: z.enum(SPECIAL_SALE_STATES),
  ...schedule,
  buyClosesAt: moment,
  goodsCount: z.int(),
  entryCount: z.int(),
})

/** A special sale to be changed or followed, with what became of its products. */
export const saleToWrite = writtenSale.extend({
  specialSaleId: plainId,
  stateEnum: z.enum(SPECIAL_SALE_STATES),
  buyClosesAt: moment,
  commitment: z.string().nullable(),
  changeableYn: ynFlag,
  cancellableYn: ynFlag,
  goodsList: z.array(
    writtenSaleGoods.extend({
      saleGoodsId: plainId,
      goodsName: z.string(),
      entryCount: z.int(),
      wonCount: z.int(),
      waitingCount: z.int(),
      boughtCount: z.int(),
      lapsedCount: z.int(),
    }),
  ),
})
