import type { SellerUniqueField } from '@jangteo/core/seller/sellerApplication.codes'
import { decideSellerField, isReservedStoreUrl } from '@jangteo/core/seller/sellerApplication.rules'
import { findTakenFields, type UniqueValues } from '@jangteo/postgres/seller/application.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

const NOTHING: UniqueValues = {
  businessNumber: '',
  loginId: '',
  email: '',
  storeName: '',
  storeUrl: '',
}

/** Says if a value is taken: by a store, its users, an application that is open or approved, or the market itself. */
const isTaken = Effect.fnUntraced(function* (field: SellerUniqueField, value: string) {
  if (field === 'storeUrl' && isReservedStoreUrl(value)) return true
  return (yield* findTakenFields({ ...NOTHING, [field]: value })).includes(field)
})

/** Says if a business number is taken. Refusal: BUSINESS_NUMBER_INVALID. Source: market-rules §9.1. */
export const checkBusinessNumber = Effect.fnUntraced(function* (input: {
  readonly businessNumber: string
}) {
  const decided = decideSellerField('businessNumber', input.businessNumber)
  if (!decided.ok) return yield* refused('BUSINESS_NUMBER_INVALID')
  return { duplicated: yield* isTaken('businessNumber', decided.value) }
})

/** Says if an administrator's id is taken. Refusal: SELLER_ID_INVALID. */
export const checkSellerId = Effect.fnUntraced(function* (input: { readonly loginId: string }) {
  const decided = decideSellerField('loginId', input.loginId)
  if (!decided.ok) return yield* refused('SELLER_ID_INVALID')
  return { duplicated: yield* isTaken('loginId', decided.value) }
})

/** Says if an administrator's e-mail address is taken. Refusal: SELLER_EMAIL_INVALID. */
export const checkSellerEmail = Effect.fnUntraced(function* (input: { readonly email: string }) {
  const decided = decideSellerField('email', input.email)
  if (!decided.ok) return yield* refused('SELLER_EMAIL_INVALID')
  return { duplicated: yield* isTaken('email', decided.value) }
})

/** Says if a store's name is taken. Refusal: STORE_NAME_INVALID. */
export const checkStoreName = Effect.fnUntraced(function* (input: { readonly storeName: string }) {
  const decided = decideSellerField('storeName', input.storeName)
  if (!decided.ok) return yield* refused('STORE_NAME_INVALID')
  return { duplicated: yield* isTaken('storeName', decided.value) }
})

/** Says if a store's URL is taken. Refusal: STORE_URL_INVALID. */
export const checkStoreUrl = Effect.fnUntraced(function* (input: { readonly storeUrl: string }) {
  const decided = decideSellerField('storeUrl', input.storeUrl)
  if (!decided.ok) return yield* refused('STORE_URL_INVALID')
  return { duplicated: yield* isTaken('storeUrl', decided.value) }
})
