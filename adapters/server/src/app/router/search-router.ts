import { answer } from '../../call/answer.ts'
import { completeKeyword } from '../../search/complete-keyword.ts'
import { listPopularKeywords } from '../../search/list-popular-keywords.ts'
import { listRecommendedKeywords } from '../../search/list-recommended-keywords.ts'
import { listRelatedKeywords } from '../../search/list-related-keywords.ts'
import { listSearchFacets } from '../../search/list-search-facets.ts'
import { listSearchGoods } from '../../search/list-search-goods.ts'
import { listSearchResult } from '../../search/list-search-result.ts'
import { openSearchPage } from '../../search/open-search-page.ts'
import { forgetKeywords, rememberKeywords } from '../../search/remember-keywords.ts'
import { showSearchResult } from '../../search/show-search-result.ts'
import { suggestKeyword } from '../../search/suggest-keyword.ts'
import { recommendSearchGoods } from '../../display/ranking/recommend-search-goods.ts'
import { recommendReviews } from '../../search/recommend-reviews.ts'
import { recommendStores } from '../../search/recommend-stores.ts'
import { calls } from '../market-calls.ts'

/** The calls by which products are searched for, with the use cases that answer them. */
export const searching = {
  keyword: {
    page: calls.keyword.page.handler(answer(openSearchPage)),
    autoComplete: calls.keyword.autoComplete.handler(answer(completeKeyword)),
    suggest: calls.keyword.suggest.handler(answer(suggestKeyword)),
    related: calls.keyword.related.handler(answer(listRelatedKeywords)),
    recommend: calls.keyword.recommend.handler(answer(listRecommendedKeywords)),
    recommendStore: calls.keyword.recommendStore.handler(answer(recommendStores)),
    recommendGoods: calls.keyword.recommendGoods.handler(answer(recommendSearchGoods)),
    recommendReview: calls.keyword.recommendReview.handler(answer(recommendReviews)),
    popular: calls.keyword.popular.handler(answer(listPopularKeywords)),
    remember: calls.keyword.remember.handler(answer(rememberKeywords)),
    forget: calls.keyword.forget.handler(answer(forgetKeywords)),
  },
  search: {
    page: calls.search.page.handler(answer(showSearchResult)),
    result: calls.search.result.handler(answer(listSearchResult)),
    resultFacets: calls.search.resultFacets.handler(answer(listSearchFacets)),
    goods: calls.search.goods.handler(answer(listSearchGoods)),
  },
}
