import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import type { BlockContent, Filler, Filling } from './block-content.ts'
import { fillCategories } from './ranking/fill-boards.ts'
import { fillPictures, fillVideos } from './fill-chosen.ts'
import {
  fillCarted,
  fillDeals,
  fillFresh,
  fillLiked,
  fillViewed,
  fillViewedBelow,
} from './fill-goods.ts'
import { fillKeywords } from './fill-keywords.ts'
import { fillStores } from './fill-stores.ts'

const NOTHING: BlockContent = { goodsList: [] }
const fillNothing: Filler = () => Effect.succeed(NOTHING)

/** Fillers of each kind of block for everybody; a personal one is filled for its caller (`fillOwnBlock`). */
const FILLERS: Readonly<Record<HomeBlockType, Filler>> = {
  IMAGE_GRID_2: fillPictures,
  IMAGE_GRID_3: fillPictures,
  IMAGE_SWIPE: fillPictures,
  TEXT_GRID_2: fillPictures,
  TEXT_GRID_3: fillPictures,
  TEXT_SWIPE: fillPictures,
  BANNER: fillPictures,
  CLICK_A: fillViewed,
  CLICK_B: fillViewedBelow,
  CLICK_C: fillNothing,
  WISHLIST: fillLiked,
  SEARCH: fillKeywords,
  CART: fillCarted,
  NEW_GOODS: fillFresh,
  AGE: fillNothing,
  CATEGORY: fillCategories,
  STORE_RECOMMEND: fillStores,
  DEAL: fillDeals,
  VIDEO: fillVideos,
}

/** Nothing in the place of a block whose figures cannot be had, which is logged: one block never costs the page. */
export const orNothing = <R>(
  mainGroupId: number,
  filling: Effect.Effect<BlockContent, never, R>,
): Effect.Effect<BlockContent, never, R> =>
  Effect.catchDefect(filling, (defect) =>
    Effect.as(Effect.logError(`block ${mainGroupId} failed`, defect), NOTHING),
  )

/** The content of a group at a moment, the same for everybody. */
export const fillBlock = (filling: Filling): Effect.Effect<BlockContent, never, Db | FigureCache> =>
  orNothing(filling.group.mainGroupId, FILLERS[filling.group.blockType](filling))
