import * as Effect from 'effect/Effect'
import { Caller, type OperatorIdentity, type SellerIdentity } from './caller.ts'

/**
 * Returns the calling user of a store; every query of a seller's call is scoped by `storeId`, and another store's id is
 * answered as an unknown one. Calls for sellers admit nobody else, so any other caller is a defect.
 */
export const callingSeller: Effect.Effect<SellerIdentity, never, Caller> = Effect.flatMap(
  Caller,
  (caller) =>
    caller.kind === 'SELLER'
      ? Effect.succeed(caller)
      : Effect.die(new Error('seller missing in a call for sellers')),
)

/** Returns the calling operator. Calls for operators admit nobody else, so any other caller is a defect. */
export const callingOperator: Effect.Effect<OperatorIdentity, never, Caller> = Effect.flatMap(
  Caller,
  (caller) =>
    caller.kind === 'OPERATOR'
      ? Effect.succeed(caller)
      : Effect.die(new Error('operator missing in a call for operators')),
)
