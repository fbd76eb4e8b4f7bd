import type { RecommendAge, RecommendGender } from '../search/search.codes.ts'
import type { MembershipType } from '../session/membership.codes.ts'
import type { HomeBlockType } from './display.codes.ts'
import { eventFilterOf } from './event.rules.ts'
import type { ShowPeriod } from './event.rules.ts'
import { HOME_BLOCKS } from './homeBlock.codes.ts'
import type { MainPlatform } from './mainGroup.codes.ts'

/** Callers that a group is for; an empty list is everybody. */
export type MainAudience = {
  readonly platforms: readonly MainPlatform[]
  readonly memberships: readonly MembershipType[]
  readonly genders: readonly RecommendGender[]
  readonly ages: readonly RecommendAge[]
}

/** A caller as audiences see them; `null` is unknown, which no list holds. */
export type MainCaller = {
  readonly platform: MainPlatform
  readonly membership: MembershipType
  readonly gender: RecommendGender | null
  readonly age: RecommendAge | null
}

/** A group as visibility sees it. */
export type MainGroupFacts = {
  readonly blockType: HomeBlockType
  readonly period: ShowPeriod
  readonly audience: MainAudience
  readonly isPublished: boolean
  /** Number of entries that can be shown; of a personal block that of the caller. */
  readonly showableCount: number
}

function admits<Value>(admitted: readonly Value[], value: Value | null): boolean {
  return admitted.length === 0 || (value !== null && admitted.includes(value))
}

/** True when a group is for a caller: each list of its audience holds them, or is empty. */
export function fitsAudience(audience: MainAudience, caller: MainCaller): boolean {
  return (
    admits(audience.platforms, caller.platform) &&
    admits(audience.memberships, caller.membership) &&
    admits(audience.genders, caller.gender) &&
    admits(audience.ages, caller.age)
  )
}

/** True when what a group shows depends on who looks, so that pages rendered for everybody leave it out. */
export function isPersonalGroup({
  blockType,
  audience,
}: Pick<MainGroupFacts, 'blockType' | 'audience'>): boolean {
  const lists = [audience.platforms, audience.memberships, audience.genders, audience.ages]
  return HOME_BLOCKS[blockType].isPersonal || lists.some((list) => list.length > 0)
}

function isShownAt({ isPublished, period }: MainGroupFacts, nowMs: number): boolean {
  return isPublished && eventFilterOf(period, nowMs) === 'IN_PROGRESS'
}

function hasEnough({ blockType, showableCount }: MainGroupFacts): boolean {
  return showableCount >= HOME_BLOCKS[blockType].shownMin
}

/**
 * True when a caller sees a group: of the published revision, within its period, for them, and with enough to show.
 * Source: market-rules §1.1.
 */
export function isVisible(group: MainGroupFacts, nowMs: number, caller: MainCaller): boolean {
  return isShownAt(group, nowMs) && fitsAudience(group.audience, caller) && hasEnough(group)
}

/**
 * True when the list for everybody names a group: a personal one is asked for by each caller, so nobody knows yet whether
 * it has enough.
 */
export function isListed(group: MainGroupFacts, nowMs: number): boolean {
  return isShownAt(group, nowMs) && (isPersonalGroup(group) || hasEnough(group))
}

/**
 * Cuts the last row of a grid when it is not full.
 * @example cutUnfilledRow(['a', 'b', 'c'], 2) // ['a', 'b']
 */
export function cutUnfilledRow<Entry>(
  entries: readonly Entry[],
  columns: number | null,
): readonly Entry[] {
  return columns === null ? entries : entries.slice(0, entries.length - (entries.length % columns))
}

/** An item as a block judges it: one is unreachable whose product or store shoppers cannot see. */
type BlockItem = { readonly period: ShowPeriod; readonly isReachable: boolean }

/** Picks the items of a block: those in their period that lead somewhere, at most as many as it holds, in full rows. */
export function showableItems<Item extends BlockItem>(
  blockType: HomeBlockType,
  items: readonly Item[],
  nowMs: number,
): readonly Item[] {
  const { itemMax, columns } = HOME_BLOCKS[blockType]
  const shown = items.filter(
    ({ period, isReachable }) => isReachable && eventFilterOf(period, nowMs) === 'IN_PROGRESS',
  )
  return cutUnfilledRow(shown.slice(0, itemMax), columns)
}

/** A product as a block on a page for everybody judges it. */
type BlockGoods = { readonly isAdultOnly: boolean; readonly isSoldOut: boolean }

/**
 * Picks the products of a block, in their order but those that are sold out last: adult products never, at most
 * `countMax`. Source: market-rules §1.1.
 */
export function blockGoods<Goods extends BlockGoods>(
  goodsList: readonly Goods[],
  countMax: number,
): readonly Goods[] {
  const fit = goodsList.filter(({ isAdultOnly }) => !isAdultOnly)
  return [
    ...fit.filter(({ isSoldOut }) => !isSoldOut),
    ...fit.filter(({ isSoldOut }) => isSoldOut),
  ].slice(0, countMax)
}
