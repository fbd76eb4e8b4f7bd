import { GOODS_IMPORT_COLUMNS } from '@jangteo/core/goods/goodsImport.codes'
import {
  contentOfRow,
  type GoodsImportRow,
  importStateOf,
  mergeRow,
  readGoodsFile,
  readGoodsRow,
  readOptions,
  readStockRow,
} from '@jangteo/core/goods/goodsImport.rules'
import { decideStockChange } from '@jangteo/core/goods/stock.rules'
import { checkGoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import { describe, expect, test } from 'vitest'
import { anOption } from '../../support/goods/aContent.ts'

const HEAD = [...GOODS_IMPORT_COLUMNS.GOODS]
const ROW = ['A-1', '머그컵', '12', '3', '20,000', '18000', '5', '', '', '컵', '흙으로 빚었어요']

function reasonOf(decision: { readonly ok: boolean; readonly reason?: string }): string {
  return decision.ok ? 'ok' : (decision.reason ?? '')
}

function rowOf(cells: readonly string[]): GoodsImportRow {
  const read = readGoodsRow(cells)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** A table as it is read out of a file. */
function tableOf(...rows: readonly (readonly string[])[]) {
  return rows.map((cells, at) => ({ row: at + 1, cells }))
}

describe('상품 파일', () => {
  test('첫 줄이 양식과 다르거나 줄이 없거나 5,000줄을 넘으면 통째로 거절한다', () => {
    const files = [
      tableOf(HEAD, ROW),
      tableOf(['상품명'], ROW),
      tableOf(HEAD, ['', ' ']),
      tableOf(),
      tableOf(HEAD, ...Array.from({ length: 5001 }, () => ROW)),
      tableOf(HEAD, [...ROW.slice(0, 10), '가'.repeat(20_001)]),
    ]
    expect(files.map((table) => reasonOf(readGoodsFile('GOODS', table)))).toEqual([
      'ok',
      'IMPORT_HEAD_WRONG',
      'IMPORT_ROWS_MISSING',
      'IMPORT_HEAD_WRONG',
      'IMPORT_ROWS_TOO_MANY',
      'IMPORT_CELL_TOO_LONG',
    ])
  })

  test('빈 줄은 건너뛰고, 줄 번호는 파일의 것이다', () => {
    const read = readGoodsFile('GOODS', tableOf(HEAD, [''], ROW))
    expect(read).toEqual({ ok: true, value: [{ line: 3, cells: ROW }] })
  })

  test('한 줄은 옵션이 없는 상품이거나, 옵션마다 재고와 추가금액이 있는 상품이다', () => {
    expect(rowOf(ROW)).toEqual({
      sellerCode: 'A-1',
      name: '머그컵',
      categoryId: 12,
      shippingPolicyId: 3,
      listPrice: 20_000,
      salePrice: 18_000,
      optionNames: [],
      options: [anOption([], { stock: 5 })],
      summary: '컵',
      description: '흙으로 빚었어요',
    })
    expect(readOptions('블랙/M=10; 블랙 / L=5+1000;흰색/M=0-500')).toEqual([
      anOption(['블랙', 'M']),
      anOption(['블랙', 'L'], { stock: 5, extraPrice: 1000 }),
      anOption(['흰색', 'M'], { stock: 0, extraPrice: -500 }),
    ])
    expect(readOptions('블랙=열 개')).toEqual(null)
  })

  test('읽을 수 없는 줄은 그 까닭으로 거절한다', () => {
    const change = (at: number, cell: string) =>
      ROW.map((old, place) => (place === at ? cell : old))
    const rows = [
      ROW.slice(0, 10),
      change(0, ' '),
      change(4, '2만원'),
      change(2, '컵'),
      change(6, ''),
      change(7, '색상'),
    ]
    expect(rows.map((cells) => reasonOf(readGoodsRow(cells)))).toEqual([
      'CELL_COUNT',
      'CODE_REQUIRED',
      'NUMBER_INVALID',
      'NUMBER_INVALID',
      'NUMBER_INVALID',
      'OPTIONS_INVALID',
    ])
  })

  test('새 상품은 저장할 수 있는 내용이 되고, 같은 줄을 다시 읽으면 아무것도 바뀌지 않는다', () => {
    const row = rowOf(ROW)
    const created = contentOfRow(row)
    expect(checkGoodsContent(created)).toEqual([])
    expect(mergeRow(created, row)).toEqual(created)
  })

  test('있는 상품은 가격과 빈칸이 아닌 내용이 바뀌고, 재고와 옵션은 남는다', () => {
    const stored = {
      ...contentOfRow(rowOf(ROW)),
      options: [anOption([], { optionId: 7, stock: 1 })],
    }
    const cells = ['A-1', '', '', '3', '20000', '15000', '99', '', '', '', '새 설명']
    expect(mergeRow(stored, rowOf(cells))).toEqual({
      ...stored,
      salePrice: 15_000,
      description: '새 설명',
    })
  })

  test('모든 줄에 결과가 있으면 완료다', () => {
    const states = [
      { rowCount: 2, doneCount: 1 },
      { rowCount: 2, doneCount: 2 },
    ].map(importStateOf)
    expect(states).toEqual(['RUNNING', 'DONE'])
  })
})

describe('재고', () => {
  test('재고 파일의 한 줄은 옵션번호와 본 재고, 새 재고다', () => {
    expect(readStockRow(['7', '머그컵', '블랙', '3', '10'])).toEqual({
      ok: true,
      value: { optionId: 7, seenStock: 3, stock: 10 },
    })
    expect(reasonOf(readStockRow(['7', '머그컵', '블랙', '3', '']))).toEqual('NUMBER_INVALID')
    expect(reasonOf(readStockRow(['7', '3', '10']))).toEqual('CELL_COUNT')
  })

  test('본 재고와 지금 재고가 같을 때만 바꾸고, 이미 그 재고면 그대로 둔다', () => {
    const outcomes = [
      decideStockChange(3, { stock: 10, seenStock: 3 }),
      decideStockChange(2, { stock: 10, seenStock: 3 }),
      decideStockChange(10, { stock: 10, seenStock: 3 }),
    ]
    expect(outcomes.map((decision) => (decision.ok ? decision.value : decision.reason))).toEqual([
      'CHANGED',
      'STOCK_CHANGED',
      'UNCHANGED',
    ])
  })
})
