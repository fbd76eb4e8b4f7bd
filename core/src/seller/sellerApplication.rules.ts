import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { decideLoginId } from '../member/loginId.rules.ts'
import { digitsOf } from '../member/mask.rules.ts'
import { characterCount, isEmail, tidyText } from '../member/member.rules.ts'
import { SELLER_TERMS, decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { isBusinessNumber } from './businessNumber.rules.ts'
import type { SellerApplicationFacts } from './sellerApplication.chart.ts'
import { SELLER_UNIQUE_FIELDS } from './sellerApplication.codes.ts'
import type { SellerCode, SellerUniqueField } from './sellerApplication.codes.ts'

/** Shortest and longest name of a store, in characters. Source: decision 024. */
export const STORE_NAME_LENGTH = { min: 2, max: 20 } as const

const STORE_URL_FORM = /^[a-z](?:-?[a-z0-9])+$/
const STORE_URL_LENGTH = { min: 3, max: 30 } as const

/** Form of an application, and the ticked terms. */
export type SellerApplicationForm = Readonly<Record<SellerUniqueField, string>> & {
  readonly agreed: readonly TermsKind[]
}

/** Values that the uniqueness checks found available, as they are stored; `null` where none was checked. */
export type FreeValues = Readonly<Record<SellerUniqueField, string | null>>

/** A violation of a field. */
export type SellerViolation = {
  readonly field: keyof SellerApplicationForm
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

function hasLength(text: string, { min, max }: { readonly min: number; readonly max: number }) {
  const length = characterCount(text)
  return length >= min && length <= max
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

/** Computes the facts of an application's chart: `taken` are the fields that others have by now. Source: spec §5. */
export function sellerApplicationFacts(
  taken: readonly SellerUniqueField[],
): SellerApplicationFacts {
  return { isUnique: taken.length === 0 }
}

function codeOf(field: SellerUniqueField, text: string, free: FreeValues): SellerCode | null {
  const decided = decideSellerField(field, text)
  if (!decided.ok) return decided.reason
  return decided.value === free[field] ? null : FIELD_RULES[field].codes.unchecked
}

/**
 * Lists everything that keeps an application from being sent, one for each field, in the order of the form. A text that
 * changed after its check counts as unchecked. Source: spec §5.
 */
export function checkSellerApplication(
  form: SellerApplicationForm,
  free: FreeValues,
): SellerViolation[] {
  const found: SellerViolation[] = SELLER_UNIQUE_FIELDS.flatMap((field) => {
    const code = codeOf(field, form[field], free)
    return code === null ? [] : [{ field, code }]
  })
  const agreed = decideAgreed(SELLER_TERMS, form.agreed)
  return agreed.ok ? found : [...found, { field: 'agreed', code: agreed.reason }]
}
