import { look } from './journeys.ts'
import type { Load } from './load.ts'

/** Keywords by how many products have them: variants of a scaled demo are named by edition, year and season. */
const KEYWORDS = {
  rare: '감귤',
  frequent: '한정',
  halved: '20',
  unknown: '뛟쁽',
  long: '대용량 2018 봄 서귀포 노지 감귤 껍질이 얇고 새콤달콤한 로열과 남원읍 과수원 햇볕',
} as const
const LAST_PAGE = 99

const asText = (keyword: string) => encodeURIComponent(keyword)
const resultOf = (keyword: string, page = 0) =>
  `/api/displays/searches/result?keyword=${asText(keyword)}&page=${page}&size=20`

const load = (name: string, path: string): Load => ({
  name,
  beside: 'select',
  prepare: (connection) => () => look(connection, path),
})

const search = (name: string, path: string): Load => load(`search ${name}`, path)

/** Syllables that texts being typed are drawn from: more pairs than half a minute's answers are stored of. */
const SYLLABLES =
  '가고과구귤금김꿀나노다단도두드등딸라로리립마머모무미밤배백버보브사새선수스시식쌀아안양오옥우원유은이인자장전제주차찻참천초커코크타토티파팬편포프피하해햇호화'

/** Completions of texts that change with every request, as letters do while somebody types. */
const completions: Load = {
  name: 'search, completions of a keyword',
  beside: 'select',
  prepare: (connection, worker) => {
    let step = worker * SYLLABLES.length
    return () => {
      step += 1
      const first = SYLLABLES[step % SYLLABLES.length] ?? ''
      const second = SYLLABLES[Math.floor(step / SYLLABLES.length) % SYLLABLES.length] ?? ''
      const path = `/api/displays/searches/auto-complete?keyword=${asText(first + second)}`
      return look(connection, path)
    }
  },
}

/** Years and seasons that variants of a scaled demo are named by. */
const YEARS = [2018, 2019, 2020, 2021, 2022]
const SEASONS = ['봄', '여름', '가을', '겨울']

/** Searches of which the next one comes again after 2,000 others: the order of none of them is remembered. */
const changingWords: Load = {
  name: 'search of words that change',
  beside: 'select',
  prepare: (connection, worker) => {
    let step = worker * SYLLABLES.length
    return () => {
      step += 1
      const syllable = SYLLABLES[step % SYLLABLES.length] ?? ''
      const round = Math.floor(step / SYLLABLES.length)
      const season = SEASONS[round % SEASONS.length] ?? ''
      const year = YEARS[Math.floor(round / SEASONS.length) % YEARS.length] ?? 0
      return look(connection, resultOf(`${year} ${season} ${syllable}`))
    }
  },
}

/** Pages that goods are found on without a word. */
const PAGES = [
  load('home page', '/api/displays/pages/main-list'),
  load('ranking page', '/api/displays/pages/ranking'),
  load('ranking of a week', '/api/displays/rankings/list?rankingPeriodEnum=WEEK&page=0&size=20'),
]

/**
 * Loads of finding: pages, and searching for words that few, many and no products have, the last page, completions, and the
 * counts of the filters.
 */
export const SEARCH_LOADS: readonly Load[] = [
  ...PAGES,
  search('of a rare word', resultOf(KEYWORDS.rare)),
  search('of a frequent word', resultOf(KEYWORDS.frequent)),
  search('of a word in most names', resultOf(KEYWORDS.halved)),
  search('of no product', resultOf(KEYWORDS.unknown)),
  search('of fifty characters', resultOf(KEYWORDS.long)),
  search('on page 100', resultOf(KEYWORDS.halved, LAST_PAGE)),
  changingWords,
  completions,
  search('facets', `/api/displays/searches/result/facets?keyword=${asText(KEYWORDS.frequent)}`),
]
