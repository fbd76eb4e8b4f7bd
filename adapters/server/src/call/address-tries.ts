import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

type AddressTriesPort = {
  /** Counts one try of the caller's address; `false` when it is one too many this minute. */
  readonly count: (what: string, perMinuteMax: number) => Effect.Effect<boolean>
}

/** Counts what an address on the network does, beside the limits that the contract names for whole calls. */
export class AddressTries extends Context.Service<AddressTries, AddressTriesPort>()(
  'AddressTries',
) {}
