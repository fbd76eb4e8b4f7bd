import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from './caller.ts'

/** Returns the calling member. Calls for members admit nobody else, so any other caller is a defect. */
export const callingMember: Effect.Effect<number, never, Caller> = Effect.flatMap(
  Caller,
  (caller) => {
    const memberId = memberIdOf(caller)
    return memberId === null
      ? Effect.die(new Error('member missing in a call for members'))
      : Effect.succeed(memberId)
  },
)
