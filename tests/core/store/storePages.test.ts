import { describe, expect, test } from 'vitest'
import { checkStoreGroups, type StoreGroup } from '@jangteo/core/store/storeGroup.rules'
import { decideAnnouncement, decideStoreNotice } from '@jangteo/core/store/storeNotice.rules'

function aGroup(change: Partial<StoreGroup> = {}): StoreGroup {
  return { title: '베스트', kind: 'BEST', categoryId: null, goodsIds: [], ...change }
}

describe('스토어 코너', () => {
  test.each([
    ['제목이 없으면', aGroup({ title: '' }), 'TITLE'],
    ['제목이 길면', aGroup({ title: '가'.repeat(21) }), 'TITLE'],
    ['카테고리 코너에 카테고리가 없으면', aGroup({ kind: 'CATEGORY' }), 'CATEGORY'],
    ['다른 코너에 카테고리가 있으면', aGroup({ categoryId: 1 }), 'CATEGORY'],
    ['고른 상품이 없으면', aGroup({ kind: 'MANUAL' }), 'GOODS'],
    ['고른 상품이 겹치면', aGroup({ kind: 'MANUAL', goodsIds: [1, 1] }), 'GOODS'],
    ['스스로 차는 코너에 상품이 있으면', aGroup({ goodsIds: [1] }), 'GOODS'],
  ])('%s 저장할 수 없다', (_, group, violation) => {
    expect(checkStoreGroups([aGroup(), group])).toEqual([{ group: 1, violation }])
  })

  test('열 개까지다', () => {
    const groups = Array.from({ length: 10 }, () => aGroup())
    expect([checkStoreGroups(groups), checkStoreGroups([...groups, aGroup()])]).toEqual([
      [],
      [{ group: null, violation: 'GROUP_COUNT' }],
    ])
  })
})

describe('스토어 공지', () => {
  const notice = { title: '휴무', body: '쉬어요', isPinned: true }
  test.each([
    { name: '맨 위가 셋이면 더 올릴 수 없다', others: 3, refusal: 'NOTICE_PINNED_TOO_MANY' },
    { name: '맨 위가 둘이면 올릴 수 있다', others: 2, refusal: null },
    { name: '아래에는 얼마든지 쓴다', change: { isPinned: false }, others: 3, refusal: null },
    {
      name: '내용이 없으면 쓸 수 없다',
      change: { body: '' },
      others: 0,
      refusal: 'NOTICE_INVALID',
    },
    {
      name: '제목이 길면 쓸 수 없다',
      change: { title: '가'.repeat(61) },
      others: 0,
      refusal: 'NOTICE_INVALID',
    },
  ])('$name', ({ change = {}, others, refusal }) => {
    const decision = decideStoreNotice({ ...notice, ...change }, others)
    expect(decision.ok ? null : decision.reason).toBe(refusal)
  })
})

test.each([
  ['끝이 없는 안내', { endsAtMs: null }, true],
  ['끝이 시작보다 뒤인 안내', { endsAtMs: 2 }, true],
  ['끝이 시작과 같은 안내', { endsAtMs: 1 }, false],
  ['내용이 없는 안내', { body: '', endsAtMs: null }, false],
])('%s 쓸 수 있는가', (_, change, isFine) => {
  const announcement = { title: '안내', body: '내용', startsAtMs: 1, ...change }
  expect(decideAnnouncement(announcement).ok).toBe(isFine)
})
