import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { listCartedGoods, listFreshGoods } from '@jangteo/postgres/display/block.store'
import { listRunningDeals } from '@jangteo/postgres/goods/goods.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { type BlockContent, type Filler, type Filling, toBlockGoods } from './block-content.ts'
import { fillPictures, fillVideos } from './fill-chosen.ts'
import { fillStores } from './fill-stores.ts'
import type { NumberedGroup } from './main-group-row.ts'

/** Source: market-rules §1.1. */
const FRESH_DAYS = 14
const FRESH_STORE_MAX = 2
const CARTED_DAYS = 7
const CARTED_VISITOR_MIN = 10

/** A list twice as long as the block: what is sold out goes last, and may leave. */
const NOTHING: BlockContent = { goodsList: [] }
const fillNothing: Filler = () => Effect.succeed(NOTHING)

const spare = ({ goodsMax }: NumberedGroup) => goodsMax * 2

const fillFresh: Filler = ({ group, nowMs }) =>
  Effect.map(
    listFreshGoods(
      { at: new Date(nowMs), since: new Date(nowMs - FRESH_DAYS * DAY_MS) },
      { storeMax: FRESH_STORE_MAX, limit: spare(group) },
    ),
    (rows) => ({ goodsList: toBlockGoods(rows, { countMax: group.goodsMax, nowMs }) }),
  )

const fillCarted: Filler = ({ group, nowMs }) =>
  Effect.map(
    listCartedGoods(
      { at: new Date(nowMs), since: new Date(nowMs - CARTED_DAYS * DAY_MS) },
      { visitorMin: CARTED_VISITOR_MIN, limit: spare(group) },
    ),
    (rows) => ({ goodsList: toBlockGoods(rows, { countMax: group.goodsMax, nowMs }) }),
  )

const fillDeals: Filler = ({ group, nowMs }) =>
  Effect.map(listRunningDeals(new Date(nowMs), spare(group)), (rows) => ({
    goodsList: toBlockGoods(rows, { countMax: group.goodsMax, nowMs }),
  }))

/**
 * What fills each kind of block. Personal ones are asked for by each caller. A kind whose figures the market does not
 * have yet is in no composition (`isComposable`).
 */
const FILLERS: Readonly<Partial<Record<HomeBlockType, Filler>>> = {
  IMAGE_GRID_2: fillPictures,
  IMAGE_GRID_3: fillPictures,
  IMAGE_SWIPE: fillPictures,
  TEXT_GRID_2: fillPictures,
  TEXT_GRID_3: fillPictures,
  TEXT_SWIPE: fillPictures,
  BANNER: fillPictures,
  CART: fillCarted,
  NEW_GOODS: fillFresh,
  STORE_RECOMMEND: fillStores,
  DEAL: fillDeals,
  VIDEO: fillVideos,
}

/** The content of a group now; nothing where its figures cannot be had, which is logged: one block never costs the page. */
export const fillBlock = (filling: Filling): Effect.Effect<BlockContent, never, Db> =>
  (FILLERS[filling.group.blockType] ?? fillNothing)(filling).pipe(
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError(`block ${filling.group.mainGroupId} failed`, defect), NOTHING),
    ),
  )
