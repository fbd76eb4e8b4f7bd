import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import { z } from 'zod'
import { opaqueId } from '../wire/wire.schemas.ts'

/** A file that is stored. Source: spec §3, Uploaded file. */
export const uploadedFile = z.object({
  filesIdEncrypt: opaqueId,
  filesTypeEnum: z.enum(FILE_KINDS),
  /** As its owner called it. */
  name: z.string(),
  /** Its size as it is stored; a picture is redrawn. */
  bytes: z.int().min(0),
  /** URL that it is shown from; anybody who knows it sees the file. */
  url: z.string(),
  /** `null` for a PDF, and for a video whose still was not sent. */
  thumbnailUrl: z.string().nullable(),
  /** In pixels; `null` for what is no image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** A file for a spreadsheet. */
export const csvFile = z.object({ fileName: z.string(), text: z.string() })
