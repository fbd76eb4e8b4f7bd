import { optionName } from '@jangteo/core/goods/option.rules'
import { decideDistinctOptions, decideOneKind } from '@jangteo/core/goods/vsPick.rules'
import { comparisonRows } from '@jangteo/core/goods/vsPick.view'
import { ASPECT_LABELS } from '@jangteo/core/review/aspect.codes'
import { shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { listComparedOptions } from '@jangteo/postgres/goods/vs-pick.store'
import { listShownAspects } from '@jangteo/postgres/review/review-vote.store'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toGoodsCard } from './goods-card.ts'

type ComparedRow = Effect.Success<ReturnType<typeof listComparedOptions>>[number]

function toOption(row: ComparedRow, nowMs: number) {
  const card = toGoodsCard(row, nowMs)
  return {
    optionId: row.option_id,
    goodsId: card.goodsId,
    goodsName: card.goodsName,
    optionName: optionName(row.option_values),
    picture: card.picture,
    storeName: card.storeName,
    storeUrl: card.storeUrl,
    salePrice: card.salePrice + row.extra_price,
    currencyCode: card.currencyCode,
    displaySaleStatusEnum: card.displaySaleStatusEnum,
    adultYn: card.adultYn,
  }
}

type AspectRow = Effect.Success<ReturnType<typeof listShownAspects>>[number]

const toCompared = (row: ComparedRow, price: number, shown: readonly AspectRow[]) => ({
  price,
  shippingText: shippingPolicyText(toShippingPolicy(row)),
  ratingAverage: row.rating_average,
  reviewCount: row.review_count,
  aspects: shown
    .filter(({ goods_id: goodsId }) => goodsId === row.id)
    .map(({ aspect, positive_percent: positivePercent }) => ({
      label: ASPECT_LABELS[aspect],
      positivePercent,
    })),
  noticeRows: row.notice_rows,
})

/**
 * Compares options by price, shipping, reviews, what these often judge, and product notice. Refusals: VS_PICK_DUPLICATE, VS_PICK_MIXED for products
 * of several root categories. Source: market-rules §5.5.
 */
export const comparePicks = Effect.fnUntraced(function* (input: {
  readonly optionIdList: readonly number[]
}) {
  const distinct = decideDistinctOptions(input.optionIdList)
  if (!distinct.ok) return yield* refused(distinct.reason)
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listComparedOptions(input.optionIdList, new Date(nowMs))
  const kind = decideOneKind(rows.map((row) => ({ goodsId: row.id, rootId: row.category_root_id })))
  if (!kind.ok) return yield* refused(kind.reason)
  const shown = yield* listShownAspects(rows.map(({ id }) => id))
  const found = input.optionIdList.map((optionId) => {
    const row = rows.find(({ option_id: id }) => id === optionId)
    if (row === undefined) return null
    const option = toOption(row, nowMs)
    return { option, compared: toCompared(row, option.salePrice, shown) }
  })
  return {
    optionList: found.map((pick) => pick?.option ?? null),
    rowList: comparisonRows(found.map((pick) => pick?.compared ?? null)).map((row) => ({
      label: row.label,
      valueList: [...row.valueList],
    })),
  }
})
