import { hasPersonalData } from '@jangteo/core/review/personalData.rules'
import { REVIEW_CLAUSES } from '@jangteo/core/review/reviewClause.codes'
import { areClausesAgreed, mergeConsents } from '@jangteo/core/review/reviewClause.rules'
import { expect, test } from 'vitest'

test.each([
  '연락처는 010-1234-5678이에요',
  '０１０１２３４５６７８로 주세요',
  '900101-1234567',
  '카드는 4330 1234 5678 9012',
  '입금은 110-234-567890으로',
  'minji.kim@example.com으로 보내 주세요',
])('개인정보로 보이는 글을 알아본다: %s', (text) => {
  expect(hasPersonalData(text)).toEqual(true)
})

test.each([
  '2026.11.27에 주문해서 이틀 뒤에 받았어요',
  '95 100 105 110 사이즈를 모두 입어 봤어요',
  '가격은 1,234,567원이고 무게는 1200g이에요',
  '@추천 별 5개 드려요',
])('보통 리뷰의 숫자는 개인정보가 아니다: %s', (text) => {
  expect(hasPersonalData(text)).toEqual(false)
})

test('필수 약관에 동의해야 하고, 나중에 한 말이 남는다', () => {
  const agreed = { clauseId: 1, isAgreed: true } as const
  const refused = { clauseId: 1, isAgreed: false } as const
  const promotion = { clauseId: 2, isAgreed: true } as const
  expect([
    areClausesAgreed([agreed]),
    areClausesAgreed([promotion]),
    areClausesAgreed(mergeConsents([agreed], [promotion])),
    areClausesAgreed(mergeConsents([agreed], [refused])),
    mergeConsents([refused], [agreed, promotion]),
    REVIEW_CLAUSES.map(({ title, isRequired }) => [title, isRequired]),
  ]).toEqual([
    true,
    false,
    true,
    false,
    [agreed, promotion],
    [
      ['리뷰 운영 기준', true],
      ['기획전·광고에 내 리뷰 쓰기', false],
    ],
  ])
})
