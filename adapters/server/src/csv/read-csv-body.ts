import type { CsvRefusal, TableRow } from '@jangteo/core/upload/csvFile.codes'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../call/refused.ts'
import { StreamedBody } from '../call/streamed.ts'
import { saysCsv } from '../call/media-type.ts'
import { readBody } from '../call/read-body.ts'
import { readCsv } from './read-csv.ts'

/** Time for which the body of a file may take to arrive. */
const ARRIVAL_MAX = '60 seconds'

type Unread = CsvRefusal | 'TIMED_OUT' | 'UNSUPPORTED_MEDIA_TYPE'

/**
 * Reads the CSV file that is the body of the running request. Refusals: UNSUPPORTED_MEDIA_TYPE, TIMED_OUT, CSV_TOO_LARGE,
 * those of `readCsv`.
 */
export const readCsvBody = Effect.fnUntraced(function* (
  bytesMax: number,
): Effect.fn.Return<readonly TableRow[], Refused<Unread>, StreamedBody> {
  const { request } = yield* StreamedBody
  if (request === null || !saysCsv(request)) return yield* refused('UNSUPPORTED_MEDIA_TYPE')
  const bytes = yield* Effect.promise(() => readBody(request, bytesMax)).pipe(
    Effect.timeoutOrElse({ duration: ARRIVAL_MAX, orElse: () => refused('TIMED_OUT') }),
  )
  if (bytes === null) return yield* refused('CSV_TOO_LARGE')
  const table = readCsv(bytes)
  return table.ok ? table.value : yield* refused(table.reason)
})
