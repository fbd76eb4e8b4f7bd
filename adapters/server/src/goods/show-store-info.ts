import { findSeller } from '@jangteo/postgres/goods/seller.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

type SellerRow = {
  readonly company_name: string
  readonly representative_name: string
  readonly business_number: string
  readonly mail_order_number: string
  readonly phone: string
  readonly email: string
  readonly business_address: string
  readonly return_address: string
  readonly store_name: string
  readonly store_url: string
  readonly introduction: string
  readonly phone_hours: string
  readonly goods_count: number
}

/** A seller as the law wants it shown. */
export function toStoreInfo(row: SellerRow) {
  return {
    companyName: row.company_name,
    representativeName: row.representative_name,
    businessNumber: row.business_number,
    mailOrderNumber: row.mail_order_number,
    phone: row.phone,
    email: row.email,
    businessAddress: row.business_address,
    returnAddress: row.return_address,
    storeName: row.store_name,
    storeUrl: row.store_url,
    introduction: row.introduction,
    phoneHours: row.phone_hours,
    goodsCount: row.goods_count,
  }
}

/** Shows the seller of a product. Refusal: GOODS_NOT_FOUND. */
export const showStoreInfo = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const row = yield* findSeller(input.id)
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  return toStoreInfo(row)
})
