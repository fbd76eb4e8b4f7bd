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

/** Label behind the name of an entry. */
export function subtitleOf({ gnbSubtitleTypeEnum, subtitle }: GnbEntry): string | null {
  const texts = { NONE: null, NEW: 'NEW', AD: '광고', TEXT: subtitle } as const
  return texts[gnbSubtitleTypeEnum]
}

/** True when an entry leads to the page of a path; home has two of them. */
export function isHere({ url }: Pick<GnbEntry, 'url'>, pathname: string): boolean {
  return url === (pathname === routes.mainHome() ? routes.home() : pathname)
}

/** True for the pages that stand beside each other at the top. */
export function isTopPage(pathname: string): boolean {
  const pages = [
    routes.home(),
    routes.exhibitionList(),
    routes.benefitList(),
    routes.eventList(),
    routes.storeList(),
  ]
  return pages.some((url) => isHere({ url }, pathname))
}
