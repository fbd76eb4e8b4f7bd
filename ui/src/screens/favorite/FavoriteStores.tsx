import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { STORE_STATE_LABELS } from '@jangteo/core/store/store.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './Favorite.module.css'
import { StoreFavorButtons } from './StoreFavorButtons.tsx'
import type { Favor } from './useStoreFavor.ts'

/** Stores that the member likes, the newest first, each with its heart and bell. */
export function FavoriteStores() {
  return (
    <QueryBoundary
      skeleton={
        <SkeletonPage>
          <GoodsTilesSkeleton />
        </SkeletonPage>
      }
    >
      <Stores />
    </QueryBoundary>
  )
}

function Stores() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.favorite.storesMe.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
    staleTime: 0,
  })
  const stores = uniqBy(list.data.pages, ({ storeId }) => storeId)
  const more = moreOf(list)
  if (stores.length === 0) return <NoStores />
  return (
    <>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={`${store.favoriteStoreIdEncrypt} ${store.alertYn}`}>
            <FavoriteStore store={store} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}

type FavoriteStoreData = Answers['favorite']['storesMe']['content'][number]

/** A favourite store; one that loses its heart stays until the list is opened again, so that a wrong tap can be undone. */
function FavoriteStore({ store }: { readonly store: FavoriteStoreData }) {
  const [favor, setFavor] = useState<Favor>({
    isFavorite: true,
    isAlertOn: store.alertYn === 'Y',
    favoriteId: store.favoriteStoreIdEncrypt,
  })
  return (
    <div className={styles.store}>
      <StoreCard store={store} />
      <div className={styles.storeBar}>
        <StoreFavorButtons store={store} favor={favor} onChanged={setFavor} />
        {store.pausedYn === 'Y' ? <Badge tone="inverse">{STORE_STATE_LABELS.PAUSED}</Badge> : null}
      </div>
    </div>
  )
}

function NoStores() {
  return (
    <EmptyState
      icon={Store}
      title="아직 찜한 스토어가 없어요"
      text="스토어의 하트를 누르면 여기에 모여요."
    >
      <ButtonLink to={routes.storeList()}>스토어 보기</ButtonLink>
    </EmptyState>
  )
}
