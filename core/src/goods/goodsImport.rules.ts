import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { SHIP_BUSINESS_DAYS } from '../shipping/shipDays.rules.ts'
import { tidyText } from '../member/member.rules.ts'
import type { TableRow } from '../upload/csvFile.codes.ts'
import { isBlankRow } from '../upload/csvFile.rules.ts'
import type { GoodsContent, GoodsOptionContent } from './goodsContent.rules.ts'
import {
  GOODS_IMPORT_CELL_LENGTH_MAX,
  GOODS_IMPORT_COLUMNS,
  GOODS_IMPORT_ROW_COUNT_MAX,
  type GoodsImportKind,
  type GoodsImportRefusal,
  type GoodsImportState,
} from './goodsImport.codes.ts'

/** Reason why a file is refused as a whole, before any of its rows. */
export type GoodsFileRefusal =
  | 'IMPORT_HEAD_WRONG'
  | 'IMPORT_ROWS_MISSING'
  | 'IMPORT_ROWS_TOO_MANY'
  | 'IMPORT_CELL_TOO_LONG'

/** A row as it is stored: its number in a spreadsheet, and its cells. */
export type GoodsImportLine = { readonly line: number; readonly cells: readonly string[] }

/** Returns the state of a file by how many of its rows have results. Source: decision 130. */
export function importStateOf(file: {
  readonly rowCount: number
  readonly doneCount: number
}): GoodsImportState {
  return file.doneCount < file.rowCount ? 'RUNNING' : 'DONE'
}

function isShort({ cells }: TableRow): boolean {
  return cells.every((cell) => cell.length <= GOODS_IMPORT_CELL_LENGTH_MAX)
}

/**
 * Reads a file of products or stocks; empty rows are left out. A file that is wrong as a whole is refused as a whole, so
 * nothing of it is half done. Refusals: IMPORT_HEAD_WRONG, IMPORT_ROWS_MISSING, IMPORT_ROWS_TOO_MANY,
 * IMPORT_CELL_TOO_LONG. Source: market-rules §9.3, decision 130.
 */
export function readGoodsFile(
  kind: GoodsImportKind,
  table: readonly TableRow[],
): Decision<GoodsFileRefusal, readonly GoodsImportLine[]> {
  const [head, ...others] = table
  const isHead = GOODS_IMPORT_COLUMNS[kind].every((name, at) => head?.cells[at]?.trim() === name)
  if (!isHead) return refuse('IMPORT_HEAD_WRONG')
  const rows = others.filter((row) => !isBlankRow(row))
  if (rows.length === 0) return refuse('IMPORT_ROWS_MISSING')
  if (rows.length > GOODS_IMPORT_ROW_COUNT_MAX) return refuse('IMPORT_ROWS_TOO_MANY')
  if (!rows.every(isShort)) return refuse('IMPORT_CELL_TOO_LONG')
  return allow(rows.map(({ row, cells }) => ({ line: row, cells })))
}

/** A row of products as its seller wrote it. */
export type GoodsImportRow = {
  readonly sellerCode: string
  readonly name: string
  readonly categoryId: number | null
  readonly shippingPolicyId: number
  readonly listPrice: number
  readonly salePrice: number
  readonly optionNames: readonly string[]
  readonly options: readonly GoodsOptionContent[]
  readonly summary: string
  readonly description: string
}

/** A row of stocks. */
export type StockImportRow = {
  readonly optionId: number
  readonly seenStock: number
  readonly stock: number
}

const NUMBER_FORM = /^\d{1,9}$/

function toNumber(cell: string): number | null {
  const digits = cell.replaceAll(',', '')
  return NUMBER_FORM.test(digits) ? Number(digits) : null
}

const OPTION_FORM = /^(?<values>[^=]+)=(?<stock>\d{1,6})(?<extra>[+-]\d{1,9})?$/

function toOption(text: string): GoodsOptionContent | null {
  const { values, stock, extra } = OPTION_FORM.exec(text.trim())?.groups ?? {}
  if (values === undefined) return null
  return {
    optionId: null,
    values: values.split('/').map((value) => value.trim()),
    extraPrice: Number(extra ?? 0),
    stock: Number(stock),
    saleStatus: 'SALE',
  }
}

/**
 * Reads the options of a cell: `값/값=재고+추가금액`, one after the other with semicolons; `null` when one is unreadable.
 * @example readOptions('블랙/M=10;블랙/L=5+1000') // two options of two values
 */
export function readOptions(cell: string): readonly GoodsOptionContent[] | null {
  const options = cell
    .split(';')
    .filter((text) => text.trim() !== '')
    .map(toOption)
  const read = options.filter((option) => option !== null)
  return read.length === options.length ? read : null
}

function plainOption(stock: number): GoodsOptionContent {
  return { optionId: null, values: [], extraPrice: 0, stock, saleStatus: 'SALE' }
}

