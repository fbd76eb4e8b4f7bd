import * as fc from 'fast-check'
import type { Answer } from '../buyer.ts'
import { commandOf, type MoveCommand, type MoveIn } from '../chart/move.ts'
import { compareWorlds } from './comparison.ts'
import type { Model, ModelOrder } from './model.ts'
import type { Reality, RealOrder } from './reality.ts'

export type Worlds = { readonly model: Model; readonly reality: Reality }

/** Move that is made in both worlds; it returns the answers of both. */
export type Move = MoveIn<Model, Reality>

/** A move as fast-check draws and shrinks it: afterwards both worlds must have said the same and be the same. */
export const toCommand = (move: Move): MoveCommand<Model, Reality> => commandOf(move, compareWorlds)

/** Outcome of a call: `done`, what `report` reads in its answer, or the code of the refusal. */
export function outcomeOfCall<Body extends object>(
  { status, body }: Answer<Body>,
  report: (body: Body) => string = () => 'done',
): string {
  return status === 200 || !('code' in body) ? report(body) : String(body.code)
}

/** The order that a number names, in both worlds. */
export function orderAt(
  { model, reality }: Worlds,
  index: number,
): { readonly known: ModelOrder; readonly real: RealOrder } {
  const known = model.orders[index % model.orders.length]
  const real = reality.orders[index % model.orders.length]
  if (known === undefined || real === undefined) throw new Error('nobody ordered anything')
  return { known, real }
}

export function hasOrders({ orders }: Model): boolean {
  return orders.length > 0
}

export const orderIndex = fc.nat({ max: 1 })
export const itemIndex = fc.nat({ max: 1 })
