import type { Messages } from '../decision/decision.rules.ts'
import { COURIER_LABELS } from './courier.codes.ts'
import type { Courier } from './courier.codes.ts'
import { invoiceLengthsText } from './courier.rules.ts'
import type { InvoiceRefusal } from './courier.rules.ts'

/** Texts of shipping and of following a parcel. Source: spec §8, domain-rules §7.5. */
export const DELIVERY_MESSAGES = {
  DELIVERY_NOT_STARTED: () => '아직 배송이 시작되지 않았어요.',
  DELIVERY_TRACKING_NOT_PROVIDED: () => '택배사에서 배송조회를 제공하지 않아요.',
  COURIER_REQUIRED: () => '택배사를 선택해 주세요.',
  INVOICE_NUMBER_REQUIRED: () => '송장번호를 입력해 주세요.',
  INVOICE_NUMBER_INVALID: () => '송장번호를 다시 확인해 주세요.',
} satisfies Messages & Record<InvoiceRefusal, () => string>

/** Text for a refused invoice number, with the possible lengths. Source: decision 016. */
export function invoiceProblemText(courier: Courier, reason: InvoiceRefusal): string {
  if (reason === 'INVOICE_NUMBER_REQUIRED') return DELIVERY_MESSAGES[reason]()
  return `${COURIER_LABELS[courier]} 송장번호는 ${invoiceLengthsText(courier)}예요.`
}
