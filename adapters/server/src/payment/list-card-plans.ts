import { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'

/**
 * Terms that card companies ask for instalments these days, as the open gateway says it. Everybody sees the same, and
 * the window is what counts, so it is asked for at most twice a minute.
 */
export const listCardPlans = Effect.fnUntraced(function* () {
  const { open } = yield* PaymentGateways
  const plans = yield* cached(`card plans ${open.name}`, open.cardPlans)
  return {
    cardList: plans.map((plan) => ({
      ...plan,
      freeMonths: [...plan.freeMonths],
      partialFreeMonths: [...plan.partialFreeMonths],
    })),
  }
})
