import * as fc from 'fast-check'
import type { Answer } from '../buyer.ts'
import { commandOf, type MoveCommand, type MoveIn } from '../chart/move.ts'
import { compareWorlds } from './comparison.ts'
import type { Model, ModelClaim, ModelItem } from './model.ts'
import type { Reality } from './reality.ts'

export type Worlds = { readonly model: Model; readonly reality: Reality }

/** Move that is made in both worlds; it returns the answers of both. */
export type Move = MoveIn<Model, Reality>

/** A move as fast-check draws and shrinks it: afterwards both worlds must have said the same and be the same. */
export const toCommand = (move: Move): MoveCommand<Model, Reality> => commandOf(move, compareWorlds)

/** Outcome of a call: `done`, or the code of the refusal. */
export function outcomeOf({ status, body }: Answer<object>): string {
  return status === 200 || !('code' in body) ? 'done' : String(body.code)
}

export function hasClaims({ claims }: Model): boolean {
  return claims.length > 0
}

/** The claim that a number names, the newest first. */
export function claimAt({ claims }: Model, index: number): ModelClaim {
  const claim = claims.at(-1 - (index % claims.length))
  if (claim === undefined) throw new Error('nobody claims anything')
  return claim
}

export function itemAt({ items }: Model, index: number): ModelItem {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('an order has items')
  return item
}

/** An item on the wire. */
export function seal({ wireIds }: Reality, { id }: ModelItem): { orderItemIdEncrypt: string } {
  return { orderItemIdEncrypt: wireIds.seal('orderItem', id) }
}

/** A claim on the wire. */
export async function sealClaim({ model, reality }: Worlds, claim: ModelClaim) {
  const { market, wireIds, orderId } = reality
  const rows = await market.database.db
    .selectFrom('claims')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', 'in', ['CANCEL', 'EXCHANGE', 'RETURN', 'REJECT'])
    .orderBy('id')
    .execute()
  const id = rows[model.claims.indexOf(claim)]?.id ?? 0
  return { orderClaimIdEncrypt: wireIds.seal('claim', id) }
}

export const claimIndex = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: 2 }) },
)
export const itemIndex = fc.nat({ max: 3 })
