import { eventFilterOf } from '@jangteo/core/display/event.rules'
import {
  type AnyBenefitRow,
  findAnyBenefit,
  listAllBenefits,
  listBenefitCouponIds,
} from '@jangteo/postgres/display/benefit-edit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { toYn } from '../../wire/yn.ts'
import { couponsNamed } from '../showing-targets.ts'
import { benefitPeriodOf } from './benefit-answer.ts'

/** Maps a benefit to what an operator writes of it. */
export function toWrittenBenefit(row: AnyBenefitRow, couponIdList: number[]) {
  return {
    title: row.title,
    subtitle: row.subtitle,
    body: row.body,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    hiddenYn: toYn(row.is_hidden),
    couponIdList,
  }
}

/** All benefits in their order, hidden ones and those to come too. */
export const listAnyBenefits = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listAllBenefits()
  return {
    benefitList: rows.map((row) => ({
      benefitId: row.id,
      title: row.title,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      statusFilterEnum: eventFilterOf(benefitPeriodOf(row), nowMs),
      hiddenYn: toYn(row.is_hidden),
    })),
  }
})

/** A benefit to be changed, with the names of its coupons. Refusal: BENEFIT_NOT_FOUND. */
export const showBenefitToWrite = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const row = yield* findAnyBenefit(id)
  if (row === undefined) return yield* refused('BENEFIT_NOT_FOUND')
  const couponIds = yield* listBenefitCouponIds(id)
  return {
    benefitId: id,
    ...toWrittenBenefit(row, couponIds),
    couponList: yield* couponsNamed(couponIds),
  }
})
