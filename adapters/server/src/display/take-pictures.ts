import { uploadedPictureKey } from '@jangteo/core/goods/picture.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { attachDisplayPictures } from '@jangteo/postgres/upload/display-file.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/**
 * Takes the uploaded ones of pictures that the running transaction shows, so that they stay; pictures that come with the
 * market are left as they are. `false` when one is missing: never uploaded, a buyer's, or removed meanwhile.
 */
export const takePictures = Effect.fnUntraced(function* (
  names: readonly string[],
): Effect.fn.Return<boolean, never, Db> {
  const keys = new Set(names.map(uploadedPictureKey).filter((key) => key !== null))
  if (keys.size === 0) return true
  const at = new Date(yield* Clock.currentTimeMillis)
  return (yield* attachDisplayPictures([...keys], at)) === keys.size
})
