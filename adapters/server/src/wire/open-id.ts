import type { RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import * as Effect from 'effect/Effect'
import type { Refused } from '../call/refused.ts'
import { WireIds, type WireIdKind } from './wire-ids.ts'

/** Reads an opaque id; one that is foreign, altered or of another kind is refused as if it named nothing. */
export const openId = <Code extends RefusalCode>(
  kind: WireIdKind,
  sealed: string,
  otherwise: Effect.Effect<never, Refused<Code>>,
): Effect.Effect<number, Refused<Code>, WireIds> =>
  Effect.flatMap(WireIds, (wireIds) => {
    const id = wireIds.open(kind, sealed)
    return id === null ? otherwise : Effect.succeed(id)
  })
