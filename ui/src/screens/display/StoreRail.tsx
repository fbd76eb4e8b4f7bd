import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import { Rail } from '../../parts/rail/Rail.tsx'
import styles from '../../parts/rail/Section.module.css'

const STORE_COUNT = 6

/** Stores beside each other, on the way to all of them; home does without when they cannot be had. */
export function StoreRail() {
  const calls = useCalls()
  const { data } = useQuery(
    calls.store.list.queryOptions({ input: { page: FIRST_PAGE_NUMBER, size: STORE_COUNT } }),
  )
  if (data === undefined || data.content.length === 0) return null
  return (
    <Rail title="가게 둘러보기" unit="가게" size="column" moreTo={routes.storeList()}>
      {data.content.map((store) => (
        <li key={store.storeId} className={styles.store}>
          <StoreCard store={store} headingLevel={3} />
        </li>
      ))}
    </Rail>
  )
}
