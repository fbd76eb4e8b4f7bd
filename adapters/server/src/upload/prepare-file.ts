import { PictureDrawer } from '@jangteo/files/picture/picture-drawer.port'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { isReencoded, mediaTypeOf } from '@jangteo/core/upload/fileContent.rules'
import type { FileKind, UploadCode } from '@jangteo/core/upload/upload.codes'
import { fileKindOf, PICTURE_MEGAPIXELS_MAX } from '@jangteo/core/upload/upload.rules'
import * as Effect from 'effect/Effect'
import { stat } from 'node:fs/promises'
import { refused, type Refused } from '../call/refused.ts'
import { REQUEST_LIMITS } from './form-limits.ts'
import type { ReceivedFile } from './receive-part.ts'
import { refusedFiles } from './refused-files.ts'

/** A file as it will be stored, still on this machine. */
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
  /** Party whose turn it is to have a picture drawn. */
  readonly owner: string
}

type Ordered = {
  readonly source: string
  readonly picture: string | null
  readonly owner: string
  /** As its owner calls it, to say which one it was. */
  readonly name: string
}

const draw = Effect.fnUntraced(function* ({ source, picture, owner, name }: Ordered) {
  const drawer = yield* PictureDrawer
  const thumbnail = `${source}.thumbnail`
  const drawn = yield* Effect.promise(() => drawer.draw({ source, picture, thumbnail, owner }))
  switch (drawn) {
    case 'busy':
      return yield* refused('FILE_PROCESSING_BUSY')
    case 'tooLarge':
      return yield* refused('FILE_PIXELS_EXCEEDED', { megapixels: PICTURE_MEGAPIXELS_MAX, name })
    case 'unreadable':
      return yield* refused('FILE_PROCESSING_FAILED', { name })
    default:
      return { ...drawn, thumbnail }
  }
})

const preparePicture = Effect.fnUntraced(function* ({ name, path }: ReceivedFile, owner: string) {
  const picture = `${path}.picture`
  const drawn = yield* draw({ source: path, picture, owner, name })
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
 * Makes of what arrived what is stored: an image is redrawn, so that whatever else its bytes were no longer exists; a
 * PDF and a video stay as they came. Refusals: FILE_FORMAT_UNSUPPORTED when the name, the kind and the first bytes do
 * not say the same; of an image or a still, FILE_PIXELS_EXCEEDED for one that is too large, FILE_PROCESSING_FAILED for
 * one that cannot be drawn, FILE_PROCESSING_BUSY while too many wait.
 */
export const prepareFile = Effect.fnUntraced(function* ({
  kind,
  file,
  still,
  owner,
}: Sent): Effect.fn.Return<
  PreparedFile,
  Refused<'FILE_PIXELS_EXCEEDED' | 'FILE_PROCESSING_BUSY' | 'FILE_PROCESSING_FAILED' | UploadCode>,
  PictureDrawer
> {
  const { name, path, byteCount, head } = file
  const mediaType = mediaTypeOf(name, head)
  const isKind = fileKindOf(name, REQUEST_LIMITS) === kind
  if (mediaType === null || !isKind || (still !== null && kind !== 'VIDEO')) {
    return yield* refusedFiles(refuse('FILE_FORMAT_UNSUPPORTED', { name }))
  }
  if (isReencoded(mediaType)) return yield* preparePicture(file, owner)
  const drawn = still === null ? null : yield* draw({ source: still, picture: null, owner, name })
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
