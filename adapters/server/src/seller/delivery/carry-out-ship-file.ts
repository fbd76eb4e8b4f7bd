import type { ShipRowResult } from '@jangteo/core/order/shipFile.codes'
import { shipRowText } from '@jangteo/core/order/shipFile.messages'
import {
  decideShipRow,
  isUnfilledRow,
  type ShipFileRow,
  type ShippingRow,
} from '@jangteo/core/order/shipFile.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import type { ItemCommand } from '@jangteo/core/order/itemCommand.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  findItemAtPlace,
  findShipFile,
  finishShipFile,
  listWaitingRows,
  lockWaitingRow,
  type StoredShipFile,
  type StoredShipRow,
  updateShipRow,
} from '@jangteo/postgres/delivery/ship-file.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../../entity/entity-queue.ts'
import { recordAuditOf } from '../../tracking/record-audit.ts'
import { auditOf, commandItem } from '../order/command-item.ts'

type Outcome = {
  readonly result: ShipRowResult
  readonly code: string | null
  readonly message: string | null
}

const outcomeOf = (result: ShipRowResult): Outcome => ({ result, code: null, message: null })

const refusedRow = (code: string, message: string): Outcome => ({
  result: 'REFUSED',
  code,
  message,
})

const UNKNOWN = refusedRow('ORDER_ITEM_NOT_FOUND', ORDER_MESSAGES.ORDER_ITEM_NOT_FOUND())

const findItem = Effect.fnUntraced(function* (
  { store_id: storeId }: StoredShipFile,
  { orderId, orderNumber, place }: ShippingRow['item'],
) {
  const item = yield* findItemAtPlace(storeId, orderId, place)
  if (item === undefined || ORDER_ITEM_TABLE.tags[item.status].includes('unpaid')) return undefined
  const isNamed =
    orderNumberOf({ id: orderId, orderedAtMs: item.ordered_at.getTime() }) === orderNumber
  return isNamed ? item : undefined
})

const ship = Effect.fnUntraced(function* (file: StoredShipFile, row: ShippingRow) {
  const item = yield* findItem(file, row.item)
  if (item === undefined) return UNKNOWN
  const { courier, invoiceNumber } = row
  const command: ItemCommand = { action: 'SHIP', courier, invoiceNumber }
  const outcome = yield* commandItem({ itemId: item.id, isRepeatable: true }, command)
  if (outcome.result === 'UNCHANGED') return outcomeOf('UNCHANGED')
  yield* recordAuditOf(file.sent_by, auditOf(item.id, command, outcome))
  return outcomeOf('SHIPPED')
})

function toFileRow({ row, item_number: itemNumber, courier, invoice }: StoredShipRow): ShipFileRow {
  return { row, itemNumber, courier, invoice }
}

const carryOut = Effect.fnUntraced(function* (file: StoredShipFile, stored: StoredShipRow) {
  const row = toFileRow(stored)
  if (isUnfilledRow(row)) return outcomeOf('BLANK')
  const decision = decideShipRow(row)
  return decision.ok
    ? yield* ship(file, decision.value)
    : refusedRow(decision.reason, shipRowText(decision.reason, row))
})

const storeResult = Effect.fnUntraced(function* (file: StoredShipFile, row: number) {
  const stored = yield* lockWaitingRow(file.id, row)
  if (stored !== undefined) yield* updateShipRow(stored, yield* carryOut(file, stored))
}, transaction)

const storeRefusal = Effect.fnUntraced(function* (fileId: number, row: number, refusal: Outcome) {
  const stored = yield* lockWaitingRow(fileId, row)
  if (stored !== undefined) yield* updateShipRow(stored, refusal)
}, transaction)

/** The shipment of a row and its result, in one transaction; a refusal has shipped nothing and is stored by itself. */
const carryOutRow = (file: StoredShipFile, row: number) =>
  storeResult(file, row).pipe(
    Effect.catchTag('Refused', ({ code, message }) =>
      storeRefusal(file.id, row, refusedRow(code, message)),
    ),
  )

/**
 * Carries out the rows of a ship-file that wait, one after the other, each in a transaction of its own. A job that runs
 * again goes on where the last one ended; two at once skip each other's rows. Source: market-rules §9.3, decision 132.
 */
export const carryOutShipFile = Effect.fnUntraced(function* (
  fileId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const file = yield* findShipFile(fileId)
  if (file === undefined) return
  for (const row of yield* listWaitingRows(fileId)) yield* carryOutRow(file, row)
  yield* finishShipFile(fileId, new Date(yield* Clock.currentTimeMillis))
})
