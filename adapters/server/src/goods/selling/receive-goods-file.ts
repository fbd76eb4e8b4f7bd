import { GOODS_IMPORT_BYTES_MAX, type GoodsImportKind } from '@jangteo/core/goods/goodsImport.codes'
import { type GoodsImportLine, readGoodsFile } from '@jangteo/core/goods/goodsImport.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { insertImport } from '@jangteo/postgres/goods/goods-import.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callerNameOf } from '../../telemetry/caller-name.ts'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { readCsvBody } from '../../csv/read-csv-body.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { scheduleImport } from './import-job.ts'

const storeImport = Effect.fnUntraced(function* (
  kind: GoodsImportKind,
  rows: readonly GoodsImportLine[],
) {
  const { storeId } = yield* callingSeller
  const atMs = yield* Clock.currentTimeMillis
  const sentBy = callerNameOf(yield* Caller)
  const importId = yield* insertImport({ storeId, kind, sentBy, at: new Date(atMs), rows })
  yield* scheduleImport(importId, atMs)
  yield* recordAudit({
    call: kind === 'GOODS' ? 'sellerGoodsImport.sendGoods' : 'sellerGoodsImport.sendStocks',
    target: `goodsImport:${importId}`,
    before: null,
    after: { kind, rowCount: rows.length },
    reason: null,
  })
  return { importId, rowCount: rows.length }
}, transaction)

/**
 * Takes a file: all of it is stored and its job added, or nothing. Rows are carried out by the job, so a page that is
 * closed, and a server that ends, stop nothing. The same file twice is two files whose second changes nothing.
 * Refusals: those of `readCsvBody` and `readGoodsFile`. Source: market-rules §9.3, decision 130.
 */
const receiveFile = Effect.fnUntraced(function* (kind: GoodsImportKind) {
  const table = readGoodsFile(kind, yield* readCsvBody(GOODS_IMPORT_BYTES_MAX))
  if (!table.ok) return yield* refused(table.reason)
  return yield* storeImport(kind, table.value)
})

/** Takes a file of products. */
export const receiveGoodsFile = () => receiveFile('GOODS')

/** Takes a file of stocks. */
export const receiveStockFile = () => receiveFile('STOCK')
