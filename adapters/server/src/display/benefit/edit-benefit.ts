import type { writtenBenefit } from '@jangteo/contract/display/showing.schemas'
import { decideBenefitOrder } from '@jangteo/core/display/benefitOrder.rules'
import { checkBenefit, type WrittenBenefit } from '@jangteo/core/display/showing.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  insertBenefit,
  listAllBenefits,
  listBenefitCouponIds,
  lockBenefit,
  lockBenefitOrder,
  placeBenefits,
  replaceBenefitCoupons,
  updateBenefit,
} from '@jangteo/postgres/display/benefit-edit.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../../call/once.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { invalidShowing, missingPicture, unknownShowing } from '../showing-targets.ts'
import { toWrittenBenefit } from './list-any-benefits.ts'

type Written = z.output<typeof writtenBenefit>

const created = z.object({ benefitId: z.int() })

function fromWritten(written: Written): WrittenBenefit {
  return {
    title: tidyText(written.title),
    subtitle: tidyText(written.subtitle),
    body: tidyText(written.body),
    picture: written.picture,
    period: {
      startsAtMs: Date.parse(written.startsAt),
      endsAtMs: written.endsAt === null ? null : Date.parse(written.endsAt),
    },
    couponIds: written.couponIdList,
  }
}

const accepted = Effect.fnUntraced(function* (
  written: Written,
): Effect.fn.Return<WrittenBenefit, Refused<'SHOWING_INVALID'>, Db> {
  const benefit = fromWritten(written)
  const wrong = checkBenefit(benefit)
  const violations =
    wrong.length > 0
      ? wrong
      : [
          ...(yield* missingPicture(benefit.picture)),
          ...(yield* unknownShowing({ goodsIds: [], couponIds: benefit.couponIds })),
        ]
  return violations.length === 0 ? benefit : yield* invalidShowing(violations)
})

function toColumns(benefit: WrittenBenefit, written: Written) {
  return {
    title: benefit.title,
    subtitle: benefit.subtitle,
    picture: benefit.picture,
    body: benefit.body,
    starts_at: new Date(written.startsAt),
    ends_at: written.endsAt === null ? null : new Date(written.endsAt),
    is_hidden: written.hiddenYn === 'Y',
  }
}

/** Makes a benefit, once for a key; of two at once one stands after the other. Refusal: SHOWING_INVALID. */
export const createBenefit = Effect.fnUntraced(
  function* (input: Written) {
    const benefit = yield* accepted(input)
    yield* lockBenefitOrder
    const benefitId = yield* insertBenefit(toColumns(benefit, input))
    yield* replaceBenefitCoupons(benefitId, benefit.couponIds)
    yield* recordAudit({
      call: 'operatorBenefit.create',
      target: `benefit:${benefitId}`,
      before: null,
      after: { ...benefit, hiddenYn: input.hiddenYn },
      reason: null,
    })
    return { benefitId }
  },
  onceByKey('operatorBenefit.create', created),
)

/** Changes a benefit under its lock. Refusals: BENEFIT_NOT_FOUND, SHOWING_INVALID. */
export const changeBenefit = Effect.fnUntraced(function* ({
  id,
  ...written
}: Written & { readonly id: number }) {
  const row = yield* lockBenefit(id)
  if (row === undefined) return yield* refused('BENEFIT_NOT_FOUND')
  const before = toWrittenBenefit(row, yield* listBenefitCouponIds(id))
  const benefit = yield* accepted(written)
  yield* updateBenefit(id, toColumns(benefit, written))
  yield* replaceBenefitCoupons(id, benefit.couponIds)
  yield* recordAudit({
    call: 'operatorBenefit.change',
    target: `benefit:${id}`,
    before,
    after: { ...benefit, hiddenYn: written.hiddenYn },
    reason: null,
  })
  return { done: true as const }
}, transaction)

/** Places all benefits in another order; one that was made meanwhile refuses it. Refusal: BENEFIT_LIST_CHANGED. */
export const reorderBenefits = Effect.fnUntraced(function* (input: {
  readonly benefitIdList: readonly number[]
}) {
  yield* lockBenefitOrder
  const stored = (yield* listAllBenefits()).map(({ id }) => id)
  const decision = decideBenefitOrder(stored, input.benefitIdList)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* placeBenefits(input.benefitIdList)
  yield* recordAudit({
    call: 'operatorBenefit.reorder',
    target: 'benefit order',
    before: { benefitIds: stored },
    after: { benefitIds: input.benefitIdList },
    reason: null,
  })
  return { done: true as const }
}, transaction)
