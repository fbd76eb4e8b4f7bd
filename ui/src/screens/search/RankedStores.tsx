import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { storeCountsView } from '@jangteo/core/store/storeCard.view'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { RankChange } from '../../parts/text/RankChange.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './RankedStores.module.css'
import { SearchSection } from './SearchSection.tsx'

/** Stores that stand on the page. */
const STORE_COUNT = 5
const PICTURE_SIZES = '48px'

/** The stores that sold best in the week, with what they sold best. */
export function RankedStores() {
  const calls = useCalls()
  const { data } = useQuery(calls.keyword.recommendStore.queryOptions({ input: {} }))
  if (data === undefined || data.content.length === 0) return null
  return (
    <SearchSection title="이번 주 인기 스토어">
      <ol className={styles.stores}>
        {data.content.slice(0, STORE_COUNT).map((store) => (
          <li key={store.storeUrl}>
            <AppLink className={styles.store} to={routes.store(store.storeUrl)}>
              <span className={styles.place}>
                <span className={styles.rank}>
                  {store.rank}
                  <VisuallyHidden>위</VisuallyHidden>
                </span>
                <RankChange change={store.changeEnum} />
              </span>
              <StoreLogo logo={store.logo} />
              <span className={styles.words}>
                <span className={styles.name}>{store.storeName}</span>
                <span className={styles.count}>{storeCountsView(store).goodsText}</span>
              </span>
              <span className={styles.pictures} aria-hidden>
                {store.goodsList.map(({ goodsId, picture }) => (
                  <span key={goodsId} className={styles.picture}>
                    <Img picture={picture} alt="" sizes={PICTURE_SIZES} />
                  </span>
                ))}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
    </SearchSection>
  )
}
