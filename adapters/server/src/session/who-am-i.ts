import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { describeCaller } from './me.ts'

/** Says who is calling. */
export const whoAmI = () => Effect.flatMap(Caller, describeCaller)
