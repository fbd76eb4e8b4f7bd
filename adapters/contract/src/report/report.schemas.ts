import { REPORT_KINDS, REPORT_REASONS, REPORT_STATES } from '@jangteo/core/report/report.codes'
import { z } from 'zod'
import { moment, opaqueId, plainId, ynFlag } from '../wire/wire.schemas.ts'

/** Longest text that is read at all; the rules say the limit. */
const TEXT_LENGTH_MAX = 2_000

/** The form of a report; without a reason it is refused. */
export const reportFields = {
  reportReasonEnum: z.enum(REPORT_REASONS).nullable(),
  /** Own words, for `OTHER` alone. */
  text: z.string().max(TEXT_LENGTH_MAX).default(''),
}

/** Reasons to choose from, and if the caller reported the subject before. */
export const reportForm = z.object({
  reasonList: z.array(z.object({ reportReasonEnum: z.enum(REPORT_REASONS), label: z.string() })),
  reportedYn: ynFlag,
})

/** A report as operators see it. */
export const reportRow = z.object({
  reportIdEncrypt: opaqueId,
  kindEnum: z.enum(REPORT_KINDS),
  goodsId: plainId,
  goodsName: z.string(),
  storeName: z.string(),
  /** Copy of the reported: the product's name, or the text of the review or question. */
  excerpt: z.string(),
  reportReasonEnum: z.enum(REPORT_REASONS),
  /** Own words of the reporter; `null` without any. */
  text: z.string().nullable(),
  /** Login id of the reporter, masked; `null` for the store of the product. */
  maskedId: z.string().nullable(),
  reportedAt: moment,
  stateEnum: z.enum(REPORT_STATES),
  decision: z.object({ reason: z.string(), decidedAt: moment }).nullable(),
  /** Reports of the same subject, this one among them. */
  subjectCount: z.int().min(1),
})
