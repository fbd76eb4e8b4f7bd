import type { Day } from '../../calendar/day.rules.ts'
import { MINUTE_MS } from '../../calendar/day.rules.ts'
import { allow, refuse } from '../../decision/decision.rules.ts'
import type { Decision, Refusal } from '../../decision/decision.rules.ts'
import { digitsOf } from '../mask.rules.ts'
import type { PinFailures } from './pin.messages.ts'

/** Digits of a payment PIN. Source: market-rules §7. */
export const PIN_LENGTH = 6

/** Wrong PINs in a row that lock it. Source: market-rules §7. */
export const PIN_FAILURE_COUNT_MAX = 5

/** Minutes for which the ticket of a right PIN is valid. Source: market-rules §7. */
export const PIN_TICKET_MINUTES = 3

/** Digits in a row that a PIN may not share with a birthday or a mobile number. Source: decision 119. */
const SHARED_DIGIT_COUNT = 4

const PIN_FORM = /^\d{6}$/

/** Numbers that strangers may know of a person; `null` when the market does not know them either. */
export type PinOwner = { readonly birthday: Day | null; readonly mobile: string | null }

/** True for six digits. */
export function isPin(text: string): boolean {
  return PIN_FORM.test(text)
}

/** True when each digit follows the one before by the same step of 0, 1 or −1; 0 follows 9. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  return [0, 1, 9].some((step) => steps.every((each) => each === step))
}

function partsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - SHARED_DIGIT_COUNT + 1)
  return Array.from({ length: count }, (_, at) => digits.slice(at, at + SHARED_DIGIT_COUNT))
}

/**
 * Decides whether six digits may be a PIN: not one digit six times, no run up or down, and no four digits in a row of
 * the owner's birthday (`YYYYMMDD`) or mobile number. Refusal: PIN_WEAK. Source: market-rules §7, decision 119.
 * @example decidePin('890123', { birthday: null, mobile: null }) // refused: a run over 9
 */
export function decidePin(pin: string, { birthday, mobile }: PinOwner): Decision<'PIN_WEAK'> {
  const known = [birthday ?? '', mobile ?? ''].flatMap((text) => partsOf(digitsOf(text)))
  return isRun(pin) || known.some((part) => pin.includes(part)) ? refuse('PIN_WEAK') : allow()
}

/**
 * Decides whether one more PIN is compared, by the count of tries since the last right one. The value is the count
 * with this try, to be stored before it is compared, so that simultaneous tries are never more than five. Refusal:
 * PIN_LOCKED. Source: market-rules §7.
 */
export function decidePinTry(triedCount: number): Decision<'PIN_LOCKED', number> {
  return triedCount >= PIN_FAILURE_COUNT_MAX ? refuse('PIN_LOCKED') : allow(triedCount + 1)
}

/**
 * Refuses a wrong PIN by the count of tries with it: PIN_MISMATCH with the count, PIN_LOCKED by the fifth in a row.
 * Source: market-rules §7.
 */
export function refuseWrongPin(count: number): Refusal<'PIN_MISMATCH' | 'PIN_LOCKED', PinFailures> {
  const failures = { count, max: PIN_FAILURE_COUNT_MAX }
  return refuse(count >= PIN_FAILURE_COUNT_MAX ? 'PIN_LOCKED' : 'PIN_MISMATCH', failures)
}

/** Returns the moment at which the ticket of a right PIN expires. Source: market-rules §7. */
export function pinTicketDueMs(nowMs: number): number {
  return nowMs + PIN_TICKET_MINUTES * MINUTE_MS
}

/**
 * True when a new refund account needs a PIN: the buyer has the pay platform, and it takes the place of a saved one.
 * Source: market-rules §7, decision 120.
 */
export function needsPinForAccount(facts: {
  readonly hasPay: boolean
  readonly isSaved: boolean
}): boolean {
  return facts.hasPay && facts.isSaved
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Random numbers that the digits of a keypad are shuffled with. */
export const KEYPAD_DRAW_COUNT = DIGITS.length - 1

/**
 * Returns the ten digits in the order of whole random numbers from 0 on (Fisher–Yates), so that where somebody taps
 * does not show the PIN. Source: market-rules §7.
 */
export function shuffledDigits(draws: readonly number[]): string[] {
  const digits: string[] = [...DIGITS]
  for (const [index, draw] of draws.slice(0, KEYPAD_DRAW_COUNT).entries()) {
    const last = digits.length - 1 - index
    const picked = draw % (last + 1)
    const moved = digits[last] ?? ''
    digits[last] = digits[picked] ?? ''
    digits[picked] = moved
  }
  return digits
}
