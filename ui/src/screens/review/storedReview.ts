import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import * as z from 'zod/mini'
import type { ReviewFormState } from './reviewForm.ts'

const file = z.object({
  filesIdEncrypt: z.string(),
  filesTypeEnum: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})

/** A half-written review as a tab stores it. Source: decision 072. */
export const storedReview = z.object({
  score: z.nullable(z.int()),
  text: z.string(),
  files: z.array(file),
  agreed: z.array(z.literal([1, 2])),
}) satisfies z.ZodMiniType<ReviewFormState>
