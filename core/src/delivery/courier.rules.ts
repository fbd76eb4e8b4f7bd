import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { tidyText } from '../member/member.rules.ts'
import type { Courier } from './courier.codes.ts'

/** Facts of a courier. */
type CourierFacts = {
  /** Whom a buyer calls; `null` where only the seller can see. */
  readonly phone: string | null
  /** Lengths that its invoice numbers may have; none where it gives no numbers. */
  readonly invoiceLengths: readonly number[]
  /** True when it says where parcels are. */
  readonly isTracked: boolean
}

/** Phones and lengths as the couriers publish them; they change, so they stand here as data. Source: decision 016. */
const COURIER_FACTS: Readonly<Record<Courier, CourierFacts>> = {
  CJ_LOGISTICS: { phone: '1588-1255', invoiceLengths: [10, 12], isTracked: true },
  LOTTE: { phone: '1588-2121', invoiceLengths: [10, 12], isTracked: true },
  HANJIN: { phone: '1588-0011', invoiceLengths: [10, 12], isTracked: true },
  EPOST: { phone: '1588-1300', invoiceLengths: [13], isTracked: true },
  LOGEN: { phone: '1588-9988', invoiceLengths: [11], isTracked: true },
  KYUNGDONG: { phone: '1899-5368', invoiceLengths: [12, 13], isTracked: true },
  DAESIN: { phone: '043-222-4582', invoiceLengths: [13], isTracked: true },
  ILYANG: { phone: '1588-0002', invoiceLengths: [9, 10, 11], isTracked: true },
  CVSNET: { phone: '1577-1287', invoiceLengths: [10, 12], isTracked: true },
  FREIGHT: { phone: null, invoiceLengths: [8, 9, 10, 11, 12, 13], isTracked: false },
  DIRECT: { phone: null, invoiceLengths: [], isTracked: false },
}

/** Separator of the parts of a printed invoice number. */
const SEPARATORS = /[\s-]/g
const DIGITS = /^\d*$/
const GROUP_LENGTH = 4

/** Reason why a parcel cannot be registered under a number. */
export type InvoiceRefusal = 'INVOICE_NUMBER_REQUIRED' | 'INVOICE_NUMBER_INVALID'

/** Returns the phone number that a buyer of a parcel calls; `null` where only the seller can look it up. */
export function courierPhone(courier: Courier): string | null {
  return COURIER_FACTS[courier].phone
}

/** True when a courier reports its parcels; `null`, an item without a parcel, is not tracked. Source: decision 016. */
export function isTrackedCourier(courier: Courier | null): boolean {
  return courier !== null && COURIER_FACTS[courier].isTracked
}

/** Returns the possible lengths of a courier's invoice numbers; empty when it gives none. */
export function invoiceLengthsOf(courier: Courier): readonly number[] {
  return COURIER_FACTS[courier].invoiceLengths
}

/**
 * Decides the invoice number that a parcel is registered with, in digits: the input without spaces and hyphens; `null`
 * for a courier without numbers, whatever the input. Refusals: INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID with the
 * possible lengths. Source: decision 016.
 * @example decideInvoiceNumber('LOGEN', '123-4567-8901') // allow('12345678901')
 */
export function decideInvoiceNumber(
  courier: Courier,
  typed: string,
): Decision<InvoiceRefusal, string | null> {
  const lengths = invoiceLengthsOf(courier)
  if (lengths.length === 0) return allow(null)
  const digits = tidyText(typed).replaceAll(SEPARATORS, '')
  if (digits === '') return refuse('INVOICE_NUMBER_REQUIRED')
  const isRight = DIGITS.test(digits) && lengths.includes(digits.length)
  return isRight ? allow(digits) : refuse('INVOICE_NUMBER_INVALID')
}

/**
 * Formats an invoice number in groups of four digits; a single last digit joins the group before it.
 * @example formatInvoiceNumber('1234567890123') // '1234-5678-90123'
 */
export function formatInvoiceNumber(digits: string): string {
  return digits.replaceAll(new RegExp(String.raw`(\d{${GROUP_LENGTH}})(?=\d\d)`, 'g'), '$1-')
}

/**
 * Text for the lengths of a courier's numbers. Source: decision 016.
 * @example invoiceLengthsText('CJ_LOGISTICS') // '숫자 10자리 또는 12자리'
 */
export function invoiceLengthsText(courier: Courier): string {
  const lengths = invoiceLengthsOf(courier)
  const [first, last] = [lengths[0], lengths.at(-1)]
  if (first === undefined || last === undefined) return '송장번호가 없어요'
  if (lengths.length > 2) return `숫자 ${first}~${last}자리`
  return `숫자 ${lengths.map((length) => `${length}자리`).join(' 또는 ')}`
}
