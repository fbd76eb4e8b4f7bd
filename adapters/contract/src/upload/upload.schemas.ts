import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import { z } from 'zod'
import { refusals } from '../refusal/refusal.catalogue.ts'
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

/** Body of a call that takes a CSV file as OpenAPI has it: no schema reads it. */
export const CSV_BODY = {
  required: true,
  content: { 'text/csv': { schema: { type: 'string' as const, format: 'binary' } } },
}

/** Refusals of a CSV file that cannot be read. */
export const csvRefusals = refusals('CSV_ENCODING_UNKNOWN', 'CSV_BROKEN', 'CSV_TOO_LARGE')

/** A file for a spreadsheet. */
export const csvFile = z.object({ fileName: z.string(), text: z.string() })
