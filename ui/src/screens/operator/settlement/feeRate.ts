import { SALE_FEE_RATE_MAX_BP } from '@jangteo/core/settlement/feeRate.rules'

const BASIS_POINTS_PER_PERCENT = 100
const PERCENT_MAX = SALE_FEE_RATE_MAX_BP / BASIS_POINTS_PER_PERCENT
const PERCENT_FORM = /^\d{1,2}(?:\.\d{1,2})?$/

/** Reads a typed percentage as basis points: `null` for none, `undefined` for a text that is no rate. */
export function readRate(text: string): number | null | undefined {
  if (text.trim() === '') return null
  if (!PERCENT_FORM.test(text.trim())) return undefined
  const rate = Math.round(Number(text) * BASIS_POINTS_PER_PERCENT)
  return rate <= SALE_FEE_RATE_MAX_BP ? rate : undefined
}

/** Text of a rate in basis points, without its sign. */
export function percentOf(rateBp: number): string {
  return String(rateBp / BASIS_POINTS_PER_PERCENT)
}

const WRONG = { rate: `0~${PERCENT_MAX}%로 입력해 주세요. 소수점 두 자리까지 입력할 수 있어요.` }

/** Problems of a form with a rate that may be left empty. */
export function rateProblems({ rate }: { readonly rate: string }): Partial<typeof WRONG> {
  return readRate(rate) === undefined ? WRONG : {}
}
