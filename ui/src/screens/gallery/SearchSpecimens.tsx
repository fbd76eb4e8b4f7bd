import type { KeywordCompletionView } from '@jangteo/core/search/keywordCompletion.view'
import { POPULAR_CHANGES } from '@jangteo/core/search/search.codes'
import type { RecentKeywords } from '../../lib/recentKeywords.ts'
import { CompletionList } from '../../parts/frame/CompletionList.tsx'
import { PopularKeywordList } from '../../parts/frame/PopularKeywordList.tsx'
import { RecentKeywordList } from '../../parts/frame/RecentKeywordList.tsx'
import { SearchTools } from '../../parts/frame/SearchTools.tsx'
import { MatchedText } from '../../parts/text/MatchedText.tsx'
import { RankChange } from '../../parts/text/RankChange.tsx'
import { Specimen } from './Specimen.tsx'

const PARTS = [
  { from: 0, text: '꿀', isMatch: false },
  { from: 1, text: '고구', isMatch: true },
  { from: 3, text: '마', isMatch: false },
] as const

const COMPLETION: KeywordCompletionView = {
  isIdle: false,
  items: [
    { key: 'word', keyword: '꿀고구마', parts: PARTS, kindText: null, url: '/search' },
    { key: 'name', keyword: '꿀고구마', parts: PARTS, kindText: '카테고리', url: '/category' },
  ],
  statusText: '',
  type: () => undefined,
}

const RECENT: RecentKeywords = {
  keywords: ['드립백 커피', '줄이 넘쳐서 줄임표로 접히는 아주 긴 검색어는 이렇게 보여요'],
  isSaving: true,
  forget: () => undefined,
  switchSaving: () => undefined,
}

const RANKS = POPULAR_CHANGES.map((changeEnum, index) => ({
  rank: index + 1,
  keyword: ['무드등', '캔들', '머플러', '고구마'][index] ?? '',
  changeEnum,
}))

/** Lists of keywords below the field of the search and on its page. */
export function SearchSpecimens() {
  return (
    <>
      <Specimen name="CompletionList · MatchedText" layout="stack">
        <CompletionList completion={COMPLETION} />
        <MatchedText parts={PARTS} />
      </Specimen>
      <Specimen name="RecentKeywordList · SearchTools" layout="stack">
        <RecentKeywordList recent={RECENT} />
        <RecentKeywordList recent={{ ...RECENT, keywords: [], isSaving: false }} />
        <SearchTools recent={RECENT} />
      </Specimen>
      <Specimen name="PopularKeywordList · RankChange" layout="stack">
        <PopularKeywordList ranks={RANKS} />
        <RankChange change="UP" />
      </Specimen>
    </>
  )
}
