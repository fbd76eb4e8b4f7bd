import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { sessionChart } from '@jangteo/core/session/session.chart'
import type {
  LogOutOutcome,
  SessionLook,
  SessionRequest,
} from '@jangteo/core/session/session.chart'
import type { SessionEnd } from '@jangteo/core/session/session.rules'
import { sessionView } from '@jangteo/core/session/session.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const LOGIN: SessionRequest = { kind: 'login', text: null }
const LOG_OUT: SessionRequest = { kind: 'logOut' }
const IDLE: SessionRequest = { kind: 'idle' }
const coverage = coverChart(sessionChart)

function openRequest(request: SessionRequest, end: SessionEnd | null = null) {
  const logOuts = answeredActor<LogOutOutcome, undefined>()
  const touches = answeredActor<SessionLook, undefined>()
  const machine = sessionChart.provide({ actors: { logOut: logOuts.logic, touch: touches.logic } })
  const clock = new SimulatedClock()
  const input = { request, end }
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  clock.increment(0)
  return {
    logOuts: logOuts.questions,
    touches: touches.questions,
    settles: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
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
        isBusy: false,
        isWarning: false,
      },
      { question: null, end: 'LOGIN', failureText: null, isBusy: false, isWarning: false },
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

describe('오래 쓰지 않은 로그인', () => {
  test('계속 이용할지 묻고, 그러겠다고 하면 로그인이 이어진다', async () => {
    const page = openRequest(IDLE)
    const asked = page.view().isWarning
    page.view().confirm()
    page.view().confirm()
    const busy = [page.touches.length, page.view().isWarning, page.view().isBusy]
    page.touches[0]?.answer({ kind: 'lasts' })
    await page.ends()
    expect([asked, busy, page.view().isWarning, page.view().end]).toEqual([
      true,
      [1, true, true],
      false,
      'CLOSED',
    ])
  })

  test('답이 없이 시간이 다 되면 서버에 묻고, 끝났으면 까닭을 알리며 로그인할지 묻는다', async () => {
    const page = openRequest(IDLE)
    const before = page.touches.length
    page.view().timeUp()
    page.touches[0]?.answer({ kind: 'ended', end: 'SESSION_IDLE' })
    await page.settles()
    const { question } = page.view()
    page.view().confirm()
    expect([before, page.touches.length, question, page.view().end]).toEqual([
      0,
      1,
      {
        title: '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.',
        text: '작성하던 내용은 남아 있어요. 다시 로그인하면 이어서 할 수 있어요.',
      },
      'LOGIN',
    ])
  })

  test('다른 기기에서 끝낸 로그인은 만료됐다고 한다', async () => {
    const page = openRequest(IDLE)
    page.view().confirm()
    page.touches[0]?.answer({ kind: 'ended', end: 'SESSION_EXPIRED' })
    await page.settles()
    expect(page.view().question?.title).toEqual('로그인 시간이 만료됐어요. 다시 로그인해 주세요.')
  })

  test('그사이 다른 탭에서 이용하면 더 묻지 않는다', () => {
    const page = openRequest(IDLE)
    page.view().used()
    page.view().timeUp()
    expect([page.view().end, page.touches.length]).toEqual(['CLOSED', 0])
  })

  test('바로 로그아웃할 수도 있다', async () => {
    const page = openRequest(IDLE)
    page.view().logOut()
    page.logOuts[0]?.answer({ kind: 'loggedOut' })
    await page.ends()
    expect([page.view().end, page.touches.length]).toEqual(['LOGGED_OUT', 0])
  })

  test('서버가 답하지 않으면 그렇게 말하고 닫는다', async () => {
    const page = openRequest(IDLE)
    page.view().confirm()
    page.touches[0]?.fail()
    await page.ends()
    expect([page.view().end, page.view().failureText]).toEqual([
      'FAILED',
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
