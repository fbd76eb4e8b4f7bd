import type { GnbSubtitleType, GnbType } from '@jangteo/core/display/gnb.codes'
import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import * as Effect from 'effect/Effect'
import { categoryTree, toCategoryLink } from '../category/category-tree.ts'

type GnbEntry = {
  readonly gnbTypeEnum: GnbType
  readonly title: string
  readonly url: string
  readonly gnbSubtitleTypeEnum: GnbSubtitleType
  readonly subtitle: string | null
}

/** The pages that the navigation at the top leads to, in its order. */
const GNB_ENTRIES: readonly GnbEntry[] = [
  {
    gnbTypeEnum: 'HOME',
    title: '추천',
    url: routes.home(),
    gnbSubtitleTypeEnum: 'NONE',
    subtitle: null,
  },
  {
    gnbTypeEnum: 'EXHIBITION_LIST',
    title: '기획전',
    url: routes.exhibitionList(),
    gnbSubtitleTypeEnum: 'NONE',
    subtitle: null,
  },
  {
    gnbTypeEnum: 'VIEW_BENEFITS',
    title: '혜택',
    url: routes.benefitList(),
    gnbSubtitleTypeEnum: 'NONE',
    subtitle: null,
  },
]

/** Shows the part of every page that all callers share: navigation, categories, who runs the market. */
export const showLayout = Effect.fnUntraced(function* () {
  const { roots } = yield* categoryTree
  return {
    gnbList: [...GNB_ENTRIES],
    categoryList: roots.map(toCategoryLink),
    operatorFactList: [...OPERATOR_FACTS],
  }
})
