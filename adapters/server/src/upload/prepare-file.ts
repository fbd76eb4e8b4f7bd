import { PictureDrawer } from '@jangteo/files/picture/picture-drawer.port'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { isDrawnAnew, mediaTypeOf } from '@jangteo/core/upload/fileContent.rules'
import type { FileKind } from '@jangteo/core/upload/upload.codes'
import { fileKindOf } from '@jangteo/core/upload/upload.rules'
import * as Effect from 'effect/Effect'
import { stat } from 'node:fs/promises'
import { refused } from '../call/refused.ts'
import { REQUEST_LIMITS } from './form-limits.ts'
import type { ReceivedFile } from './receive-part.ts'
import { refusedFiles } from './refused-files.ts'

/** A file as it will be kept, still on this machine. */
export type PreparedFile = {
  readonly name: string
  readonly mediaType: string
  readonly path: string
  readonly byteCount: number
  readonly width: number | null
  readonly height: number | null
  readonly thumbnailPath: string | null
}

type Sent = {
  readonly kind: FileKind
  readonly file: ReceivedFile
  /** The still that came with a video. */
  readonly still: string | null
}

const draw = Effect.fnUntraced(function* (source: string, picture: string | null) {
  const drawer = yield* PictureDrawer
  const thumbnail = `${source}.thumbnail`
  const drawn = yield* Effect.promise(() => drawer.draw({ source, picture, thumbnail }))
  return drawn === null ? null : { ...drawn, thumbnail }
})

const preparePicture = Effect.fnUntraced(function* ({ name, path }: ReceivedFile) {
  const picture = `${path}.picture`
  const drawn = yield* draw(path, picture)
  if (drawn === null) return yield* refused('FILE_PROCESSING_FAILED', { name })
  const { size } = yield* Effect.promise(() => stat(picture))
  return {
    name,
    mediaType: 'image/jpeg',
    path: picture,
    byteCount: size,
    width: drawn.width,
    height: drawn.height,
    thumbnailPath: drawn.thumbnail,
  } satisfies PreparedFile
})

/**
 * Makes of what arrived what is kept: an image is drawn anew, so that whatever else its bytes were is gone; a PDF and
 * a video stay as they came. Refusals: FILE_FORMAT_UNSUPPORTED when the name, the kind and the first bytes do not say
 * the same, FILE_PROCESSING_FAILED for an image or a still that cannot be drawn.
 */
export const prepareFile = Effect.fnUntraced(function* ({ kind, file, still }: Sent) {
  const { name, path, byteCount, head } = file
  const mediaType = mediaTypeOf(name, head)
  const isKind = fileKindOf(name, REQUEST_LIMITS) === kind
  if (mediaType === null || !isKind || (still !== null && kind !== 'VIDEO')) {
    return yield* refusedFiles(refuse('FILE_FORMAT_UNSUPPORTED', { name }))
  }
  if (isDrawnAnew(mediaType)) return yield* preparePicture(file)
  const drawn = still === null ? null : yield* draw(still, null)
  if (still !== null && drawn === null) return yield* refused('FILE_PROCESSING_FAILED', { name })
  return {
    name,
    mediaType,
    path,
    byteCount,
    width: null,
    height: null,
    thumbnailPath: drawn?.thumbnail ?? null,
  } satisfies PreparedFile
})
