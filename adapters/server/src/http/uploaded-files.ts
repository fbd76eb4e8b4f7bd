import type { ByteRange, StoredFile } from '@jangteo/files/file-storage.port'
import { FileStorage } from '@jangteo/files/file-storage.port'
import { findStoredFile } from '@jangteo/postgres/upload/file.store'
import * as Effect from 'effect/Effect'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Runtime } from '../app/services.ts'
import { resolveInTime } from '../call/run-in-time.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import { withinRequest } from '../telemetry/within-request.ts'
import { pictureName, thumbnailName } from '../upload/stored-names.ts'
import { readRange } from './byte-range.ts'
import { sendText } from './plain-answer.ts'

const FILE_PATH = /^\/files\/([A-Za-z0-9_-]{22,50})(\/thumbnail)?$/
/** A picture of a product that its store uploaded: its name, and a width that pictures are asked for in. */
const PICTURE_PATH = /^\/pictures\/u-([A-Za-z0-9_-]{22,50})-(\d{2,4})\.webp$/
/** Widest picture that is answered with the thumbnail, in pixels: what pages of the market ask for but at their top. */
const THUMBNAIL_WIDTH_MAX = 720
const FOREVER = 'private, max-age=31536000, immutable'
/** Keeps the bytes from running or loading anything, whatever type a browser takes them for. */
const POLICY = "default-src 'none'; sandbox"

/** Which file a path names. */
export type AskedFile = { readonly publicKey: string; readonly isThumbnail: boolean }

/** The file that a path names; `null` for every other path. */
export function fileAskedBy(path: string): AskedFile | null {
  const [, pictureKey, width] = PICTURE_PATH.exec(path) ?? []
  if (pictureKey !== undefined) {
    return { publicKey: pictureKey, isThumbnail: Number(width) <= THUMBNAIL_WIDTH_MAX }
  }
  const [, publicKey, thumbnail] = FILE_PATH.exec(path) ?? []
  return publicKey === undefined ? null : { publicKey, isThumbnail: thumbnail !== undefined }
}

type Found = {
  readonly name: string
  readonly mediaType: string
  readonly storedName: string
  /** `null` for a picture, of which nobody asks for a part: those of the demo are drawn when they are asked for. */
  readonly byteCount: number | null
}

const find = Effect.fnUntraced(function* ({ publicKey, isThumbnail }: AskedFile) {
  const storage = yield* FileStorage
  const row = yield* findStoredFile(publicKey)
  if (row === undefined || (isThumbnail && !row.has_thumbnail)) return { storage, found: null }
  const { name, media_type: mediaType, byte_count: byteCount } = row
  const found: Found = isThumbnail
    ? { name, mediaType: 'image/jpeg', storedName: thumbnailName(publicKey), byteCount: null }
    : {
        name,
        mediaType,
        storedName: pictureName(publicKey),
        byteCount: mediaType.startsWith('image/') ? null : byteCount,
      }
  return { storage, found }
})

/** Pictures and videos are shown where they are asked for; a PDF may hold a program, and is saved. */
function disposition({ name, mediaType }: Found): string {
  const kind = mediaType === 'application/pdf' ? 'attachment' : 'inline'
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}

function setHeaders(response: ServerResponse, found: Found): void {
  response.setHeader('content-type', found.mediaType)
  response.setHeader('content-disposition', disposition(found))
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('cache-control', FOREVER)
  response.setHeader('etag', `"${found.storedName}"`)
  response.setHeader('accept-ranges', 'bytes')
}

function sendMissing(response: ServerResponse): void {
  sendText(response, { status: 404, type: 'text/plain', body: '파일이 없어요.' })
}

function sendEmpty(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

type Sent = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: StoredFile
  readonly range: ByteRange | null
}

async function send({ request, response, file, range }: Sent): Promise<void> {
  const { first, last } = range ?? { first: 0, last: file.byteCount - 1 }
  response.statusCode = range === null ? 200 : 206
  response.setHeader('content-length', last - first + 1)
  if (range !== null) {
    response.setHeader('content-range', `bytes ${first}-${last}/${file.byteCount}`)
  }
  if (request.method === 'HEAD') {
    file.stream.destroy()
    response.end()
    return
  }
  // A pipeline to a response that is closed already begins nothing, and leaves its source open.
  await pipeline(file.stream, response).catch(() => {
    file.stream.destroy()
    response.destroy()
  })
}

type Input = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: AskedFile
  readonly trail: RequestTrail
  readonly runtime: Runtime
}

/**
 * Answers with the bytes of an uploaded file, whole or the part that the request asks for. Whoever knows its address
 * sees it: the address is drawn at random and reported to those who may see the file. Source: decision 034.
 */
export async function answerFile(asked: Input): Promise<void> {
  const { request, response, file, trail, runtime } = asked
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return sendEmpty(response, 405)
  }
  const { storage, found } = await resolveInTime(runtime, withinRequest(find(file), trail))
  if (found === null) return sendMissing(response)
  setHeaders(response, found)
  if (request.headers['if-none-match'] === `"${found.storedName}"`) return sendEmpty(response, 304)
  const range = found.byteCount === null ? null : readRange(request.headers.range, found.byteCount)
  if (range === 'outside') {
    response.setHeader('content-range', `bytes */${found.byteCount}`)
    return sendEmpty(response, 416)
  }
  const opened = await storage.open(found.storedName, range)
  if (opened !== null) return send({ request, response, file: opened, range })
  for (const name of ['cache-control', 'content-disposition', 'etag']) response.removeHeader(name)
  return sendMissing(response)
}
