import { digitsOf, maskDigits } from '../member/mask.rules.ts'
import { hasLength, tidyText } from '../member/member.rules.ts'
import type { SellerCode } from './sellerApplication.codes.ts'

/** Longest name of a company and of its representatives, and of its address, in characters. Source: decision 126. */
export const COMPANY_NAME_LENGTH_MAX = 40
export const REPRESENTATIVE_NAME_LENGTH_MAX = 20
export const BUSINESS_ADDRESS_LENGTH = { min: 5, max: 100 } as const

/** Most root categories that an application names. Source: decision 126. */
export const SELLER_CATEGORY_COUNT_MAX = 5

/** The company behind an application, as it was typed. */
export type SellerCompanyForm = {
  readonly companyName: string
  readonly representativeName: string
  readonly mailOrderNumber: string
  /** True for a company that need not report its mail-order business; its number is then left out. */
  readonly isMailOrderExempt: boolean
  readonly businessAddress: string
  readonly phone: string
  readonly categoryIds: readonly number[]
}

/** Field of the company that can be wrong. */
export type SellerCompanyField = Exclude<keyof SellerCompanyForm, 'isMailOrderExempt'>

/** A company as it is stored; `mailOrderNumber` is `null` for an exempt one, the phone number is formatted. */
export type SellerCompany = Omit<SellerCompanyForm, 'mailOrderNumber' | 'isMailOrderExempt'> & {
  readonly mailOrderNumber: string | null
}

/** A violation of a field of the company. */
export type SellerCompanyViolation = {
  readonly field: SellerCompanyField
  readonly code: SellerCode
}

/** A company without violations, or all of them in the order of the form. */
export type CompanyCheck =
  | { readonly ok: true; readonly company: SellerCompany }
  | { readonly ok: false; readonly violations: readonly SellerCompanyViolation[] }

const MAIL_ORDER_FORM = /^제?\s*(\d{4})\s*-\s*([가-힣]{2,20})\s*-\s*(\d{1,5})\s*호?$/
const MAIL_ORDER_DIGITS = 4
const PHONE_FORM = /^(?:0\d{8,11}|1[5-9]\d{6})$/

/**
 * Returns a report number of a mail-order business as it is shown, `null` for a text that is none. Source: domain-rules
 * §5.1.
 * @example readMailOrderNumber('2005-부산영도-8') // '제2005-부산영도-0008호'
 */
export function readMailOrderNumber(text: string): string | null {
  const [, year, place, number] = MAIL_ORDER_FORM.exec(tidyText(text)) ?? []
  if (year === undefined || place === undefined || number === undefined) return null
  return `제${year}-${place}-${number.padStart(MAIL_ORDER_DIGITS, '0')}호`
}

/** True for the number of a customer service: of an area, a mobile or a short one, digits only. */
export function isSellerPhone(digits: string): boolean {
  return PHONE_FORM.test(digits)
}

function phoneParts({ length, [0]: first, [1]: second }: string): readonly number[] {
  if (first === '1') return [4, 4]
  const area = second === '2' ? 2 : length > 11 ? 4 : 3
  return [area, Math.max(3, length - area - 4), 4]
}

/**
 * Formats the number of a customer service, also while it is being typed.
 * @example formatSellerPhone('0415550101') // '041-555-0101'
 */
export function formatSellerPhone(text: string): string {
  const digits = digitsOf(text)
  return maskDigits(digits, phoneParts(digits))
}

function isChoice(ids: readonly number[]): boolean {
  return (
    ids.length > 0 && ids.length <= SELLER_CATEGORY_COUNT_MAX && new Set(ids).size === ids.length
  )
}

/** Checks the company of an application. Source: market-rules §9.1, decision 126. */
export function checkSellerCompany(form: SellerCompanyForm): CompanyCheck {
  const companyName = tidyText(form.companyName)
  const representativeName = tidyText(form.representativeName)
  const businessAddress = tidyText(form.businessAddress)
  const mailOrderNumber = form.isMailOrderExempt ? null : readMailOrderNumber(form.mailOrderNumber)
  const phone = digitsOf(form.phone)
  const checks: readonly [boolean, SellerCompanyViolation][] = [
    [
      hasLength(companyName, { min: 1, max: COMPANY_NAME_LENGTH_MAX }),
      { field: 'companyName', code: 'COMPANY_NAME_INVALID' },
    ],
    [
      hasLength(representativeName, { min: 1, max: REPRESENTATIVE_NAME_LENGTH_MAX }),
      { field: 'representativeName', code: 'REPRESENTATIVE_NAME_INVALID' },
    ],
    [
      form.isMailOrderExempt || mailOrderNumber !== null,
      { field: 'mailOrderNumber', code: 'MAIL_ORDER_NUMBER_INVALID' },
    ],
    [
      hasLength(businessAddress, BUSINESS_ADDRESS_LENGTH),
      { field: 'businessAddress', code: 'BUSINESS_ADDRESS_INVALID' },
    ],
    [isSellerPhone(phone), { field: 'phone', code: 'SELLER_PHONE_INVALID' }],
    [isChoice(form.categoryIds), { field: 'categoryIds', code: 'SELLER_CATEGORY_INVALID' }],
  ]
  const violations = checks.flatMap(([isRight, violation]) => (isRight ? [] : [violation]))
  if (violations.length > 0) return { ok: false, violations }
  return {
    ok: true,
    company: {
      companyName,
      representativeName,
      mailOrderNumber,
      businessAddress,
      phone: formatSellerPhone(phone),
      categoryIds: form.categoryIds,
    },
  }
}
