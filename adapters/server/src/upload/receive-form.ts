import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { FILE_KINDS, type FileKind } from '@jangteo/core/upload/upload.codes'
import { MEGABYTE_BYTES, REQUEST_FILE_COUNT_MAX } from '@jangteo/core/upload/upload.rules'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  FORM_BYTES_MAX,
  FormStop,
  PARSER_LIMITS,
  REQUEST_LIMITS,
  TOO_LARGE,
  TOO_MANY,
} from './form-limits.ts'
import { feed } from './feed-parser.ts'
import { cleanName, receiveFile, receiveStill, type ReceivedFile } from './receive-part.ts'

/** A form whose files lie in its directory. */
export type ReceivedForm = {
  readonly kind: FileKind
  readonly files: readonly ReceivedFile[]
  /** Stills of videos by the place of their file. */
  readonly stills: ReadonlyMap<number, string>
}

type FormRequest = {
  readonly request: IncomingMessage
  readonly directory: string
  /** Time for which nothing may arrive. */
  readonly restMaxMs: number
}

const MULTIPART = /^multipart\/form-data\s*;.*\bboundary="?[^\s;"]/i
/** The names that a file's field may have. Source: spec §3, Uploaded file. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['files', 'filesList'])
const STILL_NAME = /^(\d)\.jpe?g$/i

function openParser({ headers }: IncomingMessage): BusboyInstance {
  const type = headers['content-type'] ?? ''
  if (!MULTIPART.test(type) || headers['content-encoding'] !== undefined) {
    throw new FormStop(refuse('UNSUPPORTED_MEDIA_TYPE'))
  }
  if (Number(headers['content-length'] ?? 0) > FORM_BYTES_MAX) throw new FormStop(TOO_LARGE)
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: PARSER_LIMITS })
  } catch {
    throw new FormStop(refuse('UNSUPPORTED_MEDIA_TYPE'))
  }
}

/** Takes the parts as they come. `ended` waits for their bytes. */
function collectParts(directory: string) {
  const files: Promise<ReceivedFile>[] = []
  const stills = new Map<number, Promise<string>>()
  let kind: FileKind | null = null
  let bytes = 0
  const count = (more: number) => {
    bytes += more
    if (bytes > REQUEST_LIMITS.totalMegabytesMax * MEGABYTE_BYTES) throw new FormStop(TOO_LARGE)
  }
  const takeFile = (stream: Readable, name: string) => {
    if (files.length === REQUEST_FILE_COUNT_MAX) throw new FormStop(TOO_MANY)
    const path = join(directory, `file-${files.length}`)
    const received = receiveFile({ stream, name: cleanName(name), path }, count)
    files.push(received)
    return received
  }
  const takeStill = (stream: Readable, name: string) => {
    const place = Number(STILL_NAME.exec(name)?.[1] ?? NaN)
    if (!(place < REQUEST_FILE_COUNT_MAX) || stills.has(place)) {
      throw new FormStop(refuse('BAD_INPUT'))
    }
    const path = join(directory, `still-${place}`)
    const received = receiveStill({ stream, path }).then(() => path)
    stills.set(place, received)
    return received
  }
  const takeKind = (name: string, value: string) => {
    const found = FILE_KINDS.find((one) => one === value)
    if (name !== 'filesTypeEnum' || found === undefined) throw new FormStop(refuse('BAD_INPUT'))
    kind = found
  }
  const ended = async (): Promise<ReceivedForm> => {
    const received = await Promise.all(files)
    const paths = await Promise.all(
      [...stills].map(async ([at, path]) => [at, await path] as const),
    )
    if (kind === null || received.length === 0) throw new FormStop(refuse('BAD_INPUT'))
    return { kind, files: received, stills: new Map(paths) }
  }
  return { takeFile, takeStill, takeKind, ended }
}

type Parts = ReturnType<typeof collectParts>
type Stop = (reason: unknown) => void

/** A limit, or a disk that does not write; anything else is what the parser says of the form. */
function isOurs(error: Error): boolean {
  return error instanceof FormStop || 'code' in error
}

/** Hands every part to its receiver; an error of one of them, now or later, ends the form. */
function deliver(parser: BusboyInstance, parts: Parts, stop: Stop): void {
  const guarded = (take: () => unknown) => {
    try {
      void Promise.resolve(take()).catch(stop)
    } catch (error) {
      stop(error)
    }
  }
  parser.on('file', (field, stream, name: string | undefined) => {
    parser.once('close', () => stream.destroy())
    stream.on('error', (error) => stop(isOurs(error) ? error : new FormStop(refuse('BAD_INPUT'))))
    guarded(() => {
      if (FILE_FIELDS.has(field)) return parts.takeFile(stream, name ?? '')
      if (field === 'thumbnails') return parts.takeStill(stream, name ?? '')
      throw new FormStop(refuse('BAD_INPUT'))
    })
  })
  parser.on('field', (field, value) => guarded(() => parts.takeKind(field, value)))
  parser.on('partsLimit', () => stop(new FormStop(TOO_MANY)))
  parser.on('filesLimit', () => stop(new FormStop(TOO_MANY)))
  parser.on('fieldsLimit', () => stop(new FormStop(refuse('BAD_INPUT'))))
}

/**
 * Reads a multipart form into a directory, piece by piece: no more of it is in memory than a socket's buffer, whatever
 * it says of itself. Throws a `FormStop` at the first thing that breaks a limit, with the rest unread.
 */
export async function receiveForm(form: FormRequest): Promise<ReceivedForm> {
  const parser = openParser(form.request)
  const parts = collectParts(form.directory)
  await feed({ ...form, parser }, (stop) => deliver(parser, parts, stop))
  return parts.ended()
}
