import { fitOf } from '@jangteo/core/search/keyword.rules'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import type { SearchResultData } from './searchData.ts'
import styles from './SearchResult.module.css'

type SearchedStoresProps = {
  readonly result: Pick<SearchResultData, 'keyword' | 'storeList' | 'total'>
}

/**
 * The stores whose names fit the keyword: one across the page, more of them side by side. On phones one that is not
 * called so exactly is a line above the products that were found.
 */
export function SearchedStores({ result }: SearchedStoresProps) {
  const { keyword, storeList, total } = result
  if (storeList.length === 0) return null
  const isNamed = storeList.some(({ storeName }) => fitOf(storeName, keyword) === 'EXACT')
  return (
    <ul
      className={styles.stores}
      aria-label="스토어"
      data-several={storeList.length > 1}
      data-short={total > 0 && !isNamed}
    >
      {storeList.map((store) => (
        <li key={store.storeUrl} className={styles.store}>
          <StoreCard store={store} />
        </li>
      ))}
    </ul>
  )
}
