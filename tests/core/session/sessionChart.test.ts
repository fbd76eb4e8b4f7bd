import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { sessionChart } from '@jangteo/core/session/session.chart'
import type { LogOutOutcome, SessionRequest } from '@jangteo/core/session/session.chart'
import type { SessionEnd } from '@jangteo/core/session/session.rules'
import { sessionView } from '@jangteo/core/session/session.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const LOGIN: SessionRequest = { kind: 'login', text: null }
const LOG_OUT: SessionRequest = { kind: 'logOut' }
const coverage = coverChart(sessionChart)

function openRequest(request: SessionRequest, end: SessionEnd | null = null) {
  const logOuts = answeredActor<LogOutOutcome, undefined>()
  const machine = sessionChart.provide({ actors: { logOut: logOuts.logic } })
  const clock = new SimulatedClock()
  const input = { request, end }
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  clock.increment(0)
  return {
    logOuts: logOuts.questions,
    view: () => sessionView(actor.getSnapshot(), actor),
    ends: () => waitFor(actor, (snapshot) => snapshot.hasTag('terminal')),
  }
}

describe('로그인이 필요한 일', () => {
  test('로그인할지 묻고, 그러겠다고 하면 로그인하러 간다', () => {
    const page = openRequest(LOGIN)
    const asking = withoutVerbs(page.view())
    page.view().confirm()
    expect([asking, withoutVerbs(page.view())]).toEqual([
      {
        question: { title: '로그인이 필요해요. 로그인할까요?', text: null },
        end: null,
        failureText: null,
      },
      { question: null, end: 'LOGIN', failureText: null },
    ])
  })

  test('거절된 까닭이 있으면 함께 말한다', () => {
    const text = '회원만 구매할 수 있는 상품이에요.'
    expect(openRequest({ kind: 'login', text }, 'SESSION_IDLE').view().question?.text).toEqual(text)
  })

  test.each([
    ['SESSION_EXPIRED', '로그인 시간이 만료됐어요. 다시 로그인해 주세요.'],
    ['SESSION_IDLE', '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.'],
  ] as const)('세션이 끝났으면 까닭을 알린다: %s', (end, text) => {
    expect(openRequest(LOGIN, end).view().question?.text).toEqual(text)
  })

  test('묻는 것을 닫으면 그대로 둘러본다', () => {
    const page = openRequest(LOGIN)
    page.view().dismiss()
    page.view().confirm()
    expect([page.view().question, page.view().end]).toEqual([null, 'CLOSED'])
  })

  test('묻는 사이 다른 창에서 로그인하면 더 묻지 않는다', () => {
    const page = openRequest(LOGIN)
    page.view().opened()
    expect([page.view().question, page.view().end]).toEqual([null, 'CLOSED'])
  })
})

describe('로그아웃', () => {
  test('묻지 않고 한 번 로그아웃한다', async () => {
    const page = openRequest(LOG_OUT)
    page.view().confirm()
    expect([page.logOuts.length, page.view().question, page.view().end]).toEqual([1, null, null])
    page.logOuts[0]?.answer({ kind: 'loggedOut' })
    await page.ends()
    expect([page.view().end, page.view().failureText]).toEqual(['LOGGED_OUT', null])
  })

  test('서버가 로그아웃하지 못하면 로그인된 채로 까닭을 알린다', async () => {
    const [refused, silent] = [openRequest(LOG_OUT), openRequest(LOG_OUT)]
    refused.logOuts[0]?.answer({ kind: 'refused', text: '네트워크 연결을 확인해 주세요.' })
    silent.logOuts[0]?.fail()
    await Promise.all([refused.ends(), silent.ends()])
    expect([refused, silent].map((page) => [page.view().end, page.view().failureText])).toEqual([
      ['FAILED', '네트워크 연결을 확인해 주세요.'],
      ['FAILED', '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
