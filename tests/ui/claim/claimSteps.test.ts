import { evidenceKind } from '@jangteo/ui/screens/claim/detail/evidence'
import { shownSteps } from '@jangteo/ui/screens/claim/detail/claimSteps'
import { expect, test } from 'vitest'

test('진행 내역은 새것부터, 상태가 바뀌었으면 무엇이 됐는지 보이되 같은 말을 두 번 하지 않는다', () => {
  expect(
    shownSteps({
      converted: false,
      history: [
        {
          at: '2026-08-22T05:05:00.000Z',
          actor: 'BUYER',
          action: '교환 신청',
          from: null,
          to: 'EA',
          memo: '',
        },
        {
          at: '2026-08-23T05:05:00.000Z',
          actor: 'SELLER',
          action: '교환 거부',
          from: 'EA',
          to: 'ER',
          memo: '사용한 흔적이 있어요.',
        },
        {
          at: '2026-08-23T06:05:00.000Z',
          actor: 'BUYER',
          action: '철회',
          from: 'EA',
          to: 'WITHDRAWN',
          memo: '',
        },
        {
          at: '2026-08-24T05:05:00.000Z',
          actor: 'SYSTEM',
          action: '확인',
          from: 'ER',
          to: 'ER',
          memo: '',
        },
      ],
    }),
  ).toEqual([
    {
      at: '2026-08-24T05:05:00.000Z',
      text: '확인',
      transitionText: null,
      actorText: '자동 처리',
      timeText: '2026.08.24 14:05',
      memo: '',
    },
    {
      at: '2026-08-23T06:05:00.000Z',
      text: '철회',
      transitionText: null,
      actorText: '구매자',
      timeText: '2026.08.23 15:05',
      memo: '',
    },
    {
      at: '2026-08-23T05:05:00.000Z',
      text: '교환 거부',
      transitionText: null,
      actorText: '판매자',
      timeText: '2026.08.23 14:05',
      memo: '사용한 흔적이 있어요.',
    },
    {
      at: '2026-08-22T05:05:00.000Z',
      text: '교환 신청',
      transitionText: '교환요청',
      actorText: '구매자',
      timeText: '2026.08.22 14:05',
      memo: '',
    },
  ])
})

test('반품으로 바뀐 교환은 진행 내역에서도 거부된 것으로 보이지 않는다', () => {
  const step = {
    at: '2026-08-23T05:05:00.000Z',
    actor: 'SELLER',
    action: '분실로 반품 전환',
    from: 'EY',
    to: 'ER',
    memo: '택배사가 잃어버렸어요.',
  } as const
  const became = [true, false].map(
    (converted) => shownSteps({ converted, history: [step] })[0]?.transitionText,
  )
  expect(became).toEqual(['반품전환', '교환거부'])
})

test('첨부는 사진과 동영상과 문서로 나눠 보인다', () => {
  const kinds = (['IMAGE', 'VIDEO'] as const).flatMap((filesTypeEnum) =>
    ['a.jpg', 'b.PDF'].map((name) => evidenceKind({ filesTypeEnum, name })),
  )
  expect(kinds).toEqual(['picture', 'document', 'video', 'video'])
})
