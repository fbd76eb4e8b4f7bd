import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { sessionChart } from '@jangteo/core/session/session.chart'
import type { SessionEvent } from '@jangteo/core/session/session.chart'
import { sessionView } from '@jangteo/core/session/session.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const coverage = coverChart(sessionChart)

function openPage(...events: readonly SessionEvent[]) {
  const logOuts = answeredActor<void, undefined>()
  const returns: (string | null)[] = []
  const machine = sessionChart.provide({
    actors: { logOut: logOuts.logic },
    actions: { goToLogin: ({ context }) => void returns.push(context.returnUrl) },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  for (const event of events) actor.send(event)
  return {
    actor,
    returns,
    logOuts: logOuts.questions,
    view: () => sessionView(actor.getSnapshot()),
    becomesGuest: () => waitFor(actor, (snapshot) => snapshot.matches('guest')),
  }
}

const OPENED: SessionEvent = { type: 'session.opened', caller: 'MEMBER' }
const MISSING: SessionEvent = { type: 'session.missing' }
const REFUSED: SessionEvent = { type: 'action.refused', returnUrl: '/product/detail/7' }

describe('로그인 상태', () => {
  test('토큰을 읽기 전에는 알 수 없고, 읽으면 비회원이거나 회원이다', () => {
    const shown = [openPage(), openPage(MISSING), openPage(OPENED)].map((page) => {
      const { isKnown, isLoggedIn } = page.view()
      return [isKnown, isLoggedIn]
    })
    expect(shown).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  test('비회원이 로그인하면 회원이 된다', () => {
    expect(openPage(MISSING, OPENED).view().isLoggedIn).toEqual(true)
  })

  test('로그인이 필요한 일을 하면 묻고, 로그인하면 그 자리로 돌아온다', () => {
    const page = openPage(MISSING, REFUSED)
    const { questionText } = page.view()
    page.actor.send({ type: 'buyer.confirm' })
    expect([questionText, page.returns, page.view().questionText]).toEqual([
      '로그인이 필요해요. 로그인할까요?',
      ['/product/detail/7'],
      null,
    ])
  })

  test('토큰을 읽기 전에 로그인이 필요한 일을 하면, 비회원으로 밝혀질 때 묻고 그 자리로 돌아온다', () => {
    const page = openPage(REFUSED)
    const early = page.view()
    page.actor.send(MISSING)
    const { questionText } = page.view()
    page.actor.send({ type: 'buyer.confirm' })
    expect([early.isKnown, early.questionText, questionText, page.returns]).toEqual([
      false,
      null,
      '로그인이 필요해요. 로그인할까요?',
      ['/product/detail/7'],
    ])
  })

  test('토큰을 읽기 전에 로그인이 필요한 일을 했어도, 이미 로그인되어 있으면 묻지 않는다', () => {
    const page = openPage(REFUSED, OPENED)
    expect([page.view().isLoggedIn, page.view().questionText]).toEqual([true, null])
    page.actor.send({ type: 'session.idle' })
    expect(page.view().questionText).toEqual('오랫동안 사용하지 않아 자동으로 로그아웃됐어요.')
  })

  test('묻는 것을 닫으면 그대로 둘러본다', () => {
    const page = openPage(MISSING, REFUSED, { type: 'buyer.dismiss' })
    expect([page.returns, page.view()]).toEqual([
      [],
      { isKnown: true, isLoggedIn: false, isBusy: false, questionText: null },
    ])
  })

  test.each([
    [{ type: 'session.expired' }, '로그인 시간이 만료됐어요. 다시 로그인해 주세요.'],
    [{ type: 'session.idle' }, '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.'],
  ] as const)('세션이 끝나면 까닭을 알린다: %j', (event, text) => {
    const page = openPage(OPENED, event)
    expect([page.view().questionText, page.view().isLoggedIn]).toEqual([text, false])
  })

  test('묻는 사이 다른 창에서 로그인하면 더 묻지 않는다', () => {
    const page = openPage(MISSING, REFUSED, OPENED)
    expect([page.view().isLoggedIn, page.view().questionText]).toEqual([true, null])
  })
})

describe('로그아웃', () => {
  test('두 번 눌러도 한 번만 로그아웃한다', async () => {
    const page = openPage(OPENED, { type: 'buyer.logOut' }, { type: 'buyer.logOut' })
    expect([page.logOuts.length, page.view().isBusy]).toEqual([1, true])
    page.logOuts[0]?.answer()
    await page.becomesGuest()
    expect(page.view().isLoggedIn).toEqual(false)
  })

  test('서버가 답하지 않아도 이 브라우저에서는 로그아웃된다', async () => {
    const page = openPage(OPENED, { type: 'buyer.logOut' })
    page.logOuts[0]?.fail()
    await page.becomesGuest()
    expect(page.view().isLoggedIn).toEqual(false)
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
