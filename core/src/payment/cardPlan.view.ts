import { formatDay } from '../calendar/dateText.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'

/**
 * Instalment terms of a card company: months free of interest, and months with a part of it. Source: domain-rules §4.3.
 */
export type CardPlan = {
  readonly cardCompany: string
  /** From this amount on, in won. */
  readonly minAmount: Won
  /** Months without interest, rising. */
  readonly freeMonths: readonly number[]
  /** Months of which the buyer bears the interest of the first ones. */
  readonly partialFreeMonths: readonly {
    readonly months: number
    readonly buyerPaysFirst: number
  }[]
  /** `null` where the gateway says only the end. */
  readonly startsOn: Day | null
  readonly endsOn: Day
}

export type CardPlanView = {
  readonly cardCompany: string
  /** `무이자 2~3·6개월`; `null` where no month is free. */
  readonly freeText: string | null
  /** `부분 무이자 10개월(1~3회차 고객 부담)`; `null` where there is none. */
  readonly partialText: string | null
  readonly conditionText: string
  /** True when this amount gets it. */
  readonly isMet: boolean
}

/**
 * Formats months, neighbours joined.
 * @example formatMonths([2, 3, 4, 6]) // '2~4·6개월'
 */
export function formatMonths(months: readonly number[]): string {
  const runs: [number, number][] = []
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === month - 1) last[1] = month
    else runs.push([month, month])
  }
  const texts = runs.map(([first, last]) => (first === last ? `${first}` : `${first}~${last}`))
  return `${texts.join('·')}개월`
}

function partialText({ months, buyerPaysFirst }: CardPlan['partialFreeMonths'][number]): string {
  const paid = buyerPaysFirst === 1 ? '1' : `1~${buyerPaysFirst}`
  return `${months}개월(${paid}회차 고객 부담)`
}

/** Views a card company's instalments for an amount (won), for the payment page. Source: domain-rules §4.3. */
export function cardPlanView(plan: CardPlan, amount: Won): CardPlanView {
  const { cardCompany, minAmount, freeMonths, partialFreeMonths, endsOn } = plan
  const partial = partialFreeMonths.map(partialText).join(', ')
  return {
    cardCompany,
    freeText: freeMonths.length === 0 ? null : `무이자 ${formatMonths(freeMonths)}`,
    partialText: partial === '' ? null : `부분 무이자 ${partial}`,
    conditionText: `${formatWon(minAmount)} 이상 · ${formatDay(endsOn)}까지`,
    isMet: amount >= minAmount,
  }
}
