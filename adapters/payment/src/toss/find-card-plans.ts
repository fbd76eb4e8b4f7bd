import { isDay } from '@jangteo/core/calendar/day.rules'
import type { CardPlan } from '@jangteo/core/payment/cardPlan.view'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import type { TossClient } from './api-client.ts'
import { cardIssuerOf } from './card-issuers.ts'

const promotions = z.object({
  interestFreeCards: z.array(
    z.object({
      issuerCode: z.string(),
      dueDate: z.string().refine(isDay),
      minimumPaymentAmount: z.int().nonnegative(),
      installmentFreeMonths: z.array(z.int().positive()),
    }),
  ),
})

/** The interest-free instalments of today (카드 프로모션 조회). They report no months that are free in part, and no beginning. */
export const findCardPlans = Effect.fnUntraced(function* (
  client: TossClient,
): Effect.fn.Return<CardPlan[]> {
  const found = yield* client.find('/v1/promotions/card', promotions)
  if (found === null) {
    yield* Effect.logError('Toss Payments on promotions: no answer that can be read')
    return []
  }
  return found.interestFreeCards.flatMap((card): CardPlan[] => {
    const cardCompany = cardIssuerOf(card.issuerCode)
    if (cardCompany === null) return []
    return [
      {
        cardCompany,
        minAmount: card.minimumPaymentAmount,
        freeMonths: card.installmentFreeMonths,
        partialFreeMonths: [],
        startsOn: null,
        endsOn: card.dueDate,
      },
    ]
  })
})
