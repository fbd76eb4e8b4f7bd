import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'

/** Nothing has every word of the keyword. */
export function NoResults({ keyword }: { readonly keyword: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title={SEARCH_MESSAGES.SEARCH_NOTHING({ keyword })}
      text={SEARCH_MESSAGES.SEARCH_NOTHING_HINT()}
    >
      <ButtonLink variant="outline" to={routes.category()}>
        카테고리에서 찾기
      </ButtonLink>
    </EmptyState>
  )
}
