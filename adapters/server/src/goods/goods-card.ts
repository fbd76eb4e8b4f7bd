import type { GoodsSaleStatus, GoodsType } from '@jangteo/core/goods/goods.codes'
import {
  type Deal,
  dealInForce,
  effectivePrice,
  stockInDeal,
} from '@jangteo/core/display/deal.rules'
import { goodsMark } from '@jangteo/core/goods/mark/goodsMark.rules'
import { displaySaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { discountRate } from '@jangteo/core/money/money.rules'
import type { ShippingPolicyKind } from '@jangteo/core/shipping/shipping.codes'
import { type DealRow, toDeal } from '@jangteo/postgres/goods/deal.columns'
import { toDealAnswer } from './deal-answer.ts'
import { type PromiseRow, toPromiseAnswers, toPromiseTerms } from '../shipping/promise-answer.ts'

/** Columns of a product that its card needs. */
export type CardRow = PromiseRow &
  DealRow & {
    readonly id: number
    readonly kind: GoodsType
    readonly name: string
    readonly brand_name: string | null
    readonly picture: string
    readonly list_price: number
    readonly own_price: number
    readonly sale_status: GoodsSaleStatus
    readonly sale_starts_at: Date | null
    readonly sale_ends_at: Date | null
    readonly is_adult_only: boolean
    readonly rating_average: number
    readonly review_count: number
    readonly store_name: string
    readonly store_url: string
    readonly policy_kind: ShippingPolicyKind
    readonly stock: number
    readonly created_at: Date
  }

/** A moment of a product: the deal that sets its price then. */
type CardMoment = { readonly inForce: Deal | null; readonly nowMs: number }

/** The sale of a product, and its mark. */
function saleOf(row: CardRow, { inForce, nowMs }: CardMoment) {
  const stock = stockInDeal(row.stock, inForce)
  const status = displaySaleStatus(
    {
      saleStatus: row.sale_status,
      saleStartsAtMs: row.sale_starts_at?.getTime() ?? null,
      saleEndsAtMs: row.sale_ends_at?.getTime() ?? null,
      hasStock: stock > 0,
    },
    nowMs,
  )
  return {
    status,
    mark: goodsMark({ status, stock, createdAtMs: row.created_at.getTime() }, nowMs),
  }
}

/** A product as a grid shows it. */
export function toGoodsCard(row: CardRow, nowMs: number) {
  const { list_price: listPrice } = row
  const inForce = dealInForce(toDeal(row), nowMs)
  const salePrice = effectivePrice({ salePrice: row.own_price }, inForce, nowMs)
  const { status: displaySaleStatusEnum, mark } = saleOf(row, { inForce, nowMs })
  const terms = toPromiseTerms(row, {
    kind: row.kind,
    isOnSale: displaySaleStatusEnum === 'SALE',
  })
  return {
    goodsId: row.id,
    goodsName: row.name,
    brandName: row.brand_name,
    picture: row.picture,
    storeName: row.store_name,
    storeUrl: row.store_url,
    listPrice,
    salePrice,
    currencyCode: 'KRW' as const,
    discountRate: discountRate(listPrice, salePrice),
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    isFreeShipping: row.policy_kind === 'FREE',
    promiseList: toPromiseAnswers(terms, { nowMs, zones: ['MAINLAND'] }),
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
    displaySaleStatusEnum,
    markEnum: mark,
    deal: inForce === null ? null : toDealAnswer(inForce, nowMs),
    adultYn: row.is_adult_only ? ('Y' as const) : ('N' as const),
  }
}
