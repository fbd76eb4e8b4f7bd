import * as z from 'zod/mini'
import { storedFile } from '../../../parts/file/storedFile.ts'
import type { ReviewFormState } from './reviewForm.ts'

/** A half-written review as a tab stores it. Source: decision 072. */
export const storedReview = z.object({
  score: z.nullable(z.int()),
  text: z.string(),
  files: z.array(storedFile),
  agreed: z.array(z.literal([1, 2])),
}) satisfies z.ZodMiniType<ReviewFormState>
