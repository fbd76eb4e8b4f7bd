import { z } from 'zod'
import { goodsCard } from '../goods/goods.schemas.ts'
import { plainId, ynFlag } from '../wire/wire.schemas.ts'
import { storeNoticeLine } from './storeNotice.schemas.ts'

/** A store. Both counts are present ones: listed products, coupons still available. */
const storeBrief = z.object({
  storeId: plainId,
  storeUrl: z.string(),
  storeName: z.string(),
  /** The name of its picture; stores without one of their own take turns. Source: spec §9. */
  logo: z.string(),
  introduction: z.string(),
  goodsCount: z.int(),
  couponCount: z.int(),
})

/** A store in a list: how many of its products are new (counted, as all figures of it), and at most three of what it sells best. */
export const storeCard = storeBrief.extend({
  newGoodsCount: z.int(),
  goodsList: z.array(goodsCard),
})

/**
 * A store as the head of its pages shows it, with pictures of what it sells best and the average of all reviews of what
 * it lists. `reviewCount` 0 means that it has no rating.
 */
export const storeHead = storeBrief.extend({
  pictures: z.array(z.string()),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  /** The name of the picture above its pages; `null` where pictures of what it sells stand there. */
  picture: z.string().nullable(),
  companyName: z.string(),
  representativeName: z.string(),
  phoneHours: z.string(),
  /** A paused store sells nothing for a while; its pages can be read. */
  pausedYn: ynFlag,
})

/** A category of the second level that a store sells in. */
export const storeCategory = z.object({
  categoryId: plainId,
  categoryName: z.string(),
  goodsCount: z.int(),
})

/** A store beside its own pages: what it is, its newest notice, and where to call. */
export const storeSide = storeBrief.extend({
  ratingAverage: z.number(),
  /** 0 means that it has no rating. */
  reviewCount: z.int(),
  /** Members who like it. */
  favoriteCount: z.int(),
  phoneHours: z.string(),
  pausedYn: ynFlag,
  /** The notice that stands first; `null` without any. */
  noticeTop: storeNoticeLine.nullable(),
  categoryList: z.array(storeCategory),
})

/** Notice of a store. */
export const storeAnnouncement = z.object({ title: z.string(), body: z.string() })

/**
 * Goods of a store under a title: its best sellers, its newest, or those of a category; `categoryId` for these alone.
 */
export const storeGroup = z.object({
  groupId: z.string(),
  title: z.string(),
  categoryId: plainId.nullable(),
  goodsList: z.array(goodsCard),
})
