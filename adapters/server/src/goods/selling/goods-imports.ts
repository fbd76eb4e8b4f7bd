import { GOODS_IMPORT_ROW_TEXTS } from '@jangteo/core/goods/goodsImport.codes'
import { importStateOf } from '@jangteo/core/goods/goodsImport.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countImportResults,
  countImports,
  findImport,
  type ImportRow,
  listImportRows,
  listImports,
} from '@jangteo/postgres/goods/goods-import.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'

function toImportAnswer(row: ImportRow) {
  return {
    importId: row.id,
    kindEnum: row.kind,
    stateEnum: importStateOf({ rowCount: row.row_count, doneCount: row.done_count }),
    rowCount: row.row_count,
    doneCount: row.done_count,
    refusedCount: row.refused_count,
    createdAt: row.created_at.toISOString(),
  }
}

type PageInput = { readonly page: number; readonly size: number }

/** Lists the files of the caller's store, the newest first. */
export const listGoodsImports = Effect.fnUntraced(function* ({ page: number, size }: PageInput) {
  const { storeId } = yield* callingSeller
  const rows = yield* listImports(storeId, { offset: number * size, limit: size })
  const totalElements = yield* countImports(storeId)
  const content = rows.map(toImportAnswer)
  return { ...toPage(content, { number, size, totalElements }), content }
})

/** Shows how far a file of the caller's store is, with the results of its rows. Refusal: IMPORT_NOT_FOUND. */
export const showGoodsImport = Effect.fnUntraced(function* (
  input: PageInput & { readonly id: number; readonly refusedYn: 'Y' | 'N' },
) {
  const { storeId } = yield* callingSeller
  const file = yield* findImport(storeId, input.id)
  if (file === undefined) return yield* refused('IMPORT_NOT_FOUND')
  const { page: number, size } = input
  const isRefused = input.refusedYn === 'Y'
  const page = { offset: number * size, limit: size, isRefused }
  const rows = yield* listImportRows(file.id, page)
  const counts = yield* countImportResults(file.id)
  const content = rows.map((row) => ({
    line: row.line,
    title: row.title_cells.join(' · '),
    resultEnum: row.result,
    message: row.code === null ? null : GOODS_IMPORT_ROW_TEXTS[row.code],
    goodsId: row.goods_id,
  }))
  const totalElements = isRefused ? file.refused_count : file.row_count
  return {
    ...toImportAnswer(file),
    countList: counts.flatMap(({ result, count }) =>
      result === null ? [] : [{ resultEnum: result, count }],
    ),
    rowPage: { ...toPage(content, { number, size, totalElements }), content },
  }
})
