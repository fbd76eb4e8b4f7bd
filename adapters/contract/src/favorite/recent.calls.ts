import { z } from 'zod'
import { call } from '../call/call.ts'
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

export const recentCalls = { recordRecent, recent, removeRecent }
