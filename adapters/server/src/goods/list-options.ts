import { findGoods, listOptions as listRows } from '@jangteo/postgres/goods/goods.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toOptionAnswers } from './option-answer.ts'

/** The options of a product, sold-out ones included, and its add-ons. Refusal: GOODS_NOT_FOUND. */
export const listOptions = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const goods = yield* findGoods(input.id)
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  return { optionNames: goods.option_names, ...toOptionAnswers(yield* listRows(input.id)) }
})