type ImportedOptions = Pick<GoodsImportRow, 'optionNames' | 'options'>

function readRowOptions(
  stock: string,
  names: string,
  options: string,
): Decision<GoodsImportRefusal, ImportedOptions> {
  const optionNames = names
    .split('/')
    .map(tidyText)
    .filter((name) => name !== '')
  if (optionNames.length === 0) {
    const count = toNumber(stock)
    return count === null
      ? refuse('NUMBER_INVALID')
      : allow({ optionNames, options: [plainOption(count)] })
  }
  const read = readOptions(options)
  return read === null || read.length === 0
    ? refuse('OPTIONS_INVALID')
    : allow({ optionNames, options: read })
}

/**
 * Reads a row of products. Without option names it has one stock. Refusals: CELL_COUNT, CODE_REQUIRED, NUMBER_INVALID,
 * OPTIONS_INVALID. Source: decision 130.
 */
export function readGoodsRow(
  cells: readonly string[],
): Decision<GoodsImportRefusal, GoodsImportRow> {
  if (cells.length !== GOODS_IMPORT_COLUMNS.GOODS.length) return refuse('CELL_COUNT')
  const [sellerCode = '', name = '', category = '', policy = '', list = '', sale = '', ...rest] =
    cells.map(tidyText)
  const [stock = '', optionNames = '', options = '', summary = '', description = ''] = rest
  if (sellerCode === '') return refuse('CODE_REQUIRED')
  const categoryId = toNumber(category)
  const shippingPolicyId = toNumber(policy)
  const listPrice = toNumber(list)
  const salePrice = toNumber(sale)
  const isRead = category === '' || categoryId !== null
  if (shippingPolicyId === null || listPrice === null || salePrice === null || !isRead) {
    return refuse('NUMBER_INVALID')
  }
  const read = readRowOptions(stock, optionNames, options)
  if (!read.ok) return read
  const prices = { listPrice, salePrice, shippingPolicyId }
  return allow({ sellerCode, name, categoryId, ...prices, ...read.value, summary, description })
}

/** Reads a row of stocks. Refusals: CELL_COUNT, NUMBER_INVALID. Source: decision 130. */
export function readStockRow(
  cells: readonly string[],
): Decision<GoodsImportRefusal, StockImportRow> {
  if (cells.length !== GOODS_IMPORT_COLUMNS.STOCK.length) return refuse('CELL_COUNT')
  const [id = '', , , seen = '', next = ''] = cells
  const optionId = toNumber(id)
  const seenStock = toNumber(seen)
  const stock = toNumber(next)
  return optionId === null || seenStock === null || stock === null
    ? refuse('NUMBER_INVALID')
    : allow({ optionId, seenStock, stock })
}

/** The draft of a row whose number no product of the store has: everything else is left to the form. */
export function contentOfRow(row: GoodsImportRow): GoodsContent {
  return {
    ...row,
    brandId: null,
    modelName: null,
    tags: [],
    pictures: [],
    noticeKind: null,
    noticeRows: [],
    isAdultOnly: false,
    isCustomMade: false,
    shipWithinDays: SHIP_BUSINESS_DAYS,
    saleStartsAtMs: null,
    saleEndsAtMs: null,
    limits: {
      quantityMin: 1,
      orderQuantityMax: null,
      accountQuantityMax: null,
      guestQuantityMax: null,
    },
    addOns: [],
  }
}

function keyOf({ values }: GoodsOptionContent): string {
  return JSON.stringify(values)
}

/** Options of a product with what a row says of them: its prices, and new ones; their stock stays. */
function mergeOptions(
  before: readonly GoodsOptionContent[],
  row: readonly GoodsOptionContent[],
): readonly GoodsOptionContent[] {
  const written = new Map(row.map((option) => [keyOf(option), option]))
  const stored = new Set(before.map(keyOf))
  return [
    ...before.map((option) => {
      const { extraPrice = option.extraPrice } = written.get(keyOf(option)) ?? {}
      return { ...option, extraPrice }
    }),
    ...row.filter((option) => !stored.has(keyOf(option))),
  ]
}

/**
 * Returns a product as a row changes it: cells that are empty change nothing, options are added and never removed, and
 * the stock of those that are there stays. Source: decision 130.
 */
export function mergeRow(before: GoodsContent, row: GoodsImportRow): GoodsContent {
  return {
    ...before,
    name: row.name === '' ? before.name : row.name,
    categoryId: row.categoryId ?? before.categoryId,
    summary: row.summary === '' ? before.summary : row.summary,
    description: row.description === '' ? before.description : row.description,
    listPrice: row.listPrice,
    salePrice: row.salePrice,
    shippingPolicyId: row.shippingPolicyId,
    optionNames: row.optionNames,
    options: mergeOptions(before.options, row.options),
  }
}
