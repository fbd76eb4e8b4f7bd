import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import * as z from 'zod/mini'

/** An uploaded file in a half-done form, as a tab stores it. Source: decision 072. */
export const storedFile = z.object({
  filesIdEncrypt: z.string(),
  filesTypeEnum: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
