import { done } from '@jangteo/contract/wire/wire.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { once } from '../call/once.ts'
import { type Refused, refused } from '../call/refused.ts'
import {
  offerReasons,
  receiveReport,
  type ReportFields,
  type ReportSubject,
} from './receive-report.ts'

const requireGoods = Effect.fnUntraced(function* (
  goodsId: number,
): Effect.fn.Return<ReportSubject, Refused<'GOODS_NOT_FOUND'>, Db> {
  const goods = yield* findGoods(goodsId, new Date(yield* Clock.currentTimeMillis))
  if (goods === undefined) return yield* refused('GOODS_NOT_FOUND')
  return { kind: 'GOODS', targetId: goodsId, goodsId, excerpt: goods.name, writerId: null }
})

/** Offers the reasons to report a product. Refusal: GOODS_NOT_FOUND. */
export const offerGoodsReasons = (input: { readonly id: number }) =>
  Effect.flatMap(requireGoods(input.id), offerReasons)

/** Reports a product. Refusals: GOODS_NOT_FOUND, those of `receiveReport`. Source: market-rules §5.3. */
export const reportGoods = (input: ReportFields & { readonly id: number }) =>
  once(
    { call: 'report.goods', input, decodeStoredAnswer: (answer) => done.parse(answer) },
    Effect.flatMap(requireGoods(input.id), (subject) => receiveReport(subject, input)),
  )
