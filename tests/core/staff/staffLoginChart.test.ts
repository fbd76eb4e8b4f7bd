import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { staffLoginChart } from '@jangteo/core/staff/staffLogin.chart'
import type {
  AwaitedFactor,
  StaffCodeForm,
  StaffCodeOutcome,
  StaffLoginForm,
  StaffPasswordOutcome,
} from '@jangteo/core/staff/staffLogin.chart'
import { staffLoginView } from '@jangteo/core/staff/staffLogin.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const FORM: StaffLoginForm = { loginId: 'jangteo1', password: 'blue-sky-77' }
const MAILED: AwaitedFactor = {
  factor: 'EMAIL_CODE',
  ticket: 'ticket',
  secret: null,
  uri: null,
}
const SETUP: AwaitedFactor = {
  factor: 'TOTP_SETUP',
  ticket: 'ticket',
  secret: 'ABCDEFGHIJ',
  uri: 'otpauth://totp/x',
}
const coverage = coverChart(staffLoginChart)

function openLogin() {
  const logins = answeredActor<StaffPasswordOutcome, StaffLoginForm>()
  const codes = answeredActor<StaffCodeOutcome, StaffCodeForm>()
  const machine = staffLoginChart.provide({
    actors: { logIn: logins.logic, confirmCode: codes.logic },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const view = () => staffLoginView(actor.getSnapshot(), actor)
  return {
    view,
    context: () => actor.getSnapshot().context,
    forms: () => logins.questions.map(({ input }) => input),
    codes: () => codes.questions.map(({ input }) => input),
    async passwordIs(outcome: StaffPasswordOutcome | null) {
      view().submit(FORM)
      if (outcome === null) logins.questions.at(-1)?.fail()
      else logins.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async codeIs(outcome: StaffCodeOutcome | null) {
      view().confirm('123456')
      if (outcome === null) codes.questions.at(-1)?.fail()
      else codes.questions.at(-1)?.answer(outcome)
      await settles()
    },
  }
}

async function awaiting(awaited: AwaitedFactor) {
  const page = openLogin()
  await page.passwordIs({ kind: 'factor', awaited })
  return page
}

describe('아이디와 비밀번호', () => {
  test('아는 기기에서는 바로 로그인하고, 비밀번호를 잊는다', async () => {
    const page = openLogin()
    await page.passwordIs({ kind: 'loggedIn' })
    expect([page.forms(), page.context().form.password, withoutVerbs(page.view())]).toEqual([
      [FORM],
      '',
      { isBusy: false, isLoggedIn: true, factor: null, problemText: null },
    ])
  })

  test.each([
    [{ loginId: ' ', password: 'x' }, '아이디를 입력해 주세요.'],
    [{ loginId: 'jangteo1', password: '' }, '비밀번호를 입력해 주세요.'],
  ])('빠진 칸이 있으면 묻지 않는다: %j', (form, text) => {
    const page = openLogin()
    page.view().submit(form)
    expect([page.view().problemText, page.forms()]).toEqual([text, []])
  })

  test('틀리면 들은 대로 알리고, 답이 없으면 다시 시도할 수 있다', async () => {
    const page = openLogin()
    await page.passwordIs({ kind: 'refused', text: '일치하지 않아요.' })
    const refused = page.view().problemText
    await page.passwordIs(null)
    expect([refused, page.view().problemText, page.view().isBusy]).toEqual([
      '일치하지 않아요.',
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      false,
    ])
  })
})

describe('두 번째 확인', () => {
  test('인증번호가 맞으면 로그인한다', async () => {
    const page = await awaiting(MAILED)
    await page.codeIs({ kind: 'loggedIn' })
    expect([page.codes(), page.context().code, page.view().isLoggedIn]).toEqual([
      [{ ticket: 'ticket', code: '123456' }],
      '',
      true,
    ])
  })

  test('인증 앱을 등록할 때는 키를 네 글자씩 보인다', async () => {
    const page = await awaiting(SETUP)
    expect(page.view().factor).toEqual({
      factor: 'TOTP_SETUP',
      title: '인증 앱 등록',
      guide:
        '인증 앱으로 QR 코드를 찍거나 아래 키를 등록한 뒤, 앱에 보이는 6자리 숫자를 입력해 주세요.',
      secretText: 'ABCD EFGH IJ',
      uri: 'otpauth://totp/x',
    })
  })

  test('짧은 번호는 묻지 않고, 틀린 번호는 다시 입력한다', async () => {
    const page = await awaiting(MAILED)
    page.view().confirm('12')
    const short = page.view().problemText
    await page.codeIs({ kind: 'refused', text: '일치하지 않아요.' })
    const wrong = page.view().problemText
    await page.codeIs(null)
    expect([short, wrong, page.view().problemText, page.codes().length]).toEqual([
      '인증번호 6자리를 입력해 주세요.',
      '일치하지 않아요.',
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      2,
    ])
  })

  test('기한이 지나면 처음부터 다시 하고, 스스로도 처음으로 돌아간다', async () => {
    const late = await awaiting(MAILED)
    await late.codeIs({ kind: 'over', text: '입력 시간이 지났어요.' })
    const back = await awaiting(MAILED)
    back.view().restart()
    expect([late.view(), back.view()].map(withoutVerbs)).toEqual([
      { isBusy: false, isLoggedIn: false, factor: null, problemText: '입력 시간이 지났어요.' },
      { isBusy: false, isLoggedIn: false, factor: null, problemText: null },
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
