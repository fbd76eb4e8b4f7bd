import { dealLeft } from '@jangteo/core/display/deal.rules'
import type { CartLineRow } from '../pricing/buy-row.ts'
import { dealOfLine, piecesOf, stockOf, sumPieces } from '../pricing/chosen-lines.ts'
import type { PieceKey, Sought } from './claimed-pieces.ts'

type BoundedDeal = { readonly key: PieceKey; readonly left: number }

function boundedDealOf(row: CartLineRow): BoundedDeal | null {
  const deal = dealOfLine(row)
  const left = deal === null ? null : dealLeft(deal)
  return deal === null || left === null ? null : { key: `deal ${deal.dealId}`, left }
}

/** Pieces that an order would take, of options and of deals with a bound, and what is left of each. */
export function soughtPieces(rows: readonly CartLineRow[]): Sought {
  const wantedOfDeals = sumPieces(rows, (row) => boundedDealOf(row)?.key ?? null)
  const left = rows.flatMap((row) => boundedDealOf(row) ?? [])
  return {
    wanted: new Map<PieceKey, number>([...piecesOf(rows), ...wantedOfDeals]),
    stock: new Map<PieceKey, number>([
      ...stockOf(rows),
      ...left.map((deal) => [deal.key, deal.left] as const),
    ]),
  }
}
