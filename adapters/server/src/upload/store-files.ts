import type { FileKind } from '@jangteo/core/upload/upload.codes'
import { FILE_COUNT_MAX } from '@jangteo/core/upload/upload.rules'
import { FileStorage } from '@jangteo/files/file-storage.port'
import { putPath } from '@jangteo/files/put-path'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import {
  countUnattached,
  type FileOwner,
  insertFiles,
  markStored,
  type NewFile,
  type FileRow,
} from '@jangteo/postgres/upload/file.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { randomBytes } from 'node:crypto'
import { refused, type Refused } from '../call/refused.ts'
import { ownerKey } from './file-owner.ts'
import type { PreparedFile } from './prepare-file.ts'
import { pictureName, thumbnailName } from './stored-names.ts'

/** Most unattached files of one caller: three places full. Source: decision 034. */
export const UNATTACHED_COUNT_MAX = 3 * FILE_COUNT_MAX
/** Most unattached files of all devices without a session together: a device is easily another one. Source: decision 126. */
export const DEVICE_FILE_COUNT_MAX = 1000
/** 192 bits: nobody finds one by trying. */
const KEY_BYTES = 24

const put = Effect.fnUntraced(function* (name: string, path: string, mediaType: string) {
  const storage = yield* FileStorage
  yield* Effect.promise(() => putPath(storage, name, { path, mediaType }))
})

const putFile = Effect.fnUntraced(function* (publicKey: string, file: PreparedFile) {
  yield* put(pictureName(publicKey), file.path, file.mediaType)
  if (file.thumbnailPath !== null) {
    yield* put(thumbnailName(publicKey), file.thumbnailPath, 'image/jpeg')
  }
})

/** Writes rows within what their owner may have; of requests at once, each counts what the others wrote. */
const insertWithin = Effect.fnUntraced(function* (owner: FileOwner, files: readonly NewFile[]) {
  yield* lockNames([`files of ${ownerKey(owner)}`])
  const count = yield* countUnattached(owner)
  if (count + files.length > UNATTACHED_COUNT_MAX) return yield* refused('TOO_MANY_REQUESTS')
  return yield* insertFiles(files)
}, transaction)

type Stored = {
  readonly kind: FileKind
  readonly owner: FileOwner
  readonly files: readonly PreparedFile[]
}

/**
 * Keeps files. Their rows come first and say so, then the bytes, then the rows say that they are there: whatever a
 * crash leaves has a row that nothing owns, by which it is removed. Refusal: TOO_MANY_REQUESTS.
 */
export const storeFiles = Effect.fnUntraced(function* ({
  kind,
  owner,
  files,
}: Stored): Effect.fn.Return<FileRow[], Refused<'TOO_MANY_REQUESTS'>, Db | FileStorage> {
  const at = new Date(yield* Clock.currentTimeMillis)
  const rows = yield* insertWithin(
    owner,
    files.map((file) => ({
      ...owner,
      public_key: randomBytes(KEY_BYTES).toString('base64url'),
      kind,
      media_type: file.mediaType,
      name: file.name,
      byte_count: file.byteCount,
      width: file.width,
      height: file.height,
      has_thumbnail: file.thumbnailPath !== null,
      uploaded_at: at,
    })),
  )
  for (const [index, file] of files.entries()) {
    yield* putFile(rows[index]?.public_key ?? '', file)
  }
  yield* markStored(
    rows.map(({ id }) => id),
    at,
  )
  return rows
})
