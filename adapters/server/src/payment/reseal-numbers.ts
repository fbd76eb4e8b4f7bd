import type { Db } from '@jangteo/postgres/database/db'
import { eachPortion } from '@jangteo/postgres/database/eachPortion'
import { SERIAL_SEEDS } from '@jangteo/postgres/coupon/serial-batch.store'
import { DRAW_KEYS } from '@jangteo/postgres/display/draw.store'
import { SALE_KEYS } from '@jangteo/postgres/promotion/special-sale.store'
import { IDENTITY_KEYS } from '@jangteo/postgres/member/identity-key.store'
import { PIN_HASHES } from '@jangteo/postgres/member/pin.store'
import {
  ACCOUNT_NUMBERS,
  RECEIPT_NUMBERS,
  type SealedRow,
} from '@jangteo/postgres/payment/sealed.store'
import {
  STORE_ACCOUNT_NUMBERS,
  TRANSFER_NUMBERS,
} from '@jangteo/postgres/settlement/sealed-account.store'
import * as Effect from 'effect/Effect'
import type { SealCodec } from '../wire/seals.ts'

type Reseal = {
  readonly seals: SealCodec
  /** A number that opens with neither secret is dropped; otherwise it is left and counted. */
  readonly isDropped: boolean
}

/** Columns of sealed texts that outlive a secret. */
const SEALED_COLUMNS = [
  ACCOUNT_NUMBERS,
  RECEIPT_NUMBERS,
  DRAW_KEYS,
  SALE_KEYS,
  IDENTITY_KEYS,
  PIN_HASHES,
  STORE_ACCOUNT_NUMBERS,
  TRANSFER_NUMBERS,
  SERIAL_SEEDS,
] as const

function openOrNull(seals: SealCodec, sealed: string): string | null {
  try {
    return seals.open(sealed)
  } catch {
    return null
  }
}

const resealAll = Effect.fnUntraced(function* (
  numbers: (typeof SEALED_COLUMNS)[number],
  { seals, isDropped }: Reseal,
) {
  let unreadCount = 0
  const reseal = (row: SealedRow) => {
    const text = openOrNull(seals, row.sealed)
    if (text !== null) return numbers.replace({ ...row, resealed: seals.seal(text) })
    if (isDropped) return numbers.drop(row)
    unreadCount += 1
    return Effect.void
  }
  yield* eachPortion(
    (portion) => numbers.list({ ...portion, prefix: seals.prefix }),
    (rows) => Effect.forEach(rows, reseal, { discard: true }),
  )
  return unreadCount
})

/**
 * Seals with the current secret what another one sealed: numbers, keys of draws and of identities, hashes of PINs, seeds of serials. Returns the count of those that
 * opened with neither and were left. Idempotent, and safe beside running servers: each number is replaced by compare-and-set. Source: decision 049.
 */
export const resealNumbers = (reseal: Reseal): Effect.Effect<number, never, Db> =>
  Effect.map(Effect.all(SEALED_COLUMNS.map((each) => resealAll(each, reseal))), (counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  )
