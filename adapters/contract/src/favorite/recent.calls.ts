import { z } from 'zod'
import { call } from '../call/call.ts'
import { eventCard } from '../display/event.schemas.ts'
import { exhibitionCard } from '../display/exhibition.schemas.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { done, moment, opaqueId, pageOf, pageQuery, plainId } from '../wire/wire.schemas.ts'

const tags = ['favorite']
const path = '/favorites/recent-goods'

/** Most products of one record, and of one removal. Source: market-rules §3. */
const RECORDED_COUNT_MAX = 20
const REMOVED_COUNT_MAX = 100

/**
 * Records that the caller viewed products: once a visitor, product and Korean day for the rankings, and in the caller's
 * list. Products that do not exist are left out. Source: market-rules §0, §3.
 */
const recordRecent = call({ who: 'anybody' })
  .route({ method: 'POST', path, summary: '최근 본 상품 기록', tags })
  .input(z.object({ goodsIdList: z.array(plainId).min(1).max(RECORDED_COUNT_MAX) }))
  .output(done)

/** Products that the caller viewed within 90 days, the newest first, 100 at most; those of the device without a login. */
const recent = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${path}/me`, summary: '최근 본 상품', tags })
  .input(z.object(pageQuery))
  .output(pageOf(goodsCard.extend({ recentGoodsIdEncrypt: opaqueId, seenAt: moment })))

/** Removes products from the caller's list; others' and missing ones are left as they are. */
const removeRecent = call({ who: 'anybody' })
  .route({ method: 'DELETE', path, summary: '최근 본 상품 삭제', tags })
  .input(z.object({ recentGoodsIdEncryptList: z.array(opaqueId).min(1).max(REMOVED_COUNT_MAX) }))
  .output(done)

/** Most exhibitions or events of one record: as many as are stored. Source: market-rules §3. */
const OPENED_COUNT_MAX = 30

/** Records that the caller opened exhibitions; hidden and missing ones are left out. Source: spec §7, market-rules §3. */
const recordRecentExhibition = call({ who: 'anybody' })
  .route({
    method: 'POST',
    path: '/favorites/recent-exhibition',
    summary: '최근 본 기획전 기록',
    tags,
  })
  .input(z.object({ exhibitionIdList: z.array(plainId).min(1).max(OPENED_COUNT_MAX) }))
  .output(done)

/** Records that the caller opened events; hidden and missing ones are left out. Source: spec §7, market-rules §3. */
const recordRecentEvent = call({ who: 'anybody' })
  .route({ method: 'POST', path: '/favorites/recent-event', summary: '최근 본 이벤트 기록', tags })
  .input(z.object({ eventIdEncryptList: z.array(opaqueId).min(1).max(OPENED_COUNT_MAX) }))
  .output(done)

/** Exhibitions and events that the caller opened within 90 days, the newest first, 30 of each at most. */
const recentPages = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/favorites/recent-pages/me',
    summary: '최근 본 기획전과 이벤트',
    tags,
  })
  .output(z.object({ exhibitionList: z.array(exhibitionCard), eventList: z.array(eventCard) }))

export const recentCalls = {
  recordRecent,
  recent,
  removeRecent,
  recordRecentExhibition,
  recordRecentEvent,
  recentPages,
}
