import type { MainGroup, MainItem } from '@jangteo/core/display/composition.rules'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import type {
  MainAudience,
  MainCaller,
  MainGroupFacts,
} from '@jangteo/core/display/mainGroup.rules'

export const ALWAYS = { startsAtMs: null, endsAtMs: null }
export const EVERYBODY: MainAudience = { platforms: [], memberships: [], genders: [], ages: [] }
export const GUEST: MainCaller = { platform: 'WEB', membership: 'GUEST', gender: null, age: null }

/** A published group for everybody with plenty to show, as visibility sees it. */
export function groupFacts(change: Partial<MainGroupFacts> = {}): MainGroupFacts {
  return {
    blockType: 'NEW_GOODS',
    period: ALWAYS,
    audience: EVERYBODY,
    isPublished: true,
    showableCount: 20,
    ...change,
  }
}

/** A picture that leads to the stores. */
export function aPicture(change: Partial<MainItem> = {}): MainItem {
  return {
    picture: 'hero-1',
    alt: null,
    text: '가게 찾기',
    subText: null,
    linkUrl: '/store',
    goodsId: null,
    storeId: null,
    categoryId: null,
    videoUrl: null,
    durationS: null,
    period: ALWAYS,
    ...change,
  }
}

/** A group as an operator writes it. */
export function aMainGroup(
  blockType: HomeBlockType,
  items: readonly MainItem[] = [],
  change: Partial<MainGroup> = {},
): MainGroup {
  return {
    blockType,
    title: '오늘의 코너',
    subtitle: null,
    linkUrl: null,
    period: ALWAYS,
    audience: EVERYBODY,
    goodsMax: 10,
    isAd: false,
    items,
    ...change,
  }
}
