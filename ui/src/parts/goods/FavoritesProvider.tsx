import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useDeps } from '../../lib/deps.ts'
import { useSession } from '../dialog/session.ts'
import { useDialogCode } from '../dialog/useDialogCode.ts'
import { useToast } from '../toast/toast.ts'
import { FavoritesContext } from './favorites.ts'

const loadWriter = () => import('./favoriteWriter.ts')

/**
 * Knows the favourites of a member for every heart of a page. Pages are the same for everybody until these join; the code
 * that changes them comes with the first tap.
 */
export function FavoritesProvider({ children }: { readonly children: ReactNode }) {
  const { calls, queryClient } = useDeps()
  const { isLoggedIn } = useCaller()
  const { askForLogin } = useSession()
  const toast = useToast()
  const fetchWriter = useDialogCode(loadWriter)
  const { data } = useQuery({ ...calls.favorite.goodsMe.queryOptions(), enabled: isLoggedIn })
  const goodsIds = useMemo(
    () => new Set(isLoggedIn ? data?.map(({ goodsId }) => goodsId) : []),
    [data, isLoggedIn],
  )
  const toggle = useCallback(
    async (goodsId: number) => {
      if (!(await fetchWriter())) return
      const { toggleFavorite } = await loadWriter()
      await toggleFavorite({ calls, queryClient, toast, askForLogin }, goodsId)
    },
    [askForLogin, fetchWriter, calls, queryClient, toast],
  )
  const favorites = useMemo(
    () => ({ goodsIds, toggle: (goodsId: number) => void toggle(goodsId) }),
    [goodsIds, toggle],
  )
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}
