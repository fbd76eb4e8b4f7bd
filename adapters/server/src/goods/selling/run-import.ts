import type { Receivers } from '../../entity/entity-queue.ts'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  findAnyImport,
  type ImportRow,
  listWaitingLines,
  lockWaitingRow,
  writeImportResult,
} from '@jangteo/postgres/goods/goods-import.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { importGoodsRow } from './import-goods-row.ts'
import { importStockRow } from './import-stock-row.ts'
import { scheduleImport } from './import-job.ts'

/** Rows of one job: far less than the time after which a job counts as lost. */
const JOB_ROW_COUNT = 200

/**
 * Carries out one row, in a transaction with its result: of two jobs at once the second waits for the row's lock and
 * finds the result. A refusal has written nothing but itself.
 */
const runRow = Effect.fnUntraced(
  function* (file: ImportRow, line: number) {
    const cells = yield* lockWaitingRow(file.id, line)
    if (cells === null) return
    const row = { storeId: file.store_id, sentBy: file.sent_by, cells }
    const result = yield* file.kind === 'GOODS' ? importGoodsRow(row) : importStockRow(row)
    yield* writeImportResult(file.id, { line, ...result })
  },
  transaction,
  (carriedOut, { id }, line) =>
    carriedOut.pipe(
      Effect.catch(({ code }) =>
        writeImportResult(id, { line, result: 'REFUSED', code, goodsId: null }),
      ),
    ),
)

/**
 * Carries out the next rows of a file and comes again while there are more, so that others' jobs have their turns. Twice
 * at once does nothing twice. Source: market-rules §9.3, decision 130.
 */
export const runImport = Effect.fnUntraced(function* (
  importId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const file = yield* findAnyImport(importId)
  if (file === undefined) return
  const lines = yield* listWaitingLines(importId, JOB_ROW_COUNT)
  for (const line of lines) yield* runRow(file, line)
  if (lines.length === JOB_ROW_COUNT) {
    yield* scheduleImport(importId, yield* Clock.currentTimeMillis)
  }
})
