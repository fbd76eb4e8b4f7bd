import { issueStepText } from '@jangteo/core/coupon/couponIssue.rules'
import type { CouponTargetKind } from '@jangteo/core/coupon/coupon.codes'
import { couponTargetText } from '@jangteo/core/coupon/couponTarget.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { type IssueRow, listIssueHistory } from '@jangteo/postgres/coupon/coupon-issue.store'
import {
  listTargetCategories,
  listTargetGoods,
  listTargetStores,
} from '@jangteo/postgres/coupon/coupon-target.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toGoodsCard } from '../goods/goods-card.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { requireOwnIssue, toCalledIssue } from './show-coupon-issue.ts'

const GOODS_COUNT_MAX = 20
const ISSUED_TEXT = '발급'

/** Returns the ids of a coupon's targets of one kind. */
function idsOf(row: IssueRow, kind: CouponTargetKind): readonly number[] {
  return row.target_kind === kind ? row.target_ids : []
}

const targetOf = Effect.fnUntraced(function* (row: IssueRow) {
  const nowMs = yield* Clock.currentTimeMillis
  const [storeIds, categoryIds] = [idsOf(row, 'STORES'), idsOf(row, 'CATEGORIES')]
  const goodsIds = idsOf(row, 'GOODS')
  const stores = storeIds.length === 0 ? [] : yield* listTargetStores(storeIds)
  const categories = categoryIds.length === 0 ? [] : yield* listTargetCategories(categoryIds)
  const goods = goodsIds.length === 0 ? [] : yield* listTargetGoods(goodsIds, new Date(nowMs))
  const names = [stores, categories, goods].flat().map(({ name }) => name)
  return {
    targetEnum: row.target_kind,
    text: couponTargetText({ kind: row.target_kind, names }),
    stores: stores.map(({ url, name }) => ({ storeUrl: url, storeName: name })),
    categories: categories.map(({ id, name }) => ({ categoryId: id, categoryName: name })),
    goodsList: goods.slice(0, GOODS_COUNT_MAX).map((card) => toGoodsCard(card, nowMs)),
  }
})

const historyOf = Effect.fnUntraced(function* (row: IssueRow) {
  const wireIds = yield* WireIds
  const rows = yield* listIssueHistory(row.issue_id)
  const steps = rows.map(({ event, from_state: from, to_state: to, at, ...about }) => {
    const { order_id: id, ordered_at: orderedAt, reissue_id: reissueId } = about
    const order =
      id === null || orderedAt === null ? null : { id, orderedAtMs: orderedAt.getTime() }
    return {
      text: issueStepText({ event, from, to, isReissued: reissueId !== null }),
      at: at.toISOString(),
      orderNumber: order === null ? null : orderNumberOf(order),
      ordersIdEncrypt: order === null ? null : wireIds.seal('order', order.id),
    }
  })
  const issuedAt = row.issued_at.toISOString()
  const issued = { text: ISSUED_TEXT, at: issuedAt, orderNumber: null, ordersIdEncrypt: null }
  return [issued, ...steps]
})

/** Loads everything about a coupon that the member holds, in any state. Refusal: COUPON_NOT_EXIST. */
export const openCouponPage = Effect.fnUntraced(function* (input: {
  readonly couponIssueIdEncrypt: string
}) {
  const row = yield* requireOwnIssue({ id: input.couponIssueIdEncrypt })
  return {
    couponIssue: yield* toCalledIssue(row),
    target: yield* targetOf(row),
    usePlatformEnumList: row.use_platforms,
    history: yield* historyOf(row),
  }
})
