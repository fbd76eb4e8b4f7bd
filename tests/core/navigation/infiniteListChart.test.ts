import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { infiniteListChart } from '@jangteo/core/navigation/infiniteList.chart'
import type { AskedPage, LoadedPage } from '@jangteo/core/navigation/infiniteList.chart'
import { infiniteListView } from '@jangteo/core/navigation/infiniteList.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const coverage = coverChart(infiniteListChart)

function openList() {
  const pages = answeredActor<LoadedPage, AskedPage>()
  const machine = infiniteListChart.provide({ actors: { loadPage: pages.logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  actor.send({ type: 'list.opened' })
  return {
    actor,
    asked: () => pages.questions.map(({ input }) => input.number),
    view: () => infiniteListView(actor.getSnapshot()),
    questions: pages.questions,
    async answers(last: boolean, totalElements = 25) {
      const question = pages.questions.at(-1)
      question?.answer({ number: question.input.number, last, totalElements })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    },
    async fails() {
      pages.questions.at(-1)?.fail()
      await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    },
  }
}

describe('이어 보는 목록', () => {
  test('0쪽부터 마지막 쪽까지 끝을 볼 때마다 한 쪽씩 불러온다', async () => {
    const list = openList()
    expect([list.view().isFirstLoading, list.view().isMoreLoading]).toEqual([true, false])
    await list.answers(false)
    expect(list.view()).toEqual({
      isFirstLoading: false,
      isMoreLoading: false,
      isEmpty: false,
      watchesEnd: true,
      totalElements: 25,
      failureText: null,
    })
    list.actor.send({ type: 'list.endSeen' })
    list.actor.send({ type: 'list.endSeen' })
    expect([list.view().isFirstLoading, list.view().isMoreLoading]).toEqual([false, true])
    await list.answers(true)
    list.actor.send({ type: 'list.endSeen' })
    expect([list.asked(), list.view().watchesEnd]).toEqual([[0, 1], false])
  })

  test('아무것도 없으면 비어 있다고 한다', async () => {
    const list = openList()
    await list.answers(true, 0)
    expect([list.view().isEmpty, list.view().watchesEnd]).toEqual([true, false])
  })

  test('불러오지 못한 쪽부터 다시 불러온다', async () => {
    const list = openList()
    await list.answers(false)
    list.actor.send({ type: 'list.endSeen' })
    await list.fails()
    expect(list.view().failureText).toEqual('요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.')
    list.actor.send({ type: 'buyer.retry' })
    expect([list.asked(), list.view().failureText]).toEqual([[0, 1, 1], null])
  })
})

describe('조건을 바꾸면', () => {
  test('불러오던 것은 버리고 처음부터 불러온다', async () => {
    const list = openList()
    await list.answers(false)
    list.actor.send({ type: 'list.endSeen' })
    const [, late] = list.questions
    list.actor.send({ type: 'list.changed' })
    late?.answer({ number: 1, last: true, totalElements: 999 })
    await list.answers(false, 3)
    expect([list.asked(), list.view().totalElements]).toEqual([[0, 1, 0], 3])
  })

  test('어디까지 보았든 처음부터다', async () => {
    const [resting, complete, empty, failed] = [openList(), openList(), openList(), openList()]
    await resting.answers(false)
    await complete.answers(true)
    await empty.answers(true, 0)
    await failed.fails()
    const asked = [resting, complete, empty, failed].map((list) => {
      list.actor.send({ type: 'list.changed' })
      return [list.asked(), list.view().isFirstLoading, list.view().totalElements]
    })
    expect(asked).toEqual(Array.from({ length: 4 }, () => [[0, 0], true, null]))
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
