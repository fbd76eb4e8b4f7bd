import type { Db } from '@jangteo/postgres/database/db'
import type * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import type { GoodsCards } from '../goods/block-goods.ts'
import type { StoreCard } from '../store/store-cards.ts'
import type { NumberedGroup } from './main-group-row.ts'

type Chip = { readonly title: string; readonly goodsList: GoodsCards }

type BannerItem = {
  readonly picture: string | null
  readonly alt: string
  readonly text: string | null
  readonly subText: string | null
  readonly linkUrl: string
}

type VideoItem = {
  readonly videoUrl: string
  readonly poster: string
  readonly durationS: number
  readonly alt: string
  readonly text: string | null
  readonly linkUrl: string
}

export type BannerContent = { readonly itemList: BannerItem[] }
export type GoodsContent = { readonly goodsList: GoodsCards }
export type ChipContent = { readonly chipList: Chip[] }
export type StoreContent = { readonly storeList: StoreCard[] }
export type VideoContent = { readonly videoList: VideoItem[] }

/** Content of a group, by the kind of its block. */
export type BlockContent = BannerContent | GoodsContent | ChipContent | StoreContent | VideoContent

/** A group and the moment (epoch milliseconds) that it is filled at. */
export type Filling = { readonly group: NumberedGroup; readonly nowMs: number }
export type Filler = (filling: Filling) => Effect.Effect<BlockContent, never, Db | FigureCache>

/** Counts the entries that a block's minimum counts: of lists under names their products. */
export function countShowable(content: BlockContent): number {
  if ('itemList' in content) return content.itemList.length
  if ('goodsList' in content) return content.goodsList.length
  if ('storeList' in content) return content.storeList.length
  if ('videoList' in content) return content.videoList.length
  return content.chipList.reduce((count, { goodsList }) => count + goodsList.length, 0)
}
