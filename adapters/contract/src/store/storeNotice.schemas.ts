import { GOODS_NOTICE_DISPLAYS } from '@jangteo/core/goods/goods.codes'
import { STORE_GROUP_KINDS } from '@jangteo/core/store/storeGroup.codes'
import { z } from 'zod'
import { moment, namedTarget, opaqueId, plainId, ynFlag } from '../wire/wire.schemas.ts'

/** A notice of a store in a list. */
export const storeNoticeLine = z.object({
  noticeIdEncrypt: opaqueId,
  title: z.string(),
  pinnedYn: ynFlag,
  writtenAt: moment,
})

const neighbour = storeNoticeLine.pick({ noticeIdEncrypt: true, title: true }).nullable()

/** A notice as its page shows it; `body` is Markdown without HTML, `previous` is older. */
export const storeNoticeDetail = storeNoticeLine.extend({
  storeUrl: z.string(),
  storeName: z.string(),
  body: z.string(),
  previous: neighbour,
  next: neighbour,
})

/** A notice as a seller writes it; how long its texts may be is core's to say (`decideStoreNotice`). */
export const writtenNotice = z.object({
  title: z.string().max(200),
  body: z.string().max(20_000),
  pinnedYn: ynFlag.default('N'),
})

/** A notice of the own store. */
export const ownNotice = storeNoticeLine.extend({ body: z.string() })

/** An announcement on the product pages of a store as a seller writes it; without an end it stays. */
export const writtenAnnouncement = z.object({
  title: z.string().max(200),
  body: z.string().max(2_000),
  goodsNoticeDisplayEnum: z.enum(GOODS_NOTICE_DISPLAYS),
  startsAt: moment,
  endsAt: moment.nullable().default(null),
})

/** An announcement of the own store. */
export const ownAnnouncement = writtenAnnouncement.extend({
  announcementIdEncrypt: opaqueId,
  endsAt: moment.nullable(),
})

/** A group of a store's first page as a seller writes it. */
export const writtenStoreGroup = z.object({
  title: z.string().max(200),
  storeGroupKindEnum: z.enum(STORE_GROUP_KINDS),
  categoryId: plainId.nullable().default(null),
  goodsIdList: z.array(plainId).max(200).default([]),
})

/** A group of the own store, with the names of what was picked. */
export const ownStoreGroup = writtenStoreGroup.extend({
  categoryId: plainId.nullable(),
  goodsIdList: z.array(plainId),
  goodsList: z.array(namedTarget),
})
