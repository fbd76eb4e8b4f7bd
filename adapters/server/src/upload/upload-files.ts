import { countUnattached, countUnattachedOfDevices } from '@jangteo/postgres/upload/file.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { StreamedBody } from '../call/streamed.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toFileAnswer } from './file-answer.ts'
import { ownerKey, uploadingOwner } from './file-owner.ts'
import { type FormRefusal, FormStop } from './form-limits.ts'
import { Incoming, openFormDirectory, removeFormDirectory } from './incoming.ts'
import { prepareFile } from './prepare-file.ts'
import { type ReceivedForm, receiveForm } from './receive-form.ts'
import { refusedFiles } from './refused-files.ts'
import { DEVICE_FILE_COUNT_MAX, storeFiles, UNATTACHED_COUNT_MAX } from './store-files.ts'

const refuseForm = (refusal: FormRefusal) => {
  switch (refusal.reason) {
    case 'BAD_INPUT':
      return refused('BAD_INPUT', { issues: [] })
    case 'CUT':
    case 'TIMED_OUT':
      return refused('TIMED_OUT')
    case 'UNSUPPORTED_MEDIA_TYPE':
      return refused('UNSUPPORTED_MEDIA_TYPE')
    case 'FILE_COUNT_EXCEEDED':
    case 'FILE_FORMAT_UNSUPPORTED':
    case 'FILE_TOO_LARGE':
    case 'FILES_TOO_LARGE':
      return refusedFiles(refusal)
  }
}

const receive = Effect.fnUntraced(function* (directory: string) {
  const { request } = yield* StreamedBody
  if (request === null) return yield* refused('UNSUPPORTED_MEDIA_TYPE')
  const { restMaxMs } = yield* Incoming
  const received = yield* Effect.promise((): Promise<ReceivedForm | FormStop> =>
    receiveForm({ request, directory, restMaxMs }).catch((error: unknown) => {
      if (error instanceof FormStop) return error
      throw error
    }),
  )
  return received instanceof FormStop ? yield* refuseForm(received.refusal) : received
})

const keep = Effect.fnUntraced(function* (directory: string) {
  const owner = yield* uploadingOwner
  const { kind, files, stills } = yield* receive(directory)
  const prepared = yield* Effect.forEach(files, (file, index) =>
    prepareFile({ kind, file, still: stills.get(index) ?? null, owner: ownerKey(owner) }),
  )
  const rows = yield* storeFiles({ kind, owner, files: prepared })
  const wireIds = yield* WireIds
  return { filesList: rows.map((row) => toFileAnswer(wireIds, row)) }
})

/**
 * Keeps the files of a form for their owner to attach. All are judged before the first is stored, and counted once more
 * with those that came meanwhile; a second request with
 * the same files keeps them twice, and what nothing owns is removed in a day. Whatever becomes of it, nothing of the
 * form stays where it arrived. Source: spec §5, decision 034.
 */
export const uploadFiles = Effect.fnUntraced(function* () {
  const owner = yield* uploadingOwner
  if ((yield* countUnattached(owner)) >= UNATTACHED_COUNT_MAX) {
    return yield* refused('TOO_MANY_REQUESTS')
  }
  if (owner.device_hash !== null && (yield* countUnattachedOfDevices()) >= DEVICE_FILE_COUNT_MAX) {
    return yield* refused('FILE_PROCESSING_BUSY')
  }
  const { directory } = yield* Incoming
  return yield* Effect.acquireUseRelease(
    Effect.promise(() => openFormDirectory(directory)),
    keep,
    (path) => Effect.promise(() => removeFormDirectory(path)),
  )
})
