import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { StoreState } from '@jangteo/core/store/store.codes'
import { storeLogo } from '@jangteo/core/store/storeLogo.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findStore, findStoreId, type StoreHeadRow } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

type BriefRow = {
  readonly id: number
  readonly url: string
  readonly name: string
  readonly introduction: string
  readonly logo: string | null
  readonly goods_count: number
  readonly coupon_count: number
}

/** A store as a list shows it, its logo the same wherever it stands. */
export function toStoreBrief(row: BriefRow) {
  return {
    storeId: row.id,
    storeUrl: row.url,
    storeName: row.name,
    logo: storeLogo(row.logo, row.id),
    introduction: row.introduction,
    goodsCount: row.goods_count,
    couponCount: row.coupon_count,
  }
}

type HeadRow = BriefRow & {
  readonly picture: string | null
  readonly company_name: string
  readonly representative_name: string
  readonly phone_hours: string
  readonly state: StoreState
  readonly pictures: readonly string[]
  readonly rating_average: number
  readonly review_count: number
}

/** A store as the head of its pages shows it. */
export function toStoreHead(row: HeadRow) {
  return {
    ...toStoreBrief(row),
    picture: row.picture,
    companyName: row.company_name,
    representativeName: row.representative_name,
    phoneHours: row.phone_hours,
    pausedYn: row.state === 'PAUSED' ? ('Y' as const) : ('N' as const),
    pictures: [...row.pictures],
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
  }
}

/** The store with a URL, as it is now. Refusal: STORE_NOT_FOUND. */
export const storeCalled = Effect.fnUntraced(function* (
  url: string,
): Effect.fn.Return<StoreHeadRow, Refused<'STORE_NOT_FOUND'>, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findStore(url, { at: new Date(nowMs), day: kstDayOf(nowMs) })
  return row ?? (yield* refused('STORE_NOT_FOUND'))
})

/** The id of the store with a URL. Refusal: STORE_NOT_FOUND. */
export const storeIdOf = Effect.fnUntraced(function* (
  url: string,
): Effect.fn.Return<number, Refused<'STORE_NOT_FOUND'>, Db> {
  return (yield* findStoreId(url)) ?? (yield* refused('STORE_NOT_FOUND'))
})
