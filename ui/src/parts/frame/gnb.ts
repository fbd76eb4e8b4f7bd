import type { GnbSubtitleType } from '@jangteo/core/display/gnb.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'

/** An entry of the navigation at the top. */
export type GnbEntry = {
  readonly title: string
  readonly url: string
  readonly gnbSubtitleTypeEnum: GnbSubtitleType
  readonly subtitle: string | null
}

/** The stores, which the navigation's kinds have no entry for. */
const STORES: GnbEntry = {
  title: '스토어',
  url: routes.storeList(),
  gnbSubtitleTypeEnum: 'NONE',
  subtitle: null,
}

/** The entries of the navigation at the top, the stores last. */
export function gnbEntriesOf(gnbList: readonly GnbEntry[]): readonly GnbEntry[] {
  return [...gnbList, STORES]
}

/** True when an entry leads to the page of a path; home has two of them. */
export function isHere({ url }: Pick<GnbEntry, 'url'>, pathname: string): boolean {
  return url === (pathname === routes.mainHome() ? routes.home() : pathname)
}

/** The pages that stand beside each other at the top; an exhibition has a bar of its own. */
const TOP_PAGES: readonly string[] = [
  routes.home(),
  routes.ranking(),
  routes.deal(),
  routes.exhibitionList(),
  routes.benefitList(),
  routes.eventList(),
  routes.storeList(),
  routes.subMain('a'),
  routes.subMain('b'),
]

/** True for the pages that stand beside each other at the top. */
export function isTopPage(pathname: string): boolean {
  return TOP_PAGES.some((url) => isHere({ url }, pathname))
}
