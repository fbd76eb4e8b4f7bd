import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { GOODS_IMPORT_COLUMNS } from '@jangteo/core/goods/goodsImport.codes'
import { optionName } from '@jangteo/core/goods/option.rules'
import { listStocks } from '@jangteo/postgres/goods/seller-stock.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../../call/staff-caller.ts'
import { writeCsv } from '../../csv/write-csv.ts'

/** Writes the stocks of the caller's store as a file of stocks: the new stock of each is the present one. */
export const exportStocks = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const rows = yield* listStocks(storeId)
  const day = kstDayOf(yield* Clock.currentTimeMillis)
  const cells = rows.map((row) => [
    row.id,
    row.name,
    optionName(row.option_values),
    row.stock,
    row.stock,
  ])
  return { fileName: `재고_${day}.csv`, text: writeCsv(GOODS_IMPORT_COLUMNS.STOCK, cells) }
})
