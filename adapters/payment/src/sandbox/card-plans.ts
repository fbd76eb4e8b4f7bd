import { addDays, addMonths, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { CardPlan } from '@jangteo/core/payment/cardPlan.view'
import { INSTALLMENT_AMOUNT_MIN_WON } from '@jangteo/core/payment/payment.codes'
import { CARD_COMPANIES } from './sandbox-methods.ts'

type Offer = Pick<CardPlan, 'freeMonths' | 'partialFreeMonths'> & { readonly minAmount?: number }

/** The usual offers of Korean card companies, made up. */
const OFFERS: Readonly<Record<(typeof CARD_COMPANIES)[number], Offer>> = {
  신한카드: { freeMonths: [2, 3], partialFreeMonths: [{ months: 10, buyerPaysFirst: 4 }] },
  KB국민카드: { freeMonths: [2, 3], partialFreeMonths: [{ months: 10, buyerPaysFirst: 3 }] },
  삼성카드: {
    freeMonths: [2, 3],
    partialFreeMonths: [
      { months: 6, buyerPaysFirst: 1 },
      { months: 10, buyerPaysFirst: 3 },
    ],
  },
  현대카드: { freeMonths: [2, 3], partialFreeMonths: [], minAmount: 100_000 },
  롯데카드: { freeMonths: [2, 3, 4], partialFreeMonths: [] },
  하나카드: { freeMonths: [2, 3], partialFreeMonths: [] },
  우리카드: { freeMonths: [2, 3, 4], partialFreeMonths: [{ months: 12, buyerPaysFirst: 3 }] },
  NH농협카드: { freeMonths: [2, 3, 4, 5, 6], partialFreeMonths: [] },
  BC카드: { freeMonths: [2, 3, 4, 5], partialFreeMonths: [] },
}

/** Returns the instalment terms of the card companies in the Korean month of a moment. */
export function cardPlansAt(nowMs: number): CardPlan[] {
  const startsOn = `${kstDayOf(nowMs).slice(0, 7)}-01`
  const endsOn = addDays(addMonths(startsOn, 1), -1)
  return CARD_COMPANIES.map((cardCompany) => {
    const { minAmount = INSTALLMENT_AMOUNT_MIN_WON, ...months } = OFFERS[cardCompany]
    return { cardCompany, minAmount, ...months, startsOn, endsOn }
  })
}
