import { allow, refuse } from '../decision/decision.rules.ts'
import type { Allowed, Refusal } from '../decision/decision.rules.ts'
import { EVIDENCE_EXTENSIONS, FILE_EXTENSIONS, FILE_KINDS } from './upload.codes.ts'
import type { FileKind, UploadCode } from './upload.codes.ts'

/** Most files where no other limit is set. Source: spec §5. */
export const FILE_COUNT_MAX_DEFAULT = 5

/** Most files that any form may allow. Source: spec §5. */
export const FILE_COUNT_MAX = 30

/** Most files of one request. Source: spec §5. */
export const REQUEST_FILE_COUNT_MAX = 5

/** Most pixels of a picture, in millions; larger ones delay everybody's. Source: decision 056. */
export const PICTURE_MEGAPIXELS_MAX = 20

/** One megabyte of a limit, in bytes. */
export const MEGABYTE_BYTES = 1024 * 1024

/** Limits of a form: the count of files, their size each and together in megabytes, and if evidence is accepted. */
export type UploadLimits = {
  readonly countMax: number
  readonly imageMegabytesMax: number
  readonly videoMegabytesMax: number
  readonly totalMegabytesMax: number
  readonly takesEvidence: boolean
}

/** A file that somebody chose. */
export type ChosenFile = { readonly name: string; readonly bytes: number }

/** A chosen file with its kind. */
export type SortedFile<File extends ChosenFile = ChosenFile> = {
  readonly kind: FileKind
  readonly file: File
}

/** Files of one kind that one request carries. */
export type FileBatch<File extends ChosenFile> = {
  readonly kind: FileKind
  readonly files: readonly File[]
}

/** Figures for the text of each refusal. */
export type UploadFigures = {
  readonly FILE_COUNT_EXCEEDED: { readonly max: number }
  readonly FILE_FORMAT_UNSUPPORTED: { readonly name: string }
  readonly FILE_TOO_LARGE: { readonly megabytes: number; readonly name: string }
  readonly FILES_TOO_LARGE: { readonly megabytes: number }
}

/** Reason why files cannot be uploaded, with its figures. */
export type UploadRefusal = {
  [Code in UploadCode]: Refusal<Code, UploadFigures[Code]>
}[UploadCode]

/** Limits of a form that sets none of its own; sizes are decision 023. Source: spec §5. */
export const UPLOAD_LIMITS_DEFAULT: UploadLimits = {
  countMax: FILE_COUNT_MAX_DEFAULT,
  imageMegabytesMax: 10,
  videoMegabytesMax: 50,
  totalMegabytesMax: 100,
  takesEvidence: false,
}

/**
 * Returns the limits of a form: the default ones with its own, never more than 30 files. Source: spec §5, domain-rules
 * A18.
 */
export function uploadLimits(own: Partial<UploadLimits>): UploadLimits {
  const limits = { ...UPLOAD_LIMITS_DEFAULT, ...own }
  return { ...limits, countMax: Math.min(limits.countMax, FILE_COUNT_MAX) }
}

/** Returns the extensions of a kind that a form accepts. Source: spec §5. */
export function acceptedExtensions(kind: FileKind, limits: UploadLimits): readonly string[] {
  const takesMore = kind === 'IMAGE' && limits.takesEvidence
  return takesMore ? [...FILE_EXTENSIONS[kind], ...EVIDENCE_EXTENSIONS] : FILE_EXTENSIONS[kind]
}

/** Returns the kind of a file, by its extension; `null` when the form does not accept it. Source: spec §5. */
export function fileKindOf(name: string, limits: UploadLimits): FileKind | null {
  const at = name.lastIndexOf('.')
  const extension = at < 0 ? '' : name.slice(at + 1).toLowerCase()
  return FILE_KINDS.find((kind) => acceptedExtensions(kind, limits).includes(extension)) ?? null
}

/** Largest size of a file of a kind, in megabytes. Source: spec §5. */
export function fileMegabytesMax(kind: FileKind, limits: UploadLimits): number {
  return kind === 'IMAGE' ? limits.imageMegabytesMax : limits.videoMegabytesMax
}

function refuseSize(sorted: readonly SortedFile[], limits: UploadLimits): UploadRefusal | null {
  for (const { kind, file } of sorted) {
    const megabytes = fileMegabytesMax(kind, limits)
    if (file.bytes > megabytes * MEGABYTE_BYTES) {
      return refuse('FILE_TOO_LARGE', { megabytes, name: file.name })
    }
  }
  const megabytes = limits.totalMegabytesMax
  const bytes = sorted.reduce((sum, { file }) => sum + file.bytes, 0)
  return bytes > megabytes * MEGABYTE_BYTES ? refuse('FILES_TOO_LARGE', { megabytes }) : null
}

/**
 * Decides whether a form may have all these files, those added before included. The value has the kind of each.
 * Refusals in this order: FILE_COUNT_EXCEEDED, FILE_FORMAT_UNSUPPORTED, FILE_TOO_LARGE, FILES_TOO_LARGE. Source: spec
 * §5.
 */
export function decideFiles<File extends ChosenFile>(
  files: readonly File[],
  limits: UploadLimits,
): Allowed<SortedFile<File>[]> | UploadRefusal {
  const max = limits.countMax
  if (files.length > max) return refuse('FILE_COUNT_EXCEEDED', { max })
  const sorted: SortedFile<File>[] = []
  for (const file of files) {
    const kind = fileKindOf(file.name, limits)
    if (kind === null) return refuse('FILE_FORMAT_UNSUPPORTED', { name: file.name })
    sorted.push({ kind, file })
  }
  return refuseSize(sorted, limits) ?? allow(sorted)
}

function batchesOfKind<File extends ChosenFile>(
  kind: FileKind,
  files: readonly File[],
): FileBatch<File>[] {
  const count = Math.ceil(files.length / REQUEST_FILE_COUNT_MAX)
  return Array.from({ length: count }, (_, index) => {
    const start = index * REQUEST_FILE_COUNT_MAX
    return { kind, files: files.slice(start, start + REQUEST_FILE_COUNT_MAX) }
  })
}

/**
 * Divides files into requests: one kind each, five files at most, in the order they were added: twelve images go as 5,
 * 5 and 2. Source: spec §5, domain-rules A18.
 */
export function uploadBatches<File extends ChosenFile>(
  sorted: readonly SortedFile<File>[],
): FileBatch<File>[] {
  return FILE_KINDS.flatMap((kind) => {
    const ofKind = sorted.filter((entry) => entry.kind === kind).map(({ file }) => file)
    return batchesOfKind(kind, ofKind)
  })
}

const CLIENT_ERROR = 400
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/**
 * True when an HTTP status means that the same files would be refused again: 4xx, except one that asks to come back
 * later. Anything else may be repeated.
 */
export function isDefiniteRefusal(status: number): boolean {
  return status >= CLIENT_ERROR && status < SERVER_ERROR && status !== TOO_MANY_REQUESTS
}
