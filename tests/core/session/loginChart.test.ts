import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { loginChart } from '@jangteo/core/session/login.chart'
import type { LoginForm, LoginOutcome } from '@jangteo/core/session/login.chart'
import type { LoginRefusal } from '@jangteo/core/session/login.rules'
import { loginView } from '@jangteo/core/session/login.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const FORM: LoginForm = { loginId: 'jangteo1', password: 'blue-sky-77' }
const coverage = coverChart(loginChart)

function openLogin() {
  const logins = answeredActor<LoginOutcome, LoginForm>()
  const machine = loginChart.provide({ actors: { logIn: logins.logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    actor,
    asked: () => logins.questions.map(({ input }) => input),
    password: () => actor.getSnapshot().context.form.password,
    view: () => loginView(actor.getSnapshot()),
    async isAnswered(outcome: LoginOutcome) {
      actor.send({ type: 'buyer.submit', form: FORM })
      logins.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      actor.send({ type: 'buyer.submit', form: FORM })
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
    page.actor.send({ type: 'buyer.submit', form: FORM })
    await page.isAnswered({ kind: 'loggedIn', suggestsPasswordChange: false })
    expect([page.asked(), page.password(), page.view()]).toEqual([
      [FORM],
      '',
      {
        canType: false,
        isBusy: false,
        gap: null,
        noticeText: null,
        offersReset: false,
        suggestionText: null,
        destination: 'BACK',
      },
    ])
  })

  test.each([
    [{ loginId: '', password: '' }, 'loginId', '아이디를 입력해 주세요.'],
    [{ loginId: 'jangteo1', password: '' }, 'password', '비밀번호를 입력해 주세요.'],
  ] as const)('빠진 칸이 있으면 묻지 않는다: %j', (form, gap, text) => {
    const page = openLogin()
    page.actor.send({ type: 'buyer.submit', form })
    const { gap: shownGap, noticeText, canType } = page.view()
    expect([shownGap, noticeText, canType, page.asked()]).toEqual([gap, text, true, []])
  })

  test('틀리면 알리고, 다시 입력하면 알림이 사라진다', async () => {
    const page = await refusedLogin('LOGIN_MISMATCH')
    const text = page.view().noticeText
    page.actor.send({ type: 'buyer.retype' })
    expect([text, page.view().noticeText, page.view().canType]).toEqual([
      '아이디 또는 비밀번호가 일치하지 않아요.',
      null,
      true,
    ])
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
    page.actor.send({ type: 'buyer.submit', form: FORM })
    const { canType, noticeText, offersReset } = page.view()
    expect([canType, noticeText, offersReset, page.asked().length]).toEqual([
      true,
      '로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.',
      true,
      1,
    ])
    page.actor.send({ type: 'system.unblocked' })
    expect([page.view().canType, page.view().noticeText]).toEqual([true, null])
  })

  test('차단되어도 다시 입력하면 다른 사람이 로그인할 수 있다', async () => {
    const page = await refusedLogin('LOGIN_BLOCKED')
    page.actor.send({ type: 'buyer.retype' })
    const { canType, noticeText, offersReset } = page.view()
    await page.isAnswered({ kind: 'loggedIn', suggestsPasswordChange: false })
    expect([canType, noticeText, offersReset, page.asked().length]).toEqual([true, null, false, 2])
    expect(page.view().destination).toEqual('BACK')
  })

  test('차단되거나 휴면이면 비밀번호를 재설정하러 갈 수 있다', async () => {
    const pages = [await refusedLogin('LOGIN_BLOCKED'), await refusedLogin('LOGIN_DORMANT')]
    const destinations = pages.map((page) => {
      page.actor.send({ type: 'buyer.resetPassword' })
      return page.view().destination
    })
    expect(destinations).toEqual(['RESET_PASSWORD', 'RESET_PASSWORD'])
  })

  test('휴면 안내는 닫을 수 있다', async () => {
    const page = await refusedLogin('LOGIN_DORMANT')
    const text = page.view().noticeText
    page.actor.send({ type: 'buyer.dismiss' })
    expect([text, page.view().noticeText, page.view().canType]).toEqual([
      '1년 동안 접속하지 않아 휴면 상태예요. 비밀번호를 재설정하면 해제돼요.',
      null,
      true,
    ])
  })
})

describe('오래된 비밀번호', () => {
  test('로그인한 뒤 변경을 권하고, 나중에 해도 된다', async () => {
    const [later, now] = [openLogin(), openLogin()]
    await later.isAnswered({ kind: 'loggedIn', suggestsPasswordChange: true })
    await now.isAnswered({ kind: 'loggedIn', suggestsPasswordChange: true })
    const { suggestionText, destination } = later.view()
    later.actor.send({ type: 'buyer.postpone' })
    now.actor.send({ type: 'buyer.changePassword' })
    expect([suggestionText, destination, later.view().destination, now.view().destination]).toEqual(
      [
        '비밀번호를 변경한 지 90일이 지났어요. 새 비밀번호로 바꿔 주세요.',
        null,
        'BACK',
        'CHANGE_PASSWORD',
      ],
    )
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
