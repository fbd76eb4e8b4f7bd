import type { Messages } from '../decision/decision.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import { courierNamed, type ShipFileRow, type ShipRowRefusal } from './shipFile.rules.ts'
import { DELIVERY_MESSAGES, invoiceProblemText } from '../delivery/delivery.messages.ts'
import { SHIP_FILE_COLUMNS, SHIP_FILE_ROWS_MAX } from './shipFile.codes.ts'
import type { ShipFileRefusal } from './shipFile.codes.ts'

const FIRST_ROW = SHIP_FILE_COLUMNS.join(', ')

/** Texts of ship-files. Source: market-rules §9.3. */
export const SHIP_FILE_MESSAGES = {
  SHIP_FILE_COLUMN_MISSING: () => `첫 줄에 ${FIRST_ROW} 열이 있어야 해요.`,
  SHIP_FILE_ROWS_MISSING: () => '파일에 주문이 없어요.',
  SHIP_FILE_ROWS_EXCEEDED: () =>
    `한 번에 ${formatNumber(SHIP_FILE_ROWS_MAX)}줄까지 올릴 수 있어요. 파일을 나누어 주세요.`,
  SHIP_FILE_NOT_FOUND: () => '올린 파일을 찾을 수 없어요.',
  COURIER_UNKNOWN: () => '택배사 이름을 확인해 주세요.',
} satisfies Messages & Record<ShipFileRefusal, () => string>

const ITEM_UNKNOWN = '주문상품번호를 확인해 주세요.'

/** Text for a row that is refused before its item is looked for. */
export function shipRowText(reason: ShipRowRefusal, row: ShipFileRow): string {
  if (reason === 'ORDER_ITEM_NOT_FOUND') return ITEM_UNKNOWN
  if (reason === 'COURIER_UNKNOWN') return SHIP_FILE_MESSAGES.COURIER_UNKNOWN()
  if (reason === 'COURIER_REQUIRED') return DELIVERY_MESSAGES.COURIER_REQUIRED()
  const courier = courierNamed(row.courier)
  return courier === null ? DELIVERY_MESSAGES[reason]() : invoiceProblemText(courier, reason)
}
