import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { StoreLogo } from '../../parts/goods/StoreLogo.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import type { SearchResultData } from './searchData.ts'
import styles from './SearchResult.module.css'

/** The stores whose names fit the keyword. */
export function SearchedStores({ stores }: { readonly stores: SearchResultData['storeList'] }) {
  if (stores.length === 0) return null
  return (
    <ul className={styles.stores} aria-label="스토어">
      {stores.map(({ storeUrl, storeName, introduction, logo }) => (
        <li key={storeUrl}>
          <AppLink className={styles.store} to={routes.store(storeUrl)}>
            <StoreLogo logo={logo} />
            <span className={styles.storeWords}>
              <span className={styles.storeName}>{storeName}</span>
              <span className={styles.introduction}>{introduction}</span>
            </span>
            <Icon of={ChevronRight} size="s" />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
