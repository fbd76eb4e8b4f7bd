import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronLeft, Search } from 'lucide-react'
import { useGoBack } from '../../lib/useGoBack.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { SEARCH_HINT } from '../../parts/frame/usePopularWord.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './SearchResult.module.css'

/** The bar of the results on phones: the way back, and the keyword as a way to the page where it is changed. */
export function SearchResultBar({ keyword }: { readonly keyword: string }) {
  const goBack = useGoBack()
  return (
    <header className={styles.bar}>
      <div className={styles.back}>
        <IconButton icon={ChevronLeft} label="뒤로 가기" onClick={goBack} />
      </div>
      <AppLink className={styles.shown} to={routes.search(keyword === '' ? null : keyword)}>
        <span className={styles.shownKeyword}>{keyword === '' ? SEARCH_HINT : keyword}</span>
        <VisuallyHidden>검색어 바꾸기</VisuallyHidden>
        <Icon of={Search} />
      </AppLink>
    </header>
  )
}
