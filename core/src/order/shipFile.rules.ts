import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import { type ItemNumber, parseItemNumber } from './itemNumber.rules.ts'
import type { TableRow } from '../upload/csvFile.codes.ts'
import { isBlankRow } from '../upload/csvFile.rules.ts'
import { COURIER_LABELS, COURIERS } from '../delivery/courier.codes.ts'
import type { Courier } from '../delivery/courier.codes.ts'
import { decideInvoiceNumber, type InvoiceRefusal } from '../delivery/courier.rules.ts'
import { SHIP_FILE_COLUMNS, SHIP_FILE_ROWS_MAX } from './shipFile.codes.ts'
import type { ShipFileColumn, ShipFileRefusal } from './shipFile.codes.ts'

/** A row of a ship-file, as its seller typed it. */
export type ShipFileRow = {
  readonly row: number
  readonly itemNumber: string
  readonly courier: string
  readonly invoice: string
}

/** Reason why a row is refused before its item is looked for. */
export type ShipRowRefusal =
  | 'ORDER_ITEM_NOT_FOUND'
  | 'COURIER_REQUIRED'
  | 'COURIER_UNKNOWN'
  | InvoiceRefusal

/** A row that names a parcel. */
export type ShippingRow = {
  readonly item: ItemNumber
  readonly courier: Courier
  /** In digits; `null` for a courier without numbers. */
  readonly invoiceNumber: string | null
}

/** Text as it is compared: composed, without spaces and cases. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase()
}

/** Other names of couriers in files of sellers. */
const COURIER_NAMES: Readonly<Partial<Record<Courier, readonly string[]>>> = {
  CJ_LOGISTICS: ['대한통운', 'CJ택배', 'CJ'],
  LOTTE: ['롯데', '롯데글로벌로지스', '현대택배'],
  HANJIN: ['한진'],
  EPOST: ['우체국', '우편', '등기'],
  LOGEN: ['로젠'],
  KYUNGDONG: ['경동'],
  DAESIN: ['대신'],
  ILYANG: ['일양', '일양로지스택배'],
  CVSNET: ['GS25', '편의점택배', 'GS25편의점', 'CVSnet편의점택배'],
  FREIGHT: ['화물', '용달', '화물배송'],
  DIRECT: ['직접배송', '자체배송'],
}

const COURIER_OF: ReadonlyMap<string, Courier> = new Map(
  COURIERS.flatMap((courier) =>
    [courier, COURIER_LABELS[courier], ...(COURIER_NAMES[courier] ?? [])].map(
      (name) => [plain(name), courier] as const,
    ),
  ),
)

/**
 * Finds a courier by its code or one of its names; `null` for none.
 * @example courierNamed('cj 대한통운') // 'CJ_LOGISTICS'
 */
export function courierNamed(text: string): Courier | null {
  return COURIER_OF.get(plain(text)) ?? null
}

/**
 * Reads the rows of a ship-file. Its first row names the columns, in any order and among others; rows without any text
 * are left out. Refusals: SHIP_FILE_COLUMN_MISSING, SHIP_FILE_ROWS_MISSING, SHIP_FILE_ROWS_EXCEEDED. Source:
 * market-rules §9.3.
 */
export function readShipFile(
  table: readonly TableRow[],
): Decision<ShipFileRefusal, readonly ShipFileRow[]> {
  const [head, ...rest] = table
  const names = (head?.cells ?? []).map(plain)
  const places = SHIP_FILE_COLUMNS.map((column) => names.indexOf(column))
  if (places.includes(-1)) return refuse('SHIP_FILE_COLUMN_MISSING')
  const rows = rest.filter((row) => !isBlankRow(row))
  if (rows.length === 0) return refuse('SHIP_FILE_ROWS_MISSING')
  if (rows.length > SHIP_FILE_ROWS_MAX) return refuse('SHIP_FILE_ROWS_EXCEEDED')
  const cellOf = ({ cells }: TableRow, column: ShipFileColumn) =>
    cells[places[SHIP_FILE_COLUMNS.indexOf(column)] ?? -1]?.trim() ?? ''
  return allow(
    rows.map((row) => ({
      row: row.row,
      itemNumber: cellOf(row, '주문상품번호'),
      courier: cellOf(row, '택배사'),
      invoice: cellOf(row, '송장번호'),
    })),
  )
}

/** True when a row names neither a courier nor a number: its seller has not filled it in yet. */
export function isUnfilledRow({ courier, invoice }: ShipFileRow): boolean {
  return courier === '' && invoice === ''
}

/**
 * Decides the parcel that a row names. Refusals: ORDER_ITEM_NOT_FOUND for an invalid number, COURIER_REQUIRED,
 * COURIER_UNKNOWN, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID. Source: market-rules §9.3, decision 016.
 */
export function decideShipRow(row: ShipFileRow): Decision<ShipRowRefusal, ShippingRow> {
  const item = parseItemNumber(row.itemNumber)
  if (item === null) return refuse('ORDER_ITEM_NOT_FOUND')
  if (row.courier === '') return refuse('COURIER_REQUIRED')
  const courier = courierNamed(row.courier)
  if (courier === null) return refuse('COURIER_UNKNOWN')
  const number = decideInvoiceNumber(courier, row.invoice)
  return number.ok ? allow({ item, courier, invoiceNumber: number.value }) : number
}
