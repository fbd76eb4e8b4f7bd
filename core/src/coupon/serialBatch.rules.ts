import { DAY_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CouponIssueKind } from './coupon.codes.ts'
import { drawSerial } from './couponSerial.rules.ts'
import { DRAWN_SERIAL_LENGTH, SERIAL_COUNT_MAX, SERIAL_LIST_DAYS } from './couponTerms.codes.ts'

/** A coupon as a draw of serials sees it; `requestedCount` is the number of all serials that were asked for so far. */
export type SerialDrawFacts = {
  readonly issueKind: CouponIssueKind
  readonly hasWord: boolean
  readonly requestedCount: number
}

/**
 * Decides whether so many more serials are drawn for a coupon: only where each is entered by one member, at most 100,000
 * of a coupon. Refusals: COUPON_SERIAL_NOT_DRAWN, COUPON_SERIAL_TOO_MANY. Source: domain-rules §3.5.
 */
export function decideSerialDraw(
  { issueKind, hasWord, requestedCount }: SerialDrawFacts,
  count: number,
): Decision<'COUPON_SERIAL_NOT_DRAWN' | 'COUPON_SERIAL_TOO_MANY'> {
  if (issueKind !== 'CODE' || hasWord) return refuse('COUPON_SERIAL_NOT_DRAWN')
  return requestedCount + count > SERIAL_COUNT_MAX ? refuse('COUPON_SERIAL_TOO_MANY') : allow()
}

/** Serials of a batch so far, and all that it will have. */
export type SerialBatchFacts = { readonly drawnCount: number; readonly count: number }

/** Returns the numbers of a batch's next serials, from 0: at most `portion`, none once all are drawn. */
export function nextSerials(
  { drawnCount, count }: SerialBatchFacts,
  portion: number,
): readonly number[] {
  const length = Math.min(portion, count - drawnCount)
  return Array.from({ length }, (_, index) => drawnCount + index)
}

/** Returns the share of a batch that is drawn, in whole percent; 100 only once all are. */
export function serialProgress({ drawnCount, count }: SerialBatchFacts): number {
  return Math.floor((drawnCount * 100) / count)
}

/** Returns the moment from which the serials of a batch cannot be listed any more, in epoch milliseconds. */
export function serialListEndsAtMs(requestedAtMs: number): number {
  return requestedAtMs + SERIAL_LIST_DAYS * DAY_MS
}

/** Makes a serial of at least 16 random bytes, as long as the market draws them. */
export function serialOf(bytes: readonly number[]): string {
  return drawSerial(bytes.slice(0, DRAWN_SERIAL_LENGTH))
}
