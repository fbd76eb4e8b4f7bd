import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useDeps } from '../../lib/deps.ts'
import { useSession } from '../dialog/session.ts'
import { useDialogCode } from '../dialog/useDialogCode.ts'
import { useToast } from '../toast/toast.ts'
import { FavoriteToggleContext } from './favorites.ts'

const loadWriter = () => import('./favoriteWriter.ts')

/** Lets every heart of a page change its favourite; the code that does comes with the first tap. */
export function FavoritesProvider({ children }: { readonly children: ReactNode }) {
  const { calls, queryClient } = useDeps()
  const { askForLogin } = useSession()
  const toast = useToast()
  const fetchWriter = useDialogCode(loadWriter)
  const toggle = useCallback(
    async (goodsId: number) => {
      if (!(await fetchWriter())) return
      const { toggleFavorite } = await loadWriter()
      await toggleFavorite({ calls, queryClient, toast, askForLogin }, goodsId)
    },
    [askForLogin, fetchWriter, calls, queryClient, toast],
  )
  return <FavoriteToggleContext value={toggle}>{children}</FavoriteToggleContext>
}
