import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength } from '../member/member.rules.ts'
import { ORDER_AMOUNT_MAX_WON } from '../money/limits.rules.ts'
import type { EventEntryLimit, EventType } from './event.codes.ts'
import { isForward, type Prize, type ShowPeriod } from './event.rules.ts'
import {
  BENEFIT_SUBTITLE_LENGTH_MAX,
  EVENT_BODY_LENGTH_MAX,
  EVENT_PRIZE_COUNT_MAX,
  EVENT_PRIZE_NAME_LENGTH_MAX,
  EVENT_PRIZE_QUANTITY_MAX,
  EVENT_TITLE_LENGTH_MAX,
  EXHIBITION_DESCRIPTION_LENGTH_MAX,
  EXHIBITION_GOODS_COUNT_MAX,
  EXHIBITION_GROUP_COUNT_MAX,
  EXHIBITION_GROUP_NAME_LENGTH_MAX,
  EXHIBITION_NAME_LENGTH_MAX,
  EXHIBITION_SUBTITLE_LENGTH_MAX,
  SHOWING_COUPON_COUNT_MAX,
} from './showing.codes.ts'
import type { ShowingViolation } from './showing.codes.ts'

/** A group of an exhibition as an operator wrote it. */
export type WrittenExhibitionGroup = {
  readonly name: string
  readonly goodsIds: readonly number[]
}

/** An exhibition as an operator wrote it. */
export type WrittenExhibition = {
  readonly name: string
  readonly subtitle: string
  readonly description: string
  readonly picture: string
  readonly period: ShowPeriod
  readonly groups: readonly WrittenExhibitionGroup[]
  readonly couponIds: readonly number[]
}

/** Terms of entering an event: the limit, the prizes, and when winners are announced (epoch milliseconds). */
export type WrittenEntry = {
  readonly perEnum: EventEntryLimit
  readonly announceAtMs: number
  readonly prizes: readonly (Prize & { readonly name: string })[]
}

/** An event as an operator wrote it; `entry` is `null` for one that nobody enters. */
export type WrittenEvent = {
  readonly type: EventType
  readonly title: string
  readonly body: string
  readonly picture: string
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly couponIds: readonly number[]
  readonly entry: WrittenEntry | null
}

/** A benefit as an operator wrote it. */
export type WrittenBenefit = {
  readonly title: string
  readonly subtitle: string
  readonly body: string
  readonly picture: string
  readonly period: ShowPeriod
  readonly couponIds: readonly number[]
}

function isText(text: string, lengthMax: number): boolean {
  return hasLength(text, { min: 1, max: lengthMax })
}

function isIdList(ids: readonly number[], countMin: number, countMax: number): boolean {
  const isCount = ids.length >= countMin && ids.length <= countMax
  return isCount && new Set(ids).size === ids.length
}

function isGroup({ name, goodsIds }: WrittenExhibitionGroup): boolean {
  return (
    isText(name, EXHIBITION_GROUP_NAME_LENGTH_MAX) &&
    isIdList(goodsIds, 1, EXHIBITION_GOODS_COUNT_MAX)
  )
}

type Check = readonly [ShowingViolation, boolean]

function violationsOf(checks: readonly Check[]): readonly ShowingViolation[] {
  return checks.filter(([, isFine]) => !isFine).map(([violation]) => violation)
}

/** Names what keeps an exhibition from being saved; empty when nothing does. Source: decision 139. */
export function checkExhibition(exhibition: WrittenExhibition): readonly ShowingViolation[] {
  const { groups, couponIds } = exhibition
  const areGroups = groups.length <= EXHIBITION_GROUP_COUNT_MAX && groups.every(isGroup)
  return violationsOf([
    ['NAME', isText(exhibition.name, EXHIBITION_NAME_LENGTH_MAX)],
    ['SUBTITLE', isText(exhibition.subtitle, EXHIBITION_SUBTITLE_LENGTH_MAX)],
    ['BODY', isText(exhibition.description, EXHIBITION_DESCRIPTION_LENGTH_MAX)],
    ['PICTURE', exhibition.picture !== ''],
    ['PERIOD', isForward(exhibition.period)],
    ['GROUP', areGroups],
    ['COUPON', isIdList(couponIds, 0, SHOWING_COUPON_COUNT_MAX)],
  ])
}

function isPrize({ name, quantity, value }: WrittenEntry['prizes'][number]): boolean {
  const isQuantity = quantity >= 1 && quantity <= EVENT_PRIZE_QUANTITY_MAX
  const isValue = value >= 0 && value <= ORDER_AMOUNT_MAX_WON
  return isText(name, EVENT_PRIZE_NAME_LENGTH_MAX) && isQuantity && isValue
}

function isEntry({ type, entry, endsAtMs }: WrittenEvent): boolean {
  if (entry === null) return type !== 'ENTRY'
  const { prizes, announceAtMs } = entry
  const arePrizes =
    prizes.length >= 1 && prizes.length <= EVENT_PRIZE_COUNT_MAX && prizes.every(isPrize)
  return type === 'ENTRY' && announceAtMs >= endsAtMs && arePrizes
}

/** Names what keeps an event from being saved; empty when nothing does. Source: market-rules §1.5. */
export function checkEvent(event: WrittenEvent): readonly ShowingViolation[] {
  const couponMin = event.type === 'COUPON' ? 1 : 0
  return violationsOf([
    ['NAME', isText(event.title, EVENT_TITLE_LENGTH_MAX)],
    ['BODY', isText(event.body, EVENT_BODY_LENGTH_MAX)],
    ['PICTURE', event.picture !== ''],
    ['PERIOD', event.startsAtMs < event.endsAtMs],
    ['COUPON', isIdList(event.couponIds, couponMin, SHOWING_COUPON_COUNT_MAX)],
    ['ENTRY', isEntry(event)],
  ])
}

/** Names what keeps a benefit from being saved; empty when nothing does. Source: market-rules §1.6. */
export function checkBenefit(benefit: WrittenBenefit): readonly ShowingViolation[] {
  return violationsOf([
    ['NAME', isText(benefit.title, EVENT_TITLE_LENGTH_MAX)],
    ['SUBTITLE', isText(benefit.subtitle, BENEFIT_SUBTITLE_LENGTH_MAX)],
    ['BODY', isText(benefit.body, EVENT_BODY_LENGTH_MAX)],
    ['PICTURE', benefit.picture !== ''],
    ['PERIOD', isForward(benefit.period)],
    ['COUPON', isIdList(benefit.couponIds, 0, SHOWING_COUPON_COUNT_MAX)],
  ])
}

/** The terms of an event, which people who enter it rely on. */
function promiseOf({ type, startsAtMs, endsAtMs, entry }: WrittenEvent): string {
  if (entry === null) return type
  const prizes = entry.prizes.map(({ name, quantity, value }) => [name, quantity, value])
  return JSON.stringify([type, startsAtMs, endsAtMs, entry.perEnum, entry.announceAtMs, prizes])
}

/**
 * Decides whether an event is changed: once it has begun, how it is entered, for what and until when stays, because people
 * entered it as it was. Refusal: EVENT_ENTRY_FIXED. Source: decision 139.
 */
export function decideEventChange(
  before: WrittenEvent,
  after: WrittenEvent,
  nowMs: number,
): Decision<'EVENT_ENTRY_FIXED'> {
  const isFixed = nowMs >= before.startsAtMs && (before.entry !== null || after.entry !== null)
  return isFixed && promiseOf(before) !== promiseOf(after) ? refuse('EVENT_ENTRY_FIXED') : allow()
}
