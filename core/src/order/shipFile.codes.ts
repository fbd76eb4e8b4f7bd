/** Columns of a ship-file, by their names in its first row; others are left alone. Source: market-rules §9.3. */
export const SHIP_FILE_COLUMNS = ['주문상품번호', '택배사', '송장번호'] as const
export type ShipFileColumn = (typeof SHIP_FILE_COLUMNS)[number]

/** Most rows of a ship-file. Source: market-rules §9.3. */
export const SHIP_FILE_ROWS_MAX = 1_000

/** Most bytes of a ship-file: rows of the orders' file, which has further columns, with room to spare. */
export const SHIP_FILE_BYTES_MAX = 2_097_152

/** Reason why a file is refused as a whole; nothing of it is done. */
export const SHIP_FILE_REFUSALS = [
  'SHIP_FILE_COLUMN_MISSING',
  'SHIP_FILE_ROWS_MISSING',
  'SHIP_FILE_ROWS_EXCEEDED',
] as const
export type ShipFileRefusal = (typeof SHIP_FILE_REFUSALS)[number]

/**
 * Result of a row: shipped, shipped so before, without courier and number, or refused with a code. Source:
 * market-rules §9.3.
 */
export const SHIP_ROW_RESULTS = ['SHIPPED', 'UNCHANGED', 'BLANK', 'REFUSED'] as const
export type ShipRowResult = (typeof SHIP_ROW_RESULTS)[number]

/** Text for the result of a row. */
export const SHIP_ROW_RESULT_LABELS: Readonly<Record<ShipRowResult, string>> = {
  SHIPPED: '발송 처리',
  UNCHANGED: '이미 처리됨',
  BLANK: '빈칸',
  REFUSED: '처리 안 됨',
}
