import { FAVORITE_MESSAGES } from '@jangteo/core/favorite/favorite.messages'
import {
  afterAlertSwitched,
  afterStoreFavored,
  type StoreFavor,
} from '@jangteo/core/favorite/favorite.rules'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../lib/deps.ts'
import { isMember } from '../../parts/dialog/isMember.ts'
import { useSession } from '../../parts/dialog/session.ts'
import { useToast } from '../../parts/toast/toast.ts'

/** A store as one member likes it; `favoriteId` is `null` when it is no favourite. */
export type Favor = StoreFavor & { readonly favoriteId: string | null }

/** A store that nobody likes yet, as guests see it. */
export const NO_FAVOR: Favor = { isFavorite: false, isAlertOn: false, favoriteId: null }

type StoreFavorInput = {
  readonly storeUrl: string
  readonly favor: Favor
  readonly onChanged: (favor: Favor) => Promise<void> | void
}

/** Likes a store or takes it back, and switches its alert. Guests are asked to log in, and nothing is done afterwards by itself. */
export function useStoreFavor({ storeUrl, favor, onChanged }: StoreFavorInput) {
  const deps = useDeps()
  const {
    calls: { favorite },
    queryClient,
  } = deps
  const toast = useToast()
  const { askForLogin } = useSession()
  const settings = {
    onError: (error: unknown) =>
      isRefusal(error, 'SESSION_REQUIRED') ? askForLogin() : toast({ text: refusalText(error) }),
  }
  const finish = async (after: Favor, text: string) => {
    toast({ text })
    const queryKey = favorite.storesMe.key()
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    await onChanged(after)
  }
  const liking = useMutation({
    mutationFn: async () => {
      if (favor.favoriteId === null) return favorite.addStore.call({ storeUrl })
      const favoriteStoreIdEncryptList = [favor.favoriteId]
      await favorite.removeStores.call({ favoriteStoreIdEncryptList })
      return { favoriteStoreIdEncrypt: null }
    },
    onSuccess: ({ favoriteStoreIdEncrypt: favoriteId }) => {
      const after = afterStoreFavored(favor, favoriteId !== null)
      const { FAVORITE_ADDED, FAVORITE_REMOVED } = FAVORITE_MESSAGES
      return finish(
        { ...after, favoriteId },
        (after.isFavorite ? FAVORITE_ADDED : FAVORITE_REMOVED)(),
      )
    },
    ...settings,
  })
  const turning = useMutation({
    mutationFn: () =>
      (favor.isAlertOn ? favorite.alertOff : favorite.alertOn).call({ id: storeUrl }),
    onSuccess: () => {
      const after = { ...favor, ...afterAlertSwitched(favor, !favor.isAlertOn) }
      const { STORE_ALERT_ON, STORE_ALERT_OFF } = FAVORITE_MESSAGES
      return finish(after, (after.isAlertOn ? STORE_ALERT_ON : STORE_ALERT_OFF)())
    },
    ...settings,
  })
  const isBusy = liking.isPending || turning.isPending
  const toggleHeart = async () => {
    if (!(await isMember(deps))) askForLogin()
    else if (!isBusy) liking.mutate()
  }
  const toggleAlert = () => {
    if (!isBusy) turning.mutate()
  }
  return { toggleHeart, toggleAlert }
}
