import { findShipFile, listShipRows } from '@jangteo/postgres/delivery/ship-file.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toShipFile } from './ship-file-answer.ts'

/** Shows a ship-file of the caller's store with the rows that are done. Refusal: SHIP_FILE_NOT_FOUND. */
export const showShipFile = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const { storeId } = yield* callingSeller
  const fileId = yield* openId('shipFile', input.id, refused('SHIP_FILE_NOT_FOUND'))
  const file = yield* findShipFile(fileId)
  if (file?.store_id !== storeId) return yield* refused('SHIP_FILE_NOT_FOUND')
  const rows = yield* listShipRows(fileId)
  return {
    ...toShipFile(yield* WireIds, file, rows),
    rowList: rows.flatMap(({ row, item_number: itemNumber, result, code, message }) =>
      result === null ? [] : [{ row, itemNumber, resultEnum: result, code, message }],
    ),
  }
})
