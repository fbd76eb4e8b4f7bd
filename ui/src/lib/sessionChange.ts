import { refetchChanged } from '@jangteo/http/query/refetchChanged'
import { useQueryClient } from '@tanstack/react-query'
import { useCalls } from './deps.ts'

const stay = () => Promise.resolve()

/**
 * Forgets what belongs to the former buyer, and asks who is there now: after a login and a logout. `leave` opens the page
 * that comes next before the answer is there, so that a page of members does not ask its former member to log in.
 */
export function useSessionChange(): (leave?: () => Promise<void>) => Promise<void> {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return async (leave = stay) => {
    // Hearts of the page that comes next would ask for the favourites of a session that is over.
    queryClient.setQueryData(calls.favorite.goodsMe.queryKey(), [])
    queryClient.removeQueries({ queryKey: calls.favorite.store.key() })
    await leave()
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey: calls.keyword.page.key() })
    await refetchChanged(queryClient, calls.session.whoAmI.key())
    // Hearts ask again as soon as they know that a member is there.
    const queryKey = calls.favorite.goodsMe.key()
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
