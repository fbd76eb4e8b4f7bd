import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import {
  decidePublish,
  decideRestore,
  isPreviewOpen,
  previewEndsAtMs,
  revisionStateOf,
  surplusRevisions,
} from '@jangteo/core/display/revision.rules'

const draft = (revisionId: number, parentId: number | null) => ({
  revisionId,
  parentId,
  publishedAtMs: null,
})

test('지금 게시 중인 것에서 시작한 초안만 게시한다', () => {
  expect(decidePublish(draft(2, 1), 1)).toEqual({ ok: true, value: undefined })
  expect(decidePublish(draft(2, null), null)).toEqual({ ok: true, value: undefined })
  expect(decidePublish(draft(3, 1), 2)).toEqual({
    ok: false,
    reason: 'MAIN_REVISION_OUTDATED',
    params: {},
  })
  expect(decidePublish({ ...draft(2, 1), publishedAtMs: 5 }, 2)).toEqual({
    ok: false,
    reason: 'MAIN_REVISION_NOT_DRAFT',
    params: {},
  })
})

test('같은 게시에서 시작한 초안 가운데 어떤 차례로 게시해도 하나만 이긴다', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 99 }), { minLength: 2 }), (ids) => {
      let publishedId = 1
      const won = ids.filter((id) => {
        const isAllowed = decidePublish(draft(id, 1), publishedId).ok
        if (isAllowed) publishedId = id
        return isAllowed
      })
      expect(won).toEqual(ids.slice(0, 1))
    }),
  )
})

test('초안과 게시 중인 것과 지난 것을 가른다', () => {
  expect([
    revisionStateOf({ revisionId: 3, publishedAtMs: null }, 2),
    revisionStateOf({ revisionId: 2, publishedAtMs: 9 }, 2),
    revisionStateOf({ revisionId: 1, publishedAtMs: 8 }, 2),
  ]).toEqual(['DRAFT', 'PUBLISHED', 'REPLACED'])
})

test('새것부터 스무 개가 남고, 게시 중인 것은 오래돼도 남는다', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }),
      fc.option(fc.integer({ min: 0, max: 39 }), { nil: null }),
      (all, place) => {
        const ids = all.toSorted((a, b) => b - a)
        const publishedId = place === null ? null : (ids[place] ?? null)
        const surplus = new Set(surplusRevisions(ids, publishedId))
        const stay = ids.filter((id) => !surplus.has(id))
        expect(stay.length).toBe(Math.min(20, ids.length))
        expect(publishedId === null || stay.includes(publishedId)).toBe(true)
        const others = stay.filter((id) => id !== publishedId)
        expect(others).toEqual(ids.filter((id) => id !== publishedId).slice(0, others.length))
      },
    ),
  )
})

test('미리보기는 서른 분 동안 열린다', () => {
  const endsAtMs = previewEndsAtMs(0)
  expect(endsAtMs).toBe(30 * MINUTE_MS)
  expect([isPreviewOpen(endsAtMs, endsAtMs - 1), isPreviewOpen(endsAtMs, endsAtMs)]).toEqual([
    true,
    false,
  ])
  expect(isPreviewOpen(null, 0)).toBe(false)
})

test.each([
  { name: '지난 게시는 되돌린다', facts: [1, 1, 2, 2], refusal: null },
  { name: '초안은 되돌리지 않는다', facts: [1, null, 2, 2], refusal: 'MAIN_REVISION_NOT_FORMER' },
  { name: '지금 게시는 되돌리지 않는다', facts: [2, 1, 2, 2], refusal: 'MAIN_REVISION_NOT_FORMER' },
  {
    name: '그사이 바뀌었으면 되돌리지 않는다',
    facts: [1, 1, 3, 2],
    refusal: 'MAIN_REVISION_OUTDATED',
  },
] as const)('$name', ({ facts: [revisionId, publishedAtMs, publishedId, seenId], refusal }) => {
  const decision = decideRestore({ revisionId, publishedAtMs }, publishedId, seenId)
  expect(decision.ok ? null : decision.reason).toBe(refusal)
})
