export const FILE_KINDS = ['IMAGE', 'VIDEO'] as const

/** Kind of an uploaded file, `filesTypeEnum` on the wire. Source: spec §3. */
export type FileKind = (typeof FILE_KINDS)[number]

export const FILE_KIND_LABELS: Readonly<Record<FileKind, string>> = {
  IMAGE: '사진',
  VIDEO: '동영상',
}

/** The extensions of each kind, in lower case. Source: spec §5. */
export const FILE_EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  IMAGE: ['jpeg', 'jpg', 'png', 'gif'],
  VIDEO: ['mp4', 'mov', 'quicktime', 'avi', 'wmv'],
}

/**
 * Extensions that the evidence of a claim may have besides; such a file is sent as an image. Source: spec §5,
 * domain-rules A18.
 */
export const EVIDENCE_EXTENSIONS: readonly string[] = ['pdf']

export const UPLOAD_CODES = [
  'FILE_COUNT_EXCEEDED',
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TOO_LARGE',
  'FILES_TOO_LARGE',
] as const

/** Reason why files cannot be uploaded. Source: spec §5. */
export type UploadCode = (typeof UPLOAD_CODES)[number]
