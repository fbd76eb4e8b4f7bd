import { characterCount } from '../member/member.rules.ts'
import type { HomeBlockType } from './display.codes.ts'
import { isForward, type ShowPeriod } from './event.rules.ts'
import { HOME_BLOCKS } from './homeBlock.codes.ts'
import { isAllowedLink } from './link.rules.ts'
import {
  MAIN_ALT_LENGTH_MAX,
  MAIN_GOODS_COUNT_MAX,
  MAIN_GROUP_COUNT_MAX,
  MAIN_SUBTITLE_LENGTH_MAX,
  MAIN_TEXT_LENGTH_MAX,
  MAIN_TITLE_LENGTH_MAX,
} from './mainGroup.codes.ts'
import type { MainAudience } from './mainGroup.rules.ts'

/** An item of a group as an operator wrote it; what its block does not use is `null`. */
export type MainItem = {
  readonly picture: string | null
  readonly alt: string | null
  readonly text: string | null
  readonly subText: string | null
  readonly linkUrl: string | null
  readonly goodsId: number | null
  readonly storeId: number | null
  readonly categoryId: number | null
  readonly videoUrl: string | null
  /** Length of a video in seconds. */
  readonly durationS: number | null
  readonly period: ShowPeriod
}

/** A group as an operator wrote it. */
export type MainGroup = {
  readonly blockType: HomeBlockType
  readonly title: string
  readonly subtitle: string | null
  readonly linkUrl: string | null
  readonly period: ShowPeriod
  readonly audience: MainAudience
  /** Products of a block of products. */
  readonly goodsMax: number
  readonly isAd: boolean
  readonly items: readonly MainItem[]
}

export const COMPOSITION_VIOLATIONS = [
  'GROUP_COUNT',
  'TITLE',
  'SUBTITLE',
  'LINK',
  'PERIOD',
  'GOODS_COUNT',
  'ITEM_COUNT',
  'ITEM',
] as const

/** Violation of a composition. */
export type CompositionViolation = (typeof COMPOSITION_VIOLATIONS)[number]

/** The first thing that is wrong with a group, by its place from 0; `null` is the composition as a whole. */
export type PlacedViolation = {
  readonly group: number | null
  readonly violation: CompositionViolation
}

export const COMPOSITION_VIOLATION_TEXTS: Readonly<Record<CompositionViolation, string>> = {
  GROUP_COUNT: `코너는 ${MAIN_GROUP_COUNT_MAX}개까지 둘 수 있어요.`,
  TITLE: `제목은 ${MAIN_TITLE_LENGTH_MAX}자까지 입력해 주세요.`,
  SUBTITLE: `부제는 ${MAIN_SUBTITLE_LENGTH_MAX}자까지 입력해 주세요.`,
  LINK: '장터의 화면이나 허용한 사이트로만 이을 수 있어요.',
  PERIOD: '끝나는 때가 시작보다 뒤여야 해요.',
  GOODS_COUNT: `상품은 ${MAIN_GOODS_COUNT_MAX}개까지 둘 수 있어요.`,
  ITEM_COUNT: '이 코너에 맞는 수만큼 채워 주세요.',
  ITEM: '항목에 필요한 것이 빠졌거나 너무 길어요.',
}

function isAtMost(text: string | null, lengthMax: number): boolean {
  return characterCount(text ?? '') <= lengthMax
}

function isFilled(text: string | null): boolean {
  return text !== null && text !== ''
}

function isLink(url: string | null): boolean {
  return url === null || isAllowedLink(url)
}

function hasTarget({ linkUrl, goodsId }: MainItem): boolean {
  return linkUrl !== null || goodsId !== null
}

/** True when an item has what its kind of block shows. A picture without words that somebody reads has none. */
function isComplete(blockType: HomeBlockType, item: MainItem): boolean {
  const areShort =
    isAtMost(item.alt, MAIN_ALT_LENGTH_MAX) &&
    isAtMost(item.text, MAIN_TEXT_LENGTH_MAX) &&
    isAtMost(item.subText, MAIN_TEXT_LENGTH_MAX)
  const isPictured = isFilled(item.picture) && (isFilled(item.alt) || isFilled(item.text))
  const needs = {
    PICTURE: isPictured && hasTarget(item),
    TEXT: isFilled(item.text) && hasTarget(item),
    VIDEO: isPictured && isFilled(item.videoUrl) && item.durationS !== null && hasTarget(item),
    STORE: item.storeId !== null,
    CATEGORY: item.categoryId !== null,
    NONE: false,
  } as const
  return areShort && needs[HOME_BLOCKS[blockType].item]
}

/** Blocks that show nothing but what an operator chose; the others fill themselves when nothing is chosen. */
function itemMin(blockType: HomeBlockType): number {
  const { item, shownMin } = HOME_BLOCKS[blockType]
  if (item === 'STORE' || item === 'NONE') return 0
  return item === 'CATEGORY' ? 1 : shownMin
}

function violationOf(group: MainGroup): CompositionViolation | null {
  const { blockType, title, subtitle, period, items } = group
  const { itemMax } = HOME_BLOCKS[blockType]
  const checks: readonly (readonly [CompositionViolation, boolean])[] = [
    ['TITLE', isFilled(title) && isAtMost(title, MAIN_TITLE_LENGTH_MAX)],
    ['SUBTITLE', isAtMost(subtitle, MAIN_SUBTITLE_LENGTH_MAX)],
    ['LINK', isLink(group.linkUrl) && items.every(({ linkUrl }) => isLink(linkUrl))],
    ['PERIOD', isForward(period) && items.every((item) => isForward(item.period))],
    ['GOODS_COUNT', group.goodsMax >= 1 && group.goodsMax <= MAIN_GOODS_COUNT_MAX],
    ['ITEM_COUNT', items.length >= itemMin(blockType) && items.length <= itemMax],
    ['ITEM', items.every((item) => isComplete(blockType, item))],
  ]
  return checks.find(([, isFine]) => !isFine)?.[0] ?? null
}

/** Names what keeps a composition from being saved, one thing a group; empty when nothing does. Source: market-rules §1.1. */
export function checkComposition(groups: readonly MainGroup[]): readonly PlacedViolation[] {
  if (groups.length > MAIN_GROUP_COUNT_MAX) return [{ group: null, violation: 'GROUP_COUNT' }]
  return groups.flatMap((group, place) => {
    const violation = violationOf(group)
    return violation === null ? [] : [{ group: place, violation }]
  })
}
