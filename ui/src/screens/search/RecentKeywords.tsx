import { useRecentKeywords } from '../../lib/recentKeywords.ts'
import { RecentKeywordList } from '../../parts/frame/RecentKeywordList.tsx'
import { SearchTools } from '../../parts/frame/SearchTools.tsx'
import { SearchSection } from './SearchSection.tsx'

/** Keywords that the buyer searched for lately. */
export function RecentKeywords() {
  const recent = useRecentKeywords()
  return (
    <SearchSection title="최근 검색어" extra={<SearchTools recent={recent} />}>
      <RecentKeywordList recent={recent} />
    </SearchSection>
  )
}
