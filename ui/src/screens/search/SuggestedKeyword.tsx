import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { AppLink } from '../../parts/action/AppLink.tsx'
import type { SearchResultData } from './searchData.ts'
import styles from './SuggestedKeyword.module.css'

type SuggestedKeywordProps = {
  readonly result: Pick<SearchResultData, 'keyword' | 'originKeyword'>
}

/** Says that another keyword was searched for than the typed one, with the way to the results of that. */
export function SuggestedKeyword({ result: { keyword, originKeyword } }: SuggestedKeywordProps) {
  if (originKeyword === null) return null
  return (
    <p className={styles.note}>
      <span>{SEARCH_MESSAGES.SEARCH_SUGGESTED({ keyword })}</span>
      <AppLink
        className={styles.origin}
        to={routes.searchResult(originKeyword, { noSuggest: true })}
      >
        {SEARCH_MESSAGES.SEARCH_WITHOUT_SUGGESTION({ keyword: originKeyword })}
      </AppLink>
    </p>
  )
}
