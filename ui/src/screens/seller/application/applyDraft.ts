import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'

const NAME = 'seller.apply'

const uploaded = z.object({
  filesIdEncrypt: z.string(),
  filesTypeEnum: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.number(),
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

const texts = z.object({
  businessNumber: z.string(),
  loginId: z.string(),
  email: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  companyName: z.string(),
  representativeName: z.string(),
  mailOrderNumber: z.string(),
  businessAddress: z.string(),
  phone: z.string(),
})

const applyDraft = z.object({
  texts,
  isMailOrderExempt: z.boolean(),
  categoryIds: z.array(z.number()),
  agreed: z.array(z.enum(TERMS_KINDS)),
  files: z.array(uploaded),
})

/** Texts of the form by their fields. */
export type ApplyTexts = z.infer<typeof texts>

/** An application that is under way. */
export type ApplyDraft = z.infer<typeof applyDraft>

const NOTHING: ApplyDraft = {
  texts: {
    businessNumber: '',
    loginId: '',
    email: '',
    storeName: '',
    storeUrl: '',
    companyName: '',
    representativeName: '',
    mailOrderNumber: '',
    businessAddress: '',
    phone: '',
  },
  isMailOrderExempt: false,
  categoryIds: [],
  agreed: [],
  files: [],
}

export function readApplyDraft(): ApplyDraft {
  return readDraft(NAME, applyDraft) ?? NOTHING
}

export function storeApplyDraft(draft: ApplyDraft): void {
  storeDraft(NAME, draft)
}

/** Forgets an application that was sent. */
export function forgetApplyDraft(): void {
  forgetDraft(NAME)
}
