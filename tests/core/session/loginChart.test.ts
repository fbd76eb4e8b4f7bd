import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { LOCKOUT_MINUTES } from '@jangteo/core/session/lockout.rules'
import { loginChart } from '@jangteo/core/session/login.chart'
import type { LoginForm, LoginOutcome } from '@jangteo/core/session/login.chart'
import type { LoginRefusal } from '@jangteo/core/session/login.rules'
import { loginView } from '@jangteo/core/session/login.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const FORM: LoginForm = { loginId: 'jangteo1', password: 'blue-sky-77' }
const WELCOME: LoginOutcome = { kind: 'loggedIn', suggestsPasswordChange: false }
const coverage = coverChart(loginChart)

function openLogin() {
  const logins = answeredActor<LoginOutcome, LoginForm>()
  const machine = loginChart.provide({ actors: { logIn: logins.logic } })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start()
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const view = () => loginView(actor.getSnapshot(), actor)
  return {
    asked: () => logins.questions.map(({ input }) => input),
    password: () => actor.getSnapshot().context.form.password,
    pass: (ms: number) => clock.increment(ms),
    view,
    async isAnswered(outcome: LoginOutcome) {
      view().submit(FORM)
      logins.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      view().submit(FORM)
      logins.questions.at(-1)?.fail()
      await settles()
    },
  }
}

async function refusedLogin(reason: LoginRefusal) {
  const page = openLogin()
  await page.isAnswered({ kind: 'refused', reason })
  return page
}

describe('로그인 화면', () => {
  test('두 번 눌러도 한 번만 묻고, 답을 받으면 비밀번호를 잊는다', async () => {
    const page = openLogin()
    page.view().submit({ ...FORM, loginId: ` ${FORM.loginId} ` })
    await page.isAnswered(WELCOME)
    expect([page.asked(), page.password(), withoutVerbs(page.view())]).toEqual([
      [FORM],
      '',
      {
        canType: false,
        isBusy: false,
        isLoggedIn: true,
        gap: null,
        noticeText: null,
        suggestsPasswordChange: false,
        needsNewPassword: false,
      },
    ])
  })

  test.each([
    [{ loginId: '', password: '' }, 'loginId', '아이디를 입력해 주세요.'],
    [{ loginId: '  ', password: 'blue-sky-77' }, 'loginId', '아이디를 입력해 주세요.'],
    [{ loginId: 'jangteo1', password: '' }, 'password', '비밀번호를 입력해 주세요.'],
  ] as const)('빠진 칸이 있으면 묻지 않는다: %j', (form, gap, text) => {
    const page = openLogin()
    page.view().submit(form)
    const { gap: shownGap, noticeText, canType } = page.view()
    expect([shownGap, noticeText, canType, page.asked()]).toEqual([gap, text, true, []])
  })

  test('틀리면 알리고, 다시 입력하면 알림이 사라진다', async () => {
    const page = await refusedLogin('LOGIN_MISMATCH')
    const text = page.view().noticeText
    page.view().retype()
    expect([text, page.view().noticeText, page.view().canType]).toEqual([
      '아이디 또는 비밀번호가 일치하지 않아요.',
      null,
      true,
    ])
  })

  test('다른 까닭으로 거절되면 들은 대로 알린다', async () => {
    const page = openLogin()
    const text = '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'
    await page.isAnswered({ kind: 'failed', text })
    expect([page.view().noticeText, page.view().canType]).toEqual([text, true])
  })

  test('답이 없으면 다시 시도할 수 있다', async () => {
    const page = openLogin()
    await page.getsNoAnswer()
    expect([page.view().noticeText, page.view().canType, page.password()]).toEqual([
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      true,
      '',
    ])
  })
})

describe('차단과 휴면', () => {
  test('차단되면 그 아이디로는 풀릴 때까지 로그인하지 못한다', async () => {
    const page = await refusedLogin('LOGIN_BLOCKED')
    page.view().submit(FORM)
    page.pass(LOCKOUT_MINUTES * MINUTE_MS - 1)
    const { canType, noticeText } = page.view()
    expect([canType, noticeText, page.asked().length]).toEqual([
      true,
      '로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.',
      1,
    ])
    page.pass(1)
    expect([page.view().canType, page.view().noticeText]).toEqual([true, null])
    page.view().submit(FORM)
    expect(page.asked().length).toEqual(2)
  })

  test('차단되어도 다시 입력하면 다른 사람이 로그인할 수 있다', async () => {
    const page = await refusedLogin('LOGIN_BLOCKED')
    page.view().retype()
    const { canType, noticeText } = page.view()
    await page.isAnswered(WELCOME)
    expect([canType, noticeText, page.asked().length]).toEqual([true, null, 2])
    expect(page.view().isLoggedIn).toEqual(true)
  })

  test('휴면이면 알리고, 다시 입력하면 다른 사람이 로그인할 수 있다', async () => {
    const page = await refusedLogin('LOGIN_DORMANT')
    const text = page.view().noticeText
    page.view().submit(FORM)
    const askedCount = page.asked().length
    page.view().retype()
    expect([text, askedCount, page.view().noticeText, page.view().canType]).toEqual([
      '1년 동안 접속하지 않아 휴면 상태예요. 비밀번호를 재설정하면 해제돼요.',
      1,
      null,
      true,
    ])
  })
})

test('비밀번호가 오래됐으면 로그인한 뒤에 변경을 권한다', async () => {
  const page = openLogin()
  await page.isAnswered({ kind: 'loggedIn', suggestsPasswordChange: true })
  expect([page.view().suggestsPasswordChange, page.view().isLoggedIn]).toEqual([true, true])
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
