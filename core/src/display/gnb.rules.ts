import { routes } from '../navigation/marketRoute.rules.ts'
import { characterCount } from '../member/member.rules.ts'
import { eventFilterOf, isForward } from './event.rules.ts'
import type { ShowPeriod } from './event.rules.ts'
import type { GnbSubtitleType, GnbType } from './gnb.codes.ts'
import { isAllowedLink } from './link.rules.ts'

export const GNB_COUNT_MAX = 10
export const GNB_TITLE_LENGTH_MAX = 8
export const GNB_TEXT_LENGTH_MAX = 6

/** An entry of the navigation at the top, as an operator wrote it. */
export type GnbItem = {
  readonly gnbType: GnbType
  readonly title: string
  readonly subtitleType: GnbSubtitleType
  /** The text beside an entry of subtitle type `TEXT`. */
  readonly subtitle: string | null
  readonly period: ShowPeriod
  /** The exhibition of an EXHIBITION_DETAIL. */
  readonly exhibitionId: number | null
  /** The site of the COMMUNITY. */
  readonly linkUrl: string | null
}

/** An entry as shoppers see it. */
export type ShownGnb = Pick<GnbItem, 'gnbType' | 'title' | 'subtitleType' | 'subtitle'> & {
  readonly url: string
}

const HOME: ShownGnb = {
  gnbType: 'HOME',
  title: '추천',
  subtitleType: 'NONE',
  subtitle: null,
  url: routes.home(),
}

const PAGES = {
  HOME: routes.home(),
  RANKING: routes.ranking(),
  DEAL: routes.deal(),
  SUB_MAIN_A: routes.subMain('a'),
  SUB_MAIN_B: routes.subMain('b'),
  EXHIBITION_LIST: routes.exhibitionList(),
  VIEW_BENEFITS: routes.benefitList(),
} as const

/** Returns where an entry leads; `null` when it lacks its target or the link is not allowed. */
export function gnbUrlOf({ gnbType, exhibitionId, linkUrl }: GnbItem): string | null {
  if (gnbType === 'EXHIBITION_DETAIL') {
    return exhibitionId === null ? null : routes.exhibitionDetail(exhibitionId)
  }
  if (gnbType === 'COMMUNITY') return linkUrl !== null && isAllowedLink(linkUrl) ? linkUrl : null
  return PAGES[gnbType]
}

/**
 * Lists the navigation that shoppers see: entries in their period that lead somewhere, home first and always, at most
 * ten. `runningExhibitionIds` are those that are not hidden and not over. Source: market-rules §1.2.
 */
export function shownGnb(
  items: readonly GnbItem[],
  {
    nowMs,
    runningExhibitionIds,
  }: { readonly nowMs: number; readonly runningExhibitionIds: ReadonlySet<number> },
): readonly ShownGnb[] {
  const shown = items.flatMap((item): ShownGnb[] => {
    const url = gnbUrlOf(item)
    const isOver =
      item.gnbType === 'EXHIBITION_DETAIL' && !runningExhibitionIds.has(item.exhibitionId ?? 0)
    if (url === null || isOver || eventFilterOf(item.period, nowMs) !== 'IN_PROGRESS') return []
    const { gnbType, title, subtitleType } = item
    const subtitle = subtitleType === 'TEXT' ? item.subtitle : null
    return [{ gnbType, title, subtitleType, subtitle, url }]
  })
  const home = shown.find(({ gnbType }) => gnbType === 'HOME') ?? HOME
  return [home, ...shown.filter(({ gnbType }) => gnbType !== 'HOME')].slice(0, GNB_COUNT_MAX)
}

function fits(text: string | null, lengthMax: number): boolean {
  const count = characterCount(text ?? '')
  return count > 0 && count <= lengthMax
}

/** True when an entry may be saved: a title, a text where its kind wants one, a period that ends, and a target where it needs one. */
export function isCompleteGnb(item: GnbItem): boolean {
  const hasText = item.subtitleType !== 'TEXT' || fits(item.subtitle, GNB_TEXT_LENGTH_MAX)
  const isShown = hasText && isForward(item.period)
  return fits(item.title, GNB_TITLE_LENGTH_MAX) && isShown && gnbUrlOf(item) !== null
}
