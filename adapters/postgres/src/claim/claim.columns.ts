import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { claimQuoteSchema } from '@jangteo/core/claim/refund/claimQuote.schemas'
import type { ClaimPickup, ClaimPlace } from '@jangteo/core/claim/request/claimPlace.rules'
import { claimPickupSchema, claimPlaceSchema } from '@jangteo/core/claim/request/claimPlace.schemas'
import { readNullable } from '../database/readStored.ts'

/** Types of a claim's JSON columns. */
type Quoted = { readonly quote: ClaimQuote | null }
type Parsed = Quoted & {
  readonly pickup: ClaimPickup | null
  readonly reship: ClaimPlace | null
}
type Stored<Columns> = { readonly id: number } & { readonly [Column in keyof Columns]: unknown }

const placeOf = (column: keyof Parsed, id: number) => ({ table: 'claims', column, id })

/**
 * Parses the quote with which a claim was accepted; `null` without one. Throws a `StoredValueError` for anything else.
 */
export function readQuote(quote: unknown, claimId: number): ClaimQuote | null {
  return readNullable(claimQuoteSchema, quote, placeOf('quote', claimId))
}

/** A row of claims with its JSON parsed. */
export type ReadClaim<Row> = Omit<Row, keyof Parsed> & Parsed

/** Parses the JSON of a row of claims. Throws a `StoredValueError` that names the column and the claim. */
export function readClaim<Row extends Stored<Parsed>>(row: Row): ReadClaim<Row> {
  const { id, pickup, reship } = row
  return {
    ...row,
    quote: readQuote(row.quote, id),
    pickup: readNullable(claimPickupSchema, pickup, placeOf('pickup', id)),
    reship: readNullable(claimPlaceSchema, reship, placeOf('reship', id)),
  }
}
