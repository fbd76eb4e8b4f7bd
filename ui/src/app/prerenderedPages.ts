import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import { EXHIBITION_QUERY } from '../screens/display/exhibition/exhibitionGroup.ts'
import { RANKING_QUERY } from '../screens/display/ranking/rankingChoice.ts'
import { LISTING_QUERY, WIDE_QUERY } from '../screens/goods/list/goodsListing.ts'
import { STORE_QUERY } from '../screens/store/storeView.ts'

/** A page that the server answers with its content. */
type PrerenderedPage = {
  readonly pattern: string
  /** The page's module as the build's manifest names it. */
  readonly module: string
  /** Parts with code of their own that may be in its markup, named likewise. */
  readonly parts?: readonly string[]
  /** Names in the query that change what the page shows. */
  readonly reads: readonly string[]
  /** Seconds for which the page is sent as it is; FRESH_SECONDS unless given. */
  readonly freshSeconds?: number
}

/** Seconds for which most pages are sent as they are. Source: decision 013. */
export const FRESH_SECONDS = 45
/** The same for pages that an operator or a seller composes, who looks at what was published. Source: decision 105. */
const COMPOSED_SECONDS = 10

const HOME = {
  module: 'src/screens/display/HomeScreen.tsx',
  parts: ['src/screens/display/LaterHome.tsx'],
  reads: [],
  freshSeconds: COMPOSED_SECONDS,
} as const

/** The pages that search engines and first visitors meet, the same for every caller. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { ...HOME, pattern: MARKET_PATHS.home },
  { ...HOME, pattern: MARKET_PATHS.mainHome },
  { ...HOME, pattern: MARKET_PATHS.subMain, module: 'src/screens/display/SubMainScreen.tsx' },
  {
    pattern: MARKET_PATHS.productDetail,
    module: 'src/screens/goods/detail/GoodsDetailScreen.tsx',
    reads: [],
  },
  {
    pattern: MARKET_PATHS.category,
    module: 'src/screens/category/CategoryScreen.tsx',
    reads: ['categoryId'],
  },
  {
    pattern: MARKET_PATHS.categoryDetail,
    module: 'src/screens/category/CategoryDetailScreen.tsx',
    reads: LISTING_QUERY,
  },
  {
    pattern: MARKET_PATHS.exhibitionList,
    module: 'src/screens/display/exhibition/ExhibitionListScreen.tsx',
    reads: [],
  },
  {
    pattern: MARKET_PATHS.exhibitionDetail,
    module: 'src/screens/display/exhibition/ExhibitionDetailScreen.tsx',
    reads: [...LISTING_QUERY, ...WIDE_QUERY, ...EXHIBITION_QUERY],
  },
  {
    pattern: MARKET_PATHS.ranking,
    module: 'src/screens/display/ranking/RankingScreen.tsx',
    reads: RANKING_QUERY,
  },
  {
    pattern: MARKET_PATHS.storeList,
    module: 'src/screens/store/StoreListScreen.tsx',
    reads: [],
  },
  {
    pattern: MARKET_PATHS.store,
    module: 'src/screens/store/StoreScreen.tsx',
    reads: [...LISTING_QUERY, ...STORE_QUERY],
    freshSeconds: COMPOSED_SECONDS,
  },
]
