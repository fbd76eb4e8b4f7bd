import type { SellerUniqueField } from '@jangteo/core/seller/sellerApplication.codes'
import type { SellerViolation } from '@jangteo/core/seller/sellerApplication.rules'
import type {
  ApplyAnswer,
  AskedApplication,
  AskedUnique,
  UniqueAnswer,
} from '@jangteo/core/seller/sellerApply.chart'
import type { SellerCompanyForm } from '@jangteo/core/seller/sellerCompany.rules'
import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'
import type { StaffCalls } from '@jangteo/http/staff/staffCalls'

/** Calls that the form makes. */
type ApplyCalls = Pick<
  StaffCalls['seller'],
  | 'apply'
  | 'businessNumberDuplicationCheck'
  | 'emailDuplicationCheck'
  | 'idDuplicationCheck'
  | 'storeNameDuplicationCheck'
  | 'storeUrlDuplicationCheck'
>

/** Refusals that leave open if a write arrived. */
const UNCERTAIN = [
  'NETWORK_ERROR',
  'TIMED_OUT',
  'OUTCOME_UNKNOWN',
  'API_FAILURE',
  'SYSTEM_ERROR',
] as const

const CHECKS: Readonly<
  Record<SellerUniqueField, (calls: ApplyCalls, value: string) => Promise<{ duplicated: boolean }>>
> = {
  businessNumber: (calls, businessNumber) =>
    calls.businessNumberDuplicationCheck.call({ businessNumber }),
  loginId: (calls, loginId) => calls.idDuplicationCheck.call({ loginId }),
  email: (calls, email) => calls.emailDuplicationCheck.call({ email }),
  storeName: (calls, storeName) => calls.storeNameDuplicationCheck.call({ storeName }),
  storeUrl: (calls, storeUrl) => calls.storeUrlDuplicationCheck.call({ storeUrl }),
}

/** Asks if a value is taken; an error is thrown. */
export async function checkUnique(
  calls: ApplyCalls,
  { field, value }: AskedUnique,
): Promise<UniqueAnswer> {
  const { duplicated } = await CHECKS[field](calls, value)
  return { isTaken: duplicated }
}

/** Maps a company to the fields of a call. */
export function companyInput(company: SellerCompanyForm) {
  const { isMailOrderExempt, mailOrderNumber, categoryIds, ...texts } = company
  return {
    ...texts,
    ...(isMailOrderExempt ? {} : { mailOrderNumber }),
    mailOrderExemptYn: isMailOrderExempt ? ('Y' as const) : ('N' as const),
    categoryIdList: [...categoryIds],
  }
}

/** Violations of a refusal that names fields; `null` for any other error. */
export function violationsOf(error: unknown): readonly SellerViolation[] | null {
  if (
    isRefusal(error, 'SELLER_APPLICATION_INVALID') ||
    isRefusal(error, 'SELLER_APPLICATION_TAKEN')
  ) {
    return error.data.violationList as readonly SellerViolation[]
  }
  return null
}

/** Text of a refusal that certainly wrote nothing; any other error is thrown. */
export function certainText(error: unknown): string {
  if (!(error instanceof Refusal) || UNCERTAIN.some((code) => isRefusal(error, code))) throw error
  return error.message
}

/** Applies for a store. An answer that leaves open what became of it is thrown. */
export async function applyForStore(
  calls: ApplyCalls,
  { form, key }: AskedApplication,
): Promise<ApplyAnswer> {
  const { company, agreed, fileIds, ...applicant } = form
  try {
    const { applicationNumber } = await calls.apply.call(
      {
        ...applicant,
        ...(company === null ? {} : companyInput(company)),
        agreedTermsList: [...agreed],
        filesIdEncryptList: [...fileIds],
      },
      { context: { idempotencyKey: key } },
    )
    return { kind: 'applied', applicationNumber }
  } catch (error) {
    const violations = violationsOf(error)
    return violations === null
      ? { kind: 'failed', text: certainText(error) }
      : { kind: 'violated', violations }
  }
}
