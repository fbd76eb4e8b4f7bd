import { readStockRow } from '@jangteo/core/goods/goodsImport.rules'
import { GOODS_STOCK_MAX } from '@jangteo/core/goods/goodsContent.codes'
import { decideStockChange } from '@jangteo/core/goods/stock.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { compareAndSetStock, lockStoreOption } from '@jangteo/postgres/goods/seller-stock.store'
import * as Effect from 'effect/Effect'
import { recordAuditOf } from '../../tracking/record-audit.ts'
import { auditOfStock } from './goods-audit.ts'
import { type ImportedRow, refuseRow, type RowRefused, type RowResult } from './row-result.ts'

/** Sets the stock of a row's option, if it is still what the file says it was. Refusals of `readStockRow` and of the rule. */
export const importStockRow = Effect.fnUntraced(function* ({
  storeId,
  sentBy,
  cells,
}: ImportedRow): Effect.fn.Return<RowResult, RowRefused, Db> {
  const read = readStockRow(cells)
  if (!read.ok) return yield* refuseRow(read.reason)
  const { optionId, seenStock, stock } = read.value
  const option = yield* lockStoreOption(storeId, optionId)
  if (option === undefined) return yield* refuseRow('OPTION_UNKNOWN')
  const decision = decideStockChange(option.stock, { stock, seenStock })
  if (!decision.ok) return yield* refuseRow(decision.reason)
  const { goods_id: goodsId } = option
  if (decision.value === 'UNCHANGED') return { result: 'UNCHANGED', code: null, goodsId }
  if (stock > GOODS_STOCK_MAX) return yield* refuseRow('NUMBER_INVALID')
  yield* compareAndSetStock({ optionId, seenStock, stock })
  yield* recordAuditOf(sentBy, auditOfStock(optionId, { before: option.stock, after: stock }))
  return { result: 'UPDATED', code: null, goodsId }
})
