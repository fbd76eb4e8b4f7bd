import { refuse } from '@jangteo/core/decision/decision.rules'
import { FILE_HEAD_BYTES } from '@jangteo/core/upload/fileContent.rules'
import { fileKindOf, fileMegabytesMax, MEGABYTE_BYTES } from '@jangteo/core/upload/upload.rules'
import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FormStop, REQUEST_LIMITS, STILL_BYTES_MAX, TOO_LARGE } from './form-limits.ts'

/** A file that arrived, on this machine. */
export type ReceivedFile = {
  /** As its owner called it: no path, no control characters, 255 characters at most. */
  readonly name: string
  readonly path: string
  readonly byteCount: number
  /** Its first bytes. */
  readonly head: Buffer
}

const NAME_LENGTH_MAX = 255

/** Cleans the name of a sent file; its end, with the extension, is stored. */
export function cleanName(sent: string): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1)
  return last
    .normalize('NFC')
    .slice(-NAME_LENGTH_MAX)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
}

/** Counts what arrives and stops at the first byte too many. */
function meter(bytesMax: number, stop: () => FormStop, onBytes: (count: number) => void) {
  const seen = { byteCount: 0, head: Buffer.alloc(0) }
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      seen.byteCount += chunk.length
      if (seen.head.length < FILE_HEAD_BYTES) {
        seen.head = Buffer.concat([seen.head, chunk]).subarray(0, FILE_HEAD_BYTES)
      }
      if (seen.byteCount > bytesMax) return done(stop())
      try {
        onBytes(chunk.length)
        return done(null, chunk)
      } catch (error) {
        return done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  return { seen, stream }
}

type Part = {
  readonly stream: Readable
  readonly name: string
  readonly path: string
}

/**
 * Writes a file of the form, within the limit of its kind and of all. Stops at a name whose extension nobody takes,
 * before its bytes.
 */
export async function receiveFile(
  { stream, name, path }: Part,
  onBytes: (count: number) => void,
): Promise<ReceivedFile> {
  const kind = fileKindOf(name, REQUEST_LIMITS)
  if (kind === null) throw new FormStop(refuse('FILE_FORMAT_UNSUPPORTED', { name }))
  const megabytes = fileMegabytesMax(kind, REQUEST_LIMITS)
  const stop = () => new FormStop(refuse('FILE_TOO_LARGE', { megabytes, name }))
  const { seen, stream: metered } = meter(megabytes * MEGABYTE_BYTES, stop, onBytes)
  await pipeline(stream, metered, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { name, path, ...seen }
}

/** Writes the still of a video. */
export async function receiveStill({ stream, path }: Omit<Part, 'name'>): Promise<void> {
  const stop = () => new FormStop(TOO_LARGE)
  const { stream: metered } = meter(STILL_BYTES_MAX, stop, () => undefined)
  await pipeline(stream, metered, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
