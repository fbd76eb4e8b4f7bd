import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { decideLoginId } from '../member/loginId.rules.ts'
import { digitsOf } from '../member/mask.rules.ts'
import { hasLength, isEmail, tidyText } from '../member/member.rules.ts'
import { SELLER_TERMS, decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { UPLOAD_LIMITS_DEFAULT } from '../upload/upload.rules.ts'
import type { UploadLimits } from '../upload/upload.rules.ts'
import type { BusinessState } from './business.codes.ts'
import { isBusinessNumber } from './businessNumber.rules.ts'
import { SELLER_UNIQUE_FIELDS } from './sellerApplication.codes.ts'
import type { SellerCode, SellerUniqueField } from './sellerApplication.codes.ts'
import { checkSellerCompany } from './sellerCompany.rules.ts'
import type { SellerCompany, SellerCompanyField, SellerCompanyForm } from './sellerCompany.rules.ts'

/** Shortest and longest name of a store, in characters. Source: decision 024. */
export const STORE_NAME_LENGTH = { min: 2, max: 20 } as const

const STORE_URL_FORM = /^[a-z](?:-?[a-z0-9])+$/
const STORE_URL_LENGTH = { min: 3, max: 30 } as const

/** URLs that no store gets: they read as pages of the market. Source: market-rules §9.1. */
const RESERVED_STORE_URLS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'apply',
  'cart',
  'category',
  'event',
  'help',
  'home',
  'jangteo',
  'login',
  'main',
  'mains',
  'market',
  'notice',
  'notices',
  'official',
  'operator',
  'order',
  'pages',
  'ranking',
  'search',
  'seller',
  'seller-info',
  'sides',
  'store',
  'storenotice',
  'storesellerinfo',
  'support',
])

/** True for a store's URL that the market reserves; it counts as taken. Source: market-rules §9.1. */
export function isReservedStoreUrl(url: string): boolean {
  return RESERVED_STORE_URLS.has(url)
}

/** Files of an application: scans and photos, PDF too. Source: market-rules §9.1. */
export const SELLER_DOCUMENT_LIMITS: UploadLimits = {
  ...UPLOAD_LIMITS_DEFAULT,
  countMax: 5,
  takesEvidence: true,
}

/** Form of an application: the company may be given by a supplement; `null` until then. */
export type SellerApplicationForm = Readonly<Record<SellerUniqueField, string>> & {
  readonly company: SellerCompanyForm | null
  readonly agreed: readonly TermsKind[]
  /** Uploaded documents, by their ids on the wire. */
  readonly fileIds: readonly string[]
}

/** An application that passed every check without others' data: texts as they are stored. */
export type AcceptedApplication = Readonly<Record<SellerUniqueField, string>> & {
  readonly company: SellerCompany | null
}

/** Values that the uniqueness checks found available, as they are stored; `null` where none was checked. */
export type FreeValues = Readonly<Record<SellerUniqueField, string | null>>

/** A violation of a field. */
export type SellerViolation = {
  readonly field: SellerUniqueField | SellerCompanyField | 'agreed'
  readonly code: SellerCode
}

type FieldRule = {
  readonly keep: (text: string) => string
  readonly fits: (retained: string) => boolean
  readonly codes: {
    readonly invalid: SellerCode
    readonly taken: SellerCode
    readonly unchecked: SellerCode
  }
}

const FIELD_RULES: Readonly<Record<SellerUniqueField, FieldRule>> = {
  businessNumber: {
    keep: digitsOf,
    fits: isBusinessNumber,
    codes: {
      invalid: 'BUSINESS_NUMBER_INVALID',
      taken: 'BUSINESS_NUMBER_TAKEN',
      unchecked: 'BUSINESS_NUMBER_CHECK_REQUIRED',
    },
  },
  loginId: {
    keep: (text) => text.toLowerCase(),
    fits: (retained) => decideLoginId(retained).ok,
    codes: {
      invalid: 'SELLER_ID_INVALID',
      taken: 'SELLER_ID_TAKEN',
      unchecked: 'SELLER_ID_CHECK_REQUIRED',
    },
  },
  email: {
    keep: (text) => tidyText(text).toLowerCase(),
    fits: isEmail,
    codes: {
      invalid: 'SELLER_EMAIL_INVALID',
      taken: 'SELLER_EMAIL_TAKEN',
      unchecked: 'SELLER_EMAIL_CHECK_REQUIRED',
    },
  },
  storeName: {
    keep: (text) => tidyText(text).replaceAll(/\s+/g, ' '),
    fits: (retained) => hasLength(retained, STORE_NAME_LENGTH),
    codes: {
      invalid: 'STORE_NAME_INVALID',
      taken: 'STORE_NAME_TAKEN',
      unchecked: 'STORE_NAME_CHECK_REQUIRED',
    },
  },
  storeUrl: {
    keep: (text) => tidyText(text).toLowerCase(),
    fits: (retained) => STORE_URL_FORM.test(retained) && hasLength(retained, STORE_URL_LENGTH),
    codes: {
      invalid: 'STORE_URL_INVALID',
      taken: 'STORE_URL_TAKEN',
      unchecked: 'STORE_URL_CHECK_REQUIRED',
    },
  },
}

