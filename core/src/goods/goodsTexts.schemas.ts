import { z } from 'zod'
import type { GoodsTexts } from './goodsContent.rules.ts'
import { noticeRowsSchema } from './goodsNotice.schemas.ts'
import { GOODS_NOTICE_KINDS } from './noticeKind.codes.ts'

/** Reads the texts of a product that wait for a review, as a row has them. */
export const goodsTextsSchema = z.object({
  name: z.string(),
  categoryId: z.int().nullable(),
  brandId: z.int().nullable(),
  modelName: z.string().nullable(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  noticeKind: z.enum(GOODS_NOTICE_KINDS).nullable(),
  noticeRows: noticeRowsSchema,
  isAdultOnly: z.boolean(),
}) satisfies z.ZodType<GoodsTexts>
