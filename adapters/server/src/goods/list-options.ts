import { dealInForce } from '@jangteo/core/display/deal.rules'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import { findGoods, listOptions as listRows } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toOptionAnswers } from './option-answer.ts'

/** The options of a product, sold-out ones included, and its add-ons. Refusal: GOODS_NOT_FOUND. */
export const listOptions = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const goods = yield* findGoods(input.id, new Date(nowMs))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  const options = toOptionAnswers(yield* listRows(input.id), dealInForce(toDeal(goods), nowMs))
  return { optionNames: goods.option_names, ...options }
})
