import {
  SELLER_APPLICATION_STATES,
  SELLER_DOCUMENTS,
} from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_CATEGORY_COUNT_MAX } from '@jangteo/core/seller/sellerCompany.rules'
import { SELLER_DOCUMENT_LIMITS } from '@jangteo/core/seller/sellerApplication.rules'
import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import { z } from 'zod'
import { uploadedFile } from '../upload/upload.schemas.ts'
import { moment, opaqueId, plainId, ynFlag } from '../wire/wire.schemas.ts'

/** A text of the form as it was typed; rules say if it may be one. */
export const typedText = z.string().max(320)

const companyFields = {
  companyName: typedText,
  representativeName: typedText,
  /** Left out by a company that is exempt from reporting its mail-order business. */
  mailOrderNumber: typedText.optional(),
  mailOrderExemptYn: ynFlag.default('N'),
  businessAddress: typedText,
  phone: typedText,
  categoryIdList: z.array(plainId).max(SELLER_CATEGORY_COUNT_MAX),
}

const documents = {
  filesIdEncryptList: z.array(opaqueId).max(SELLER_DOCUMENT_LIMITS.countMax).default([]),
}

/** The specification's five values and the consent to the terms. Source: spec §7. */
const applicant = {
  businessNumber: typedText,
  loginId: typedText,
  email: typedText,
  storeName: typedText,
  storeUrl: typedText,
  agreedTermsList: z.array(z.enum(TERMS_KINDS)).max(TERMS_KINDS.length),
}

/** An application with its company, or without any field of it: then it follows by a supplement. */
export const applicationInput = z.union([
  z.object({ ...applicant, ...companyFields, ...documents }),
  z.object({
    ...applicant,
    ...documents,
    companyName: z.undefined().optional(),
    representativeName: z.undefined().optional(),
    businessAddress: z.undefined().optional(),
    phone: z.undefined().optional(),
    categoryIdList: z.undefined().optional(),
  }),
])

/** Number of an application for people, and the proof of its e-mail address for SELLER. */
export const ownApplication = {
  applicationNumber: z.string().min(1).max(30),
  emailProof: z.string().regex(/^[\w-]{43}$/),
}

/** Supplement of an applicant: the company as it shall be from now on, and further documents. */
export const supplementInput = z.object({ ...ownApplication, ...companyFields, ...documents })

const category = z.object({ categoryId: plainId, categoryName: z.string() })

/** An application as its applicant reads it; the company is `null` until it is given. */
export const applicationDetail = z.object({
  applicationNumber: z.string(),
  stateEnum: z.enum(SELLER_APPLICATION_STATES),
  /** Newest answer of the market; empty without one. */
  memo: z.string(),
  appliedAt: moment,
  businessNumber: z.string(),
  loginId: z.string(),
  email: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  company: z
    .object({
      companyName: z.string(),
      representativeName: z.string(),
      /** `null` for an exempt company. */
      mailOrderNumber: z.string().nullable(),
      businessAddress: z.string(),
      phone: z.string(),
      categoryList: z.array(category),
    })
    .nullable(),
  filesList: z.array(uploadedFile),
  historyList: z.array(
    z.object({
      stateEnum: z.enum(SELLER_APPLICATION_STATES),
      memo: z.string(),
      at: moment,
    }),
  ),
})

/** Page of the application: what is asked for, what a sale costs, and the own application where it was proved. */
export const applicationPage = z.object({
  termsList: z.array(z.object({ termsKind: z.enum(TERMS_KINDS), requiredYn: ynFlag })),
  categoryList: z.array(category),
  requiredDocs: z.array(z.enum(SELLER_DOCUMENTS)),
  /** Fee of a sale by category, in basis points. */
  feeTable: z.array(category.extend({ feeRateBp: z.int() })),
  application: applicationDetail.extend({ supplementYn: ynFlag, withdrawYn: ynFlag }).nullable(),
})
