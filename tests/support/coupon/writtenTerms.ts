import type { couponTerms } from '@jangteo/contract/coupon/couponTerms.schemas'
import type { z } from 'zod'

/** Terms on the wire as an issuer writes them: what is left out is the default. */
export type WrittenTerms = z.input<typeof couponTerms>

/** A coupon for everybody to download all August: 1,000 won off, without an end. */
export function writtenTerms(change: Partial<WrittenTerms> = {}): WrittenTerms {
  return {
    name: '천 원 쿠폰',
    couponTypeEnum: 'GOODS',
    discountEnum: 'FIXED',
    discountValue: 1000,
    targetEnum: 'ALL',
    issueEnum: 'DOWNLOAD',
    publishedFrom: '2026-08-01',
    publishedUntil: '2026-08-31',
    usePeriodEnum: 'NONE_LIMIT',
    personMax: 1,
    ...change,
  }
}
