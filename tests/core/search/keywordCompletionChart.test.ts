import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { keywordCompletionChart } from '@jangteo/core/search/keywordCompletion.chart'
import type { Completion } from '@jangteo/core/search/keywordCompletion.chart'
import { keywordCompletionView } from '@jangteo/core/search/keywordCompletion.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const coverage = coverChart(keywordCompletionChart)
const REST_MS = 150

const SWEET_POTATO: Completion = {
  keyword: '꿀고구마',
  matches: [[1, 3]],
  kind: 'KEYWORD',
  targetId: null,
}

function openField() {
  const questions = answeredActor<readonly Completion[], string>()
  const clock = new SimulatedClock()
  const machine = keywordCompletionChart.provide({ actors: { completeKeyword: questions.logic } })
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start()
  const view = () => keywordCompletionView(actor.getSnapshot(), actor)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    view,
    type: (text: string) => view().type(text),
    rest: () => clock.increment(REST_MS),
    asked: () => questions.questions.map(({ input }) => input),
    async isAnswered(completions: readonly Completion[]) {
      questions.questions.at(-1)?.answer(completions)
      await settles()
    },
    async isAnsweredBefore(completions: readonly Completion[]) {
      questions.questions.at(-2)?.answer(completions)
      await Promise.resolve()
    },
    async getsNoAnswer() {
      questions.questions.at(-1)?.fail()
      await settles()
    },
    words: () => view().items.map(({ keyword }) => keyword),
    state: () => actor.getSnapshot().value,
  }
}

describe('검색어 자동완성', () => {
  test('입력이 멎어야 한 번 묻는다', () => {
    const field = openField()
    field.type('고')
    field.type('고구')
    field.type('고구마')
    const before = field.asked()
    field.rest()
    expect([before, field.asked()]).toEqual([[], ['고구마']])
  })

  test('맞는 부분과 어디로 가는지 보인다', async () => {
    const field = openField()
    field.type('고구')
    field.rest()
    await field.isAnswered([
      SWEET_POTATO,
      { keyword: '고구마', matches: [[0, 2]], kind: 'CATEGORY', targetId: '7' },
      { keyword: '고구마상회', matches: [[0, 2]], kind: 'STORE', targetId: 'goguma' },
      { keyword: '고구나라', matches: [[0, 2]], kind: 'BRAND', targetId: '3' },
    ])
    expect([field.view().items, field.view().statusText]).toEqual([
      [
        {
          key: 'KEYWORD 꿀고구마',
          keyword: '꿀고구마',
          parts: [
            { from: 0, text: '꿀', isMatch: false },
            { from: 1, text: '고구', isMatch: true },
            { from: 3, text: '마', isMatch: false },
          ],
          kindText: null,
          url: `/search/result?keyword=${encodeURIComponent('꿀고구마')}`,
        },
        {
          key: 'CATEGORY 7',
          keyword: '고구마',
          parts: [
            { from: 0, text: '고구', isMatch: true },
            { from: 2, text: '마', isMatch: false },
          ],
          kindText: '카테고리',
          url: '/category/detail/7',
        },
        {
          key: 'STORE goguma',
          keyword: '고구마상회',
          parts: [
            { from: 0, text: '고구', isMatch: true },
            { from: 2, text: '마상회', isMatch: false },
          ],
          kindText: '스토어',
          url: '/store/goguma',
        },
        {
          key: 'BRAND 3',
          keyword: '고구나라',
          parts: [
            { from: 0, text: '고구', isMatch: true },
            { from: 2, text: '나라', isMatch: false },
          ],
          kindText: '브랜드',
          url: `/search/result?keyword=${encodeURIComponent('고구나라')}&brandIdList=[3]`,
        },
      ],
      '자동완성 검색어 4개',
    ])
  })

  test('앞서 친 글자에 늦게 온 답은 버리고, 그동안은 앞의 목록이 남는다', async () => {
    const field = openField()
    field.type('고구')
    field.rest()
    await field.isAnswered([SWEET_POTATO])
    field.type('고')
    field.rest()
    field.type('고등')
    field.rest()
    await field.isAnsweredBefore([{ ...SWEET_POTATO, keyword: '늦은 답' }])
    const meanwhile = field.words()
    await field.isAnswered([{ ...SWEET_POTATO, keyword: '고등어' }])
    expect([meanwhile, field.words(), field.asked()]).toEqual([
      ['꿀고구마'],
      ['고등어'],
      ['고구', '고', '고등'],
    ])
  })

  test('답이 없으면 목록이 없고, 다시 치면 다시 묻는다', async () => {
    const field = openField()
    field.type('고')
    field.rest()
    await field.getsNoAnswer()
    const failed = [field.state(), field.words(), field.view().statusText]
    field.type('고구')
    field.rest()
    await field.isAnswered([SWEET_POTATO])
    expect([failed, field.words()]).toEqual([['failed', [], ''], ['꿀고구마']])
  })

  test('어느 때든 비우면 처음으로 돌아가고 묻지 않는다', async () => {
    const field = openField()
    const starts = [
      async () => undefined,
      async () => field.type('고'),
      async () => {
        field.type('고')
        field.rest()
      },
      async () => {
        field.type('고')
        field.rest()
        await field.isAnswered([SWEET_POTATO])
      },
      async () => {
        field.type('고')
        field.rest()
        await field.getsNoAnswer()
      },
    ]
    for (const start of starts) {
      await start()
      field.type('  ')
      const { isIdle, items } = field.view()
      expect([field.state(), isIdle, items]).toEqual(['idle', true, []])
    }
    expect(field.asked()).toEqual(['고', '고', '고'])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
