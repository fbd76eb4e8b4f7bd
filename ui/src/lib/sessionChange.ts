import { useQueryClient } from '@tanstack/react-query'
import { useCalls } from './deps.ts'

/** Forgets what belongs to the former buyer, and asks who is there now: after a login and a logout. */
export function useSessionChange(): () => Promise<void> {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return async () => {
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey: calls.keyword.page.key() })
    await queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.key() })
    await queryClient.resetQueries({ queryKey: calls.favorite.goodsMe.key() })
  }
}
