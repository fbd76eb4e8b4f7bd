import type { Db } from '@jangteo/postgres/database/db'
import type {
  applicationInput,
  supplementInput,
} from '@jangteo/contract/seller/application.schemas'
import { listRootFees } from '@jangteo/postgres/seller/application-page.store'
import type {
  SellerApplicationForm,
  SellerViolation,
} from '@jangteo/core/seller/sellerApplication.rules'
import type { SellerCompany, SellerCompanyForm } from '@jangteo/core/seller/sellerCompany.rules'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'

export type ApplicationInput = z.output<typeof applicationInput>
export type SupplementInput = z.output<typeof supplementInput>

type CompanyInput = Pick<
  SupplementInput,
  | 'companyName'
  | 'representativeName'
  | 'mailOrderNumber'
  | 'mailOrderExemptYn'
  | 'businessAddress'
  | 'phone'
  | 'categoryIdList'
>

/** Maps the company of an input to the form of the rules. */
export function toCompanyForm(input: CompanyInput): SellerCompanyForm {
  return {
    companyName: input.companyName,
    representativeName: input.representativeName,
    mailOrderNumber: input.mailOrderNumber ?? '',
    isMailOrderExempt: input.mailOrderExemptYn === 'Y',
    businessAddress: input.businessAddress,
    phone: input.phone,
    categoryIds: input.categoryIdList,
  }
}

/** Maps an application to the form of the rules; without a company, that of the specification alone. */
export function toApplicationForm(input: ApplicationInput): SellerApplicationForm {
  const { businessNumber, loginId, email, storeName, storeUrl, agreedTermsList } = input
  return {
    businessNumber,
    loginId,
    email,
    storeName,
    storeUrl,
    company: input.companyName === undefined ? null : toCompanyForm(input),
    agreed: agreedTermsList,
    fileIds: input.filesIdEncryptList,
  }
}

const UNKNOWN_CATEGORY: readonly SellerViolation[] = [
  { field: 'categoryIds', code: 'SELLER_CATEGORY_INVALID' },
]

/** Lists the violation of a company that names a category which is no root of the market's. */
export const unknownCategories = Effect.fnUntraced(function* (
  company: SellerCompany | null,
): Effect.fn.Return<readonly SellerViolation[], never, Db> {
  if (company === null) return []
  const roots = new Set((yield* listRootFees()).map(({ id }) => id))
  return company.categoryIds.every((id) => roots.has(id)) ? [] : UNKNOWN_CATEGORY
})

/** Columns of a company; all of them `null` without one. */
export function companyColumns(company: SellerCompany | null) {
  return {
    company_name: company?.companyName ?? null,
    representative_name: company?.representativeName ?? null,
    mail_order_number: company?.mailOrderNumber ?? null,
    business_address: company?.businessAddress ?? null,
    phone: company?.phone ?? null,
    category_ids: company === null ? null : [...company.categoryIds],
  }
}
