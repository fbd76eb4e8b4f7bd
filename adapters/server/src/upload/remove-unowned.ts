import { FileStorage } from '@jangteo/files/file-storage.port'
import { markFilesForDeletion, deleteFile } from '@jangteo/postgres/upload/file.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Incoming, sweepIncoming } from './incoming.ts'
import { pictureName, thumbnailName } from './stored-names.ts'

/** The task's name. */
export const REMOVE_UNOWNED_FILES = 'remove-unowned-files'

/** Time for which a file waits for something to own it, in milliseconds. Source: decision 034. */
const UNOWNED_MS_MAX = 24 * 60 * 60 * 1000
/** No form takes so long to arrive, in milliseconds. */
const INCOMING_MS_MAX = 60 * 60 * 1000
const BATCH_COUNT = 100

const remove = Effect.fnUntraced(function* (file: {
  readonly id: number
  readonly public_key: string
}) {
  const storage = yield* FileStorage
  yield* Effect.promise(async () => {
    await storage.remove(thumbnailName(file.public_key))
    await storage.remove(pictureName(file.public_key))
  })
  yield* deleteFile(file.id)
})

/**
 * Removes what nothing has owned for a day. A file is out of reach first, so that nobody attaches it meanwhile; then
 * its bytes go, then its row: a crash between leaves a row that the next run finds.
 */
export const removeUnowned: Effect.Effect<void, never, Db | FileStorage | Incoming> = Effect.gen(
  function* () {
    const nowMs = yield* Clock.currentTimeMillis
    const asked = {
      before: new Date(nowMs - UNOWNED_MS_MAX),
      at: new Date(nowMs),
      countMax: BATCH_COUNT,
    }
    let removed
    do {
      removed = yield* markFilesForDeletion(asked)
      yield* Effect.forEach(removed, remove)
    } while (removed.length === BATCH_COUNT)
    const { directory } = yield* Incoming
    yield* Effect.promise(() => sweepIncoming(directory, new Date(Date.now() - INCOMING_MS_MAX)))
  },
)
