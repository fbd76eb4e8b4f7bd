import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { Search } from 'lucide-react'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'

/** A search for nothing. */
export function NoKeyword() {
  return (
    <EmptyState icon={Search} title={SEARCH_MESSAGES.SEARCH_KEYWORD_REQUIRED()} headingLevel={1} />
  )
}
