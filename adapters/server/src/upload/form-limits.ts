import { refuse, type Refusal } from '@jangteo/core/decision/decision.rules'
import {
  MEGABYTE_BYTES,
  REQUEST_FILE_COUNT_MAX,
  uploadLimits,
  type UploadRefusal,
} from '@jangteo/core/upload/upload.rules'

/**
 * Kinds that a request may carry, whatever place it is for: evidence too, which most places refuse when it is attached.
 */
export const REQUEST_LIMITS = uploadLimits({
  countMax: REQUEST_FILE_COUNT_MAX,
  takesEvidence: true,
})

/** Bytes that stand around the files: boundaries, headers, the kind. */
const FRAME_BYTES_MAX = MEGABYTE_BYTES
/** A still of 640 pixels has a tenth of it. */
export const STILL_BYTES_MAX = MEGABYTE_BYTES
/** A request's bytes, whatever they are. */
export const FORM_BYTES_MAX =
  REQUEST_LIMITS.totalMegabytesMax * MEGABYTE_BYTES +
  REQUEST_FILE_COUNT_MAX * STILL_BYTES_MAX +
  FRAME_BYTES_MAX

/** Bounds of the parser; one part more than allowed is seen and refused. */
export const PARSER_LIMITS = {
  fields: 1,
  fieldSize: 16,
  fieldNameSize: 40,
  files: REQUEST_FILE_COUNT_MAX * 2,
  parts: REQUEST_FILE_COUNT_MAX * 2 + 1,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const

type Broken = 'BAD_INPUT' | 'CUT' | 'TIMED_OUT' | 'UNSUPPORTED_MEDIA_TYPE'

/** Reason why a form is not taken. `CUT` reaches nobody: they hung up. */
export type FormRefusal =
  | UploadRefusal
  | { [Code in Broken]: Refusal<Code, Record<never, never>> }[Broken]

export const TOO_LARGE = refuse('FILES_TOO_LARGE', {
  megabytes: REQUEST_LIMITS.totalMegabytesMax,
})
export const TOO_MANY = refuse('FILE_COUNT_EXCEEDED', { max: REQUEST_FILE_COUNT_MAX })

/** Ends the reading of a form. */
export class FormStop extends Error {
  readonly refusal: FormRefusal

  constructor(refusal: FormRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}
