import { SHIP_FILE_BYTES_MAX } from '@jangteo/core/order/shipFile.codes'
import { readShipFile, type ShipFileRow } from '@jangteo/core/order/shipFile.rules'
import { insertShipFile } from '@jangteo/postgres/delivery/ship-file.store'
import { transaction } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callerNameOf } from '../../telemetry/caller-name.ts'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { readCsvBody } from '../../csv/read-csv-body.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toShipFile } from './ship-file-answer.ts'
import { SHIP_FILE } from './ship-file-job.ts'

const storeRows = Effect.fnUntraced(function* (rows: readonly ShipFileRow[]) {
  const { storeId } = yield* callingSeller
  const at = new Date(yield* Clock.currentTimeMillis)
  const sentBy = callerNameOf(yield* Caller)
  const file = yield* insertShipFile({ store_id: storeId, sent_by: sentBy, created_at: at }, rows)
  yield* recordAudit({
    call: 'shipFile.send',
    target: `shipFile:${file.id}`,
    before: null,
    after: { rowCount: rows.length },
    reason: null,
  })
  const key = `${SHIP_FILE}:${file.id}`
  yield* addJob({ task: SHIP_FILE, payload: { shipFileId: file.id }, dueAt: at, key })
  return toShipFile(
    yield* WireIds,
    file,
    rows.map(() => ({ result: null })),
  )
}, transaction)

/**
 * Takes a ship-file: all of it is stored and its job added, or nothing. Rows are carried out by the job, so a page that
 * is closed, and a server that ends, stop nothing. The same file twice is two files whose second changes nothing.
 * Refusals: those of `readCsvBody` and `readShipFile`. Source: market-rules §9.3, decision 132.
 */
export const receiveShipFile = Effect.fnUntraced(function* () {
  const table = readShipFile(yield* readCsvBody(SHIP_FILE_BYTES_MAX))
  if (!table.ok) return yield* refused(table.reason)
  return yield* storeRows(table.value)
})
