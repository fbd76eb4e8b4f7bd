import type { CartOwner } from '@jangteo/postgres/cart/cart.store'
import { memberIdOf, type CallerIdentity } from '../call/caller.ts'

/** Party whose cart the caller sees. */
export function cartOwnerOf(caller: CallerIdentity): CartOwner {
  const memberId = memberIdOf(caller)
  return memberId === null ? { deviceId: caller.deviceId } : { memberId }
}
