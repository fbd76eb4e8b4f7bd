import type { MainCaller } from '@jangteo/core/display/mainGroup.rules'
import type { CallerIdentity } from '../call/caller.ts'

/** What audiences ask of the caller. Nobody's gender or age is known here yet. */
export function toMainCaller(caller: CallerIdentity): MainCaller {
  return {
    platform: caller.isInApp ? 'APP' : 'WEB',
    membership: caller.kind === 'GUEST_ORDER' ? 'GUEST' : caller.kind,
    gender: null,
    age: null,
  }
}
