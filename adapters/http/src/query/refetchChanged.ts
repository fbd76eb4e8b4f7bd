import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches what a change outdates again where it is shown, and marks it as stale elsewhere. A first answer that is on its
 * way is given up: the query library would wait for it instead, and it may have been read before the change.
 */
export async function refetchChanged(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
