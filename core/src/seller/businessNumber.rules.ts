import { maskDigits } from '../member/mask.rules.ts'

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const
const PARTS = [3, 2, 5] as const
const FORM = /^\d{10}$/
const ALL_ZERO = /^0+$/

/**
 * True when ten digits are a business number: the check digit fits, and they are not all zero, which would fit too. The
 * existence of the business is not checked. Source: spec §5, domain-rules §5.4, A35.
 * @example isBusinessNumber('1248100998') // true
 */
export function isBusinessNumber(digits: string): boolean {
  if (!FORM.test(digits) || ALL_ZERO.test(digits)) return false
  const figures = Array.from(digits, Number)
  const weighed = WEIGHTS.reduce((sum, weight, index) => sum + weight * (figures[index] ?? 0), 0)
  const sum = weighed + Math.floor(((figures[8] ?? 0) * 5) / 10)
  return (10 - (sum % 10)) % 10 === figures[9]
}

/**
 * Formats a business number 3-2-5, also while it is being typed. Source: spec §5, domain-rules A35.
 * @example formatBusinessNumber('1248100998') // '124-81-00998'
 */
export function formatBusinessNumber(text: string): string {
  return maskDigits(text, PARTS)
}
