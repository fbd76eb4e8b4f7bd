import { hasLength } from '../member/member.rules.ts'
import {
  STORE_GROUP_COUNT_MAX,
  STORE_GROUP_GOODS_COUNT_MAX,
  STORE_GROUP_TITLE_LENGTH_MAX,
} from './storeGroup.codes.ts'
import type { StoreGroupKind } from './storeGroup.codes.ts'

/** A group as a seller wrote it. */
export type StoreGroup = {
  readonly title: string
  readonly kind: StoreGroupKind
  /** The category of a group of that kind; `null` for all others. */
  readonly categoryId: number | null
  /** Products of a group that is picked by hand, in their order. */
  readonly goodsIds: readonly number[]
}

export const STORE_GROUP_VIOLATIONS = ['GROUP_COUNT', 'TITLE', 'CATEGORY', 'GOODS'] as const

/** Part of a store's groups that cannot be as it was written. */
export type StoreGroupViolation = (typeof STORE_GROUP_VIOLATIONS)[number]

/** The first thing that is wrong with a group, by its place from 0; `null` is the list as a whole. */
export type PlacedStoreGroupViolation = {
  readonly group: number | null
  readonly violation: StoreGroupViolation
}

export const STORE_GROUP_VIOLATION_TEXTS: Readonly<Record<StoreGroupViolation, string>> = {
  GROUP_COUNT: `코너는 ${STORE_GROUP_COUNT_MAX}개까지 둘 수 있어요.`,
  TITLE: `제목은 ${STORE_GROUP_TITLE_LENGTH_MAX}자까지 입력해 주세요.`,
  CATEGORY: '카테고리를 선택해 주세요.',
  GOODS: `스토어의 상품을 ${STORE_GROUP_GOODS_COUNT_MAX}개까지 겹치지 않게 선택해 주세요.`,
}

function areGoods({ kind, goodsIds }: StoreGroup): boolean {
  if (kind !== 'MANUAL') return goodsIds.length === 0
  const isCount = goodsIds.length >= 1 && goodsIds.length <= STORE_GROUP_GOODS_COUNT_MAX
  return isCount && new Set(goodsIds).size === goodsIds.length
}

function violationOf(group: StoreGroup): StoreGroupViolation | null {
  if (!hasLength(group.title, { min: 1, max: STORE_GROUP_TITLE_LENGTH_MAX })) return 'TITLE'
  if ((group.kind === 'CATEGORY') !== (group.categoryId !== null)) return 'CATEGORY'
  return areGoods(group) ? null : 'GOODS'
}

/** Names what keeps the groups of a store from being saved, one thing a group. Source: market-rules §6. */
export function checkStoreGroups(
  groups: readonly StoreGroup[],
): readonly PlacedStoreGroupViolation[] {
  if (groups.length > STORE_GROUP_COUNT_MAX) return [{ group: null, violation: 'GROUP_COUNT' }]
  return groups.flatMap((group, place) => {
    const violation = violationOf(group)
    return violation === null ? [] : [{ group: place, violation }]
  })
}
