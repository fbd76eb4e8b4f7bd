import type { writtenExhibition } from '@jangteo/contract/display/showing.schemas'
import { exhibitionStateOf } from '@jangteo/core/display/exhibition.rules'
import { checkExhibition, type WrittenExhibition } from '@jangteo/core/display/showing.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  type CountedExhibition,
  countAllExhibitions,
  findAnyExhibition,
  insertExhibition,
  listAllExhibitions,
  listExhibitionCouponIds,
  listGroupsWithGoods,
  lockExhibition,
  replaceExhibitionCoupons,
  replaceExhibitionGroups,
  updateExhibition,
} from '@jangteo/postgres/display/exhibition-edit.store'
import { AT_ONCE, type Db, together, transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../call/once.ts'
import { refused, type Refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import {
  couponsNamed,
  goodsNamed,
  invalidShowing,
  missingPicture,
  unknownShowing,
} from './showing-targets.ts'

type Written = z.output<typeof writtenExhibition>

const created = z.object({ exhibitionId: z.int() })

function toExhibitionRow(row: CountedExhibition, nowMs: number) {
  return {
    exhibitionId: row.id,
    exhibitionName: row.name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    exhibitionStatusEnum: exhibitionStateOf(
      { startsAtMs: row.starts_at.getTime(), endsAtMs: row.ends_at?.getTime() ?? null },
      nowMs,
    ),
    hiddenYn: row.is_hidden ? ('Y' as const) : ('N' as const),
    goodsCount: row.goods_count,
  }
}

/** A page of all exhibitions, hidden ones too, the newest first. */
export const listAnyExhibitions = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const [rows, totalElements] = yield* together(
    Effect.all(
      [listAllExhibitions({ offset: number * size, limit: size }), countAllExhibitions()],
      AT_ONCE,
    ),
  )
  const content = rows.map((row) => toExhibitionRow(row, nowMs))
  return { ...toPage(content, { number, size, totalElements }), content }
})

/** An exhibition to be changed, with the names of what it holds. Refusal: EXHIBITION_NOT_FOUND. */
export const showExhibitionToWrite = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const row = yield* findAnyExhibition(id)
  if (row === undefined) return yield* refused('EXHIBITION_NOT_FOUND')
  const [groups, couponIds] = yield* together(
    Effect.all([listGroupsWithGoods(id), listExhibitionCouponIds(id)], AT_ONCE),
  )
  return {
    exhibitionId: id,
    exhibitionName: row.name,
    subtitle: row.subtitle,
    description: row.description,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    hiddenYn: row.is_hidden ? ('Y' as const) : ('N' as const),
    groupList: groups.map((group) => ({
      groupId: group.id,
      groupName: group.name,
      goodsIdList: group.goods_ids,
    })),
    couponIdList: couponIds,
    goodsList: yield* goodsNamed(groups.flatMap(({ goods_ids: ids }) => ids)),
    couponList: yield* couponsNamed(couponIds),
  }
})

function fromWritten(written: Written): WrittenExhibition {
  return {
    name: tidyText(written.exhibitionName),
    subtitle: tidyText(written.subtitle),
    description: tidyText(written.description),
    picture: written.picture,
    period: {
      startsAtMs: Date.parse(written.startsAt),
      endsAtMs: written.endsAt === null ? null : Date.parse(written.endsAt),
    },
    groups: written.groupList.map(({ groupName, goodsIdList }) => ({
      name: tidyText(groupName),
      goodsIds: goodsIdList,
    })),
    couponIds: written.couponIdList,
  }
}

const accepted = Effect.fnUntraced(function* (
  written: Written,
): Effect.fn.Return<WrittenExhibition, Refused<'SHOWING_INVALID'>, Db> {
  const exhibition = fromWritten(written)
  const wrong = checkExhibition(exhibition)
  const goodsIds = exhibition.groups.flatMap((group) => group.goodsIds)
  const violations =
    wrong.length > 0
      ? wrong
      : [
          ...(yield* missingPicture(exhibition.picture)),
          ...(yield* unknownShowing({ goodsIds, couponIds: exhibition.couponIds })),
        ]
  return violations.length === 0 ? exhibition : yield* invalidShowing(violations)
})

function toColumns(exhibition: WrittenExhibition, written: Written) {
  return {
    name: exhibition.name,
    subtitle: exhibition.subtitle,
    description: exhibition.description,
    picture: exhibition.picture,
    starts_at: new Date(written.startsAt),
    ends_at: written.endsAt === null ? null : new Date(written.endsAt),
    is_hidden: written.hiddenYn === 'Y',
  }
}

/** Writes what an exhibition holds. */
const writeContent = Effect.fnUntraced(function* (
  id: number,
  exhibition: WrittenExhibition,
  written: Written,
): Effect.fn.Return<void, never, Db> {
  const groups = exhibition.groups.map(({ name, goodsIds }, place) => ({
    id: written.groupList[place]?.groupId ?? null,
    name,
    goodsIds,
  }))
  yield* replaceExhibitionGroups(id, groups)
  yield* replaceExhibitionCoupons(id, exhibition.couponIds)
})

/** Makes an exhibition, once for a key. Refusals: SHOWING_INVALID, IDEMPOTENCY_KEY_REUSED. */
export const createExhibition = Effect.fnUntraced(
  function* (input: Written) {
    const exhibition = yield* accepted(input)
    const id = yield* insertExhibition(toColumns(exhibition, input))
    yield* writeContent(id, exhibition, input)
    yield* recordAudit({
      call: 'operatorExhibition.create',
      target: `exhibition ${id}`,
      before: null,
      after: input,
      reason: null,
    })
    return { exhibitionId: id }
  },
  onceByKey('operatorExhibition.create', created),
)

/**
 * Changes an exhibition under its lock; of two at once the second stays. Refusals: EXHIBITION_NOT_FOUND, SHOWING_INVALID.
 */
export const changeExhibition = Effect.fnUntraced(function* ({
  id,
  ...written
}: Written & { readonly id: number }) {
  if ((yield* lockExhibition(id)) === undefined) return yield* refused('EXHIBITION_NOT_FOUND')
  const before = yield* showExhibitionToWrite({ id })
  const exhibition = yield* accepted(written)
  yield* updateExhibition(id, toColumns(exhibition, written))
  yield* writeContent(id, exhibition, written)
  yield* recordAudit({
    call: 'operatorExhibition.change',
    target: `exhibition ${id}`,
    before,
    after: written,
    reason: null,
  })
  return { done: true as const }
}, transaction)
