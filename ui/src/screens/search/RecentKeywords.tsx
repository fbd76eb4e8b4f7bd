import { refusalText } from '@jangteo/http/refusal/refusal'
import { useRecentKeywords } from '../../lib/recentKeywords.ts'
import { RecentKeywordList } from '../../parts/frame/RecentKeywordList.tsx'
import { SearchTools } from '../../parts/frame/SearchTools.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { SearchSection } from './SearchSection.tsx'

/** Keywords that the buyer searched for lately. */
export function RecentKeywords() {
  const toast = useToast()
  const recent = useRecentKeywords((error) => toast({ text: refusalText(error) }))
  return (
    <SearchSection title="최근 검색어" extra={<SearchTools recent={recent} />}>
      <RecentKeywordList recent={recent} />
    </SearchSection>
  )
}
