import {
  GOODS_IMPORT_KINDS,
  GOODS_IMPORT_RESULTS,
  GOODS_IMPORT_STATES,
} from '@jangteo/core/goods/goodsImport.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { CSV_BODY, csvFile, csvRefusals } from '../upload/upload.schemas.ts'
import { moment, pageOf, pageQuery, plainId, plainIdText, ynFlag } from '../wire/wire.schemas.ts'

const tags = ['seller']

/** Path of a file of products, below `/api`; its body is the file itself. */
export const GOODS_FILE_PATH = '/sellers/goods-imports'
/** Path of a file of stocks, below `/api`. */
export const STOCK_FILE_PATH = '/sellers/goods/stocks'

/** A file with how far it is. */
const importRow = z.object({
  importId: plainId,
  kindEnum: z.enum(GOODS_IMPORT_KINDS),
  stateEnum: z.enum(GOODS_IMPORT_STATES),
  rowCount: z.int(),
  doneCount: z.int(),
  refusedCount: z.int(),
  createdAt: moment,
})

const tableRefusals = refusals(
  'IMPORT_HEAD_WRONG',
  'IMPORT_ROWS_MISSING',
  'IMPORT_ROWS_TOO_MANY',
  'IMPORT_CELL_TOO_LONG',
)

const sent = z.object({ importId: plainId, rowCount: z.int() })

/**
 * Takes a CSV file of products, in UTF-8 or EUC-KR, whose rows are carried out one after the other: good ones go, and the
 * same file a second time changes nothing. The body is the file, of the type `text/csv`, so no schema reads it.
 */
const sendGoods = call({ who: 'seller', permission: 'GOODS', triesPerMinuteMax: 30 })
  .route({
    method: 'POST',
    path: GOODS_FILE_PATH,
    summary: '상품 파일 올리기',
    tags,
    spec: (operation) => ({ ...operation, requestBody: CSV_BODY }),
  })
  .errors(csvRefusals)
  .errors(tableRefusals)
  .output(sent)

/** Takes a CSV file of stocks, as files of products: what changed since the file was made is not set. */
const sendStocks = call({ who: 'seller', permission: 'GOODS', triesPerMinuteMax: 30 })
  .route({
    method: 'POST',
    path: STOCK_FILE_PATH,
    summary: '재고 파일 올리기',
    tags,
    spec: (operation) => ({ ...operation, requestBody: CSV_BODY }),
  })
  .errors(csvRefusals)
  .errors(tableRefusals)
  .output(sent)

/** Lists the files of the store, the newest first. */
const list = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: GOODS_FILE_PATH, summary: '올린 파일 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(importRow))

/** Shows how far a file is, with the results of its rows in the order of the file. */
const detail = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/goods-imports/{id}', summary: '파일 처리 결과', tags })
  .input(z.object({ id: plainIdText, ...pageQuery, refusedYn: ynFlag.default('N') }))
  .errors(refusals('IMPORT_NOT_FOUND'))
  .output(
    importRow.extend({
      countList: z.array(z.object({ resultEnum: z.enum(GOODS_IMPORT_RESULTS), count: z.int() })),
      rowPage: pageOf(
        z.object({
          line: z.int(),
          /** The first two cells: what the row is about. */
          title: z.string(),
          resultEnum: z.enum(GOODS_IMPORT_RESULTS).nullable(),
          message: z.string().nullable(),
          goodsId: plainId.nullable(),
        }),
      ),
    }),
  )

/** The stocks of all options of the store as a file of stocks, to be changed in a spreadsheet. */
const exportStocks = call({ who: 'seller', permission: 'GOODS' })
  .route({ method: 'GET', path: '/sellers/goods-stocks.csv', summary: '재고 파일', tags })
  .output(csvFile)

export const sellerGoodsImportCalls = { sendGoods, sendStocks, list, detail, exportStocks }
