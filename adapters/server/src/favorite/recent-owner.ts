import type { RecentOwner } from '@jangteo/postgres/favorite/recent-goods.store'
import { memberIdOf, type CallerIdentity } from '../call/caller.ts'

/** Party whose recently viewed products the caller sees. */
export function recentOwnerOf(caller: CallerIdentity): RecentOwner {
  const memberId = memberIdOf(caller)
  return memberId === null ? { deviceId: caller.deviceId } : { memberId }
}