/**
 * Decides whether a value can be checked for uniqueness. The value is the text as it is stored and compared: digits of
 * a business number, ids, e-mails and URLs in lower case. Refusal: the field's …_INVALID. Source: spec §5.
 */
export function decideSellerField(
  field: SellerUniqueField,
  text: string,
): Decision<SellerCode, string> {
  const { keep, fits, codes } = FIELD_RULES[field]
  const retained = keep(text)
  return fits(retained) ? allow(retained) : refuse(codes.invalid)
}

/** Decides a uniqueness check: available, or taken by another. Refusal: the field's …_TAKEN. Source: spec §5. */
export function decideUnique(field: SellerUniqueField, isTaken: boolean): Decision<SellerCode> {
  return isTaken ? refuse(FIELD_RULES[field].codes.taken) : allow()
}

/** Codes of what an application lacks. */
type ApprovalRefusal =
  | 'SELLER_APPLICATION_TAKEN'
  | 'SELLER_APPLICATION_INCOMPLETE'
  | 'SELLER_BUSINESS_INACTIVE'

/** Facts of an application at its review: `taken` are the fields that others have by now. */
export type ReviewedApplication = {
  readonly taken: readonly SellerUniqueField[]
  readonly hasCompany: boolean
  readonly businessState: BusinessState
}

/**
 * Decides whether an application can be approved. Refusals, first come first: SELLER_APPLICATION_TAKEN,
 * SELLER_APPLICATION_INCOMPLETE, SELLER_BUSINESS_INACTIVE. Source: market-rules §9.1, decision 126.
 */
export function decideApproval(reviewed: ReviewedApplication): Decision<ApprovalRefusal> {
  if (reviewed.taken.length > 0) return refuse('SELLER_APPLICATION_TAKEN')
  if (!reviewed.hasCompany) return refuse('SELLER_APPLICATION_INCOMPLETE')
  return reviewed.businessState === 'ACTIVE' ? allow() : refuse('SELLER_BUSINESS_INACTIVE')
}

function codeOf(
  field: SellerUniqueField,
  text: string,
  free: FreeValues | null,
): SellerCode | null {
  const decided = decideSellerField(field, text)
  if (!decided.ok) return decided.reason
  if (free === null) return null
  return decided.value === free[field] ? null : FIELD_RULES[field].codes.unchecked
}

function violationsOf(form: SellerApplicationForm, free: FreeValues | null): SellerViolation[] {
  const found: SellerViolation[] = SELLER_UNIQUE_FIELDS.flatMap((field) => {
    const code = codeOf(field, form[field], free)
    return code === null ? [] : [{ field, code }]
  })
  const company = form.company === null ? null : checkSellerCompany(form.company)
  if (company?.ok === false) found.push(...company.violations)
  const agreed = decideAgreed(SELLER_TERMS, form.agreed)
  return agreed.ok ? found : [...found, { field: 'agreed', code: agreed.reason }]
}

/**
 * Lists everything that keeps an application from being sent, one for each field, in the order of the form. A text that
 * changed after its check counts as unchecked. Source: spec §5.
 */
export function checkSellerApplication(
  form: SellerApplicationForm,
  free: FreeValues,
): SellerViolation[] {
  return violationsOf(form, free)
}

/**
 * Decides an application by itself; others' data are asked for afterwards. Refusal: SELLER_APPLICATION_INVALID with the
 * violation of each field. Source: spec §5.
 */
export function decideApplication(
  form: SellerApplicationForm,
): Decision<'SELLER_APPLICATION_INVALID', AcceptedApplication, readonly SellerViolation[]> {
  const violations = violationsOf(form, null)
  const company = form.company === null ? null : checkSellerCompany(form.company)
  if (violations.length > 0 || company?.ok === false) {
    return refuse('SELLER_APPLICATION_INVALID', violations)
  }
  const stored = (field: SellerUniqueField) => FIELD_RULES[field].keep(form[field])
  return allow({
    businessNumber: stored('businessNumber'),
    loginId: stored('loginId'),
    email: stored('email'),
    storeName: stored('storeName'),
    storeUrl: stored('storeUrl'),
    company: company?.company ?? null,
  })
}

/** Lists the violations of fields whose texts others have. Source: spec §5. */
export function takenViolations(taken: readonly SellerUniqueField[]): SellerViolation[] {
  return taken.map((field) => ({ field, code: FIELD_RULES[field].codes.taken }))
}
