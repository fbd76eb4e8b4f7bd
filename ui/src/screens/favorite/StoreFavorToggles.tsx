import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { StoreFavorButtons } from './StoreFavorButtons.tsx'
import { type Favor, NO_FAVOR } from './useStoreFavor.ts'

export type StoreFavorProps = {
  readonly store: { readonly storeUrl: string; readonly storeName: string }
  /** Members who like the store, as the page has it; without it the buttons are drawings. */
  readonly count?: number
}

/** Heart and bell of one store. The page is the same for everybody until what the member likes joins. */
export function StoreFavorToggles({ store, count }: StoreFavorProps) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const { isLoggedIn } = useCaller()
  const options = calls.favorite.store.queryOptions({ input: { id: store.storeUrl } })
  const { data } = useQuery({ ...options, enabled: isLoggedIn })
  const shown = isLoggedIn ? data : undefined
  const favor: Favor =
    shown === undefined
      ? NO_FAVOR
      : {
          isFavorite: shown.isFavorite,
          isAlertOn: shown.alertYn === 'Y',
          favoriteId: shown.favoriteStoreIdEncrypt,
        }
  return (
    <StoreFavorButtons
      store={store}
      favor={favor}
      look={count === undefined ? 'icons' : 'words'}
      count={shown?.favoriteCount ?? count ?? null}
      onChanged={() => queryClient.invalidateQueries({ queryKey: options.queryKey })}
    />
  )
}
