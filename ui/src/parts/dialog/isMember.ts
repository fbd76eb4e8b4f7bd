import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import type { AppDeps } from '../../lib/deps.ts'

/** True for a member; a page that does not know yet who is there waits for the answer that is on its way. */
export async function isMember({
  calls,
  queryClient,
}: Pick<AppDeps, 'calls' | 'queryClient'>): Promise<boolean> {
  const options = { ...calls.session.whoAmI.queryOptions(), staleTime: Number.POSITIVE_INFINITY }
  return queryClient.query(options).then(
    ({ memberShipType }) => isLoggedIn(memberShipType),
    () => false,
  )
}
