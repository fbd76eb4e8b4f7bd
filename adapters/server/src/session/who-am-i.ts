import { Effect } from 'effect'
import { Caller } from '../call/caller.ts'
import { describeCaller } from './me.ts'

/** Says who is calling. */
export const whoAmI = () => Effect.flatMap(Caller, describeCaller)
