import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { passwordResetChart } from '@jangteo/core/member/passwordReset.chart'
import type {
  PasswordResetInput,
  PasswordResetOutcome,
  PasswordResetQuery,
} from '@jangteo/core/member/passwordReset.chart'
import { passwordResetView } from '@jangteo/core/member/passwordReset.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const PROOF = { emailProof: 'proof-1' }
const TYPED = { password: 'Spring#2026', confirmation: 'Spring#2026' }
const coverage = coverChart(passwordResetChart)

const NOTHING: PasswordResetInput = { loginId: '', proof: null, isAtPassword: false }

function openReset(input: PasswordResetInput = NOTHING) {
  const resets = answeredActor<PasswordResetOutcome, PasswordResetQuery>()
  const machine = passwordResetChart.provide({ actors: { resetPassword: resets.logic } })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  clock.increment(0)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const view = () => passwordResetView(actor.getSnapshot(), actor)
  return {
    asked: () => resets.questions.map((question) => question.input),
    typed: () => actor.getSnapshot().context.typed,
    view,
    async isAnswered(outcome: PasswordResetOutcome) {
      view().submit(TYPED)
      resets.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      view().submit(TYPED)
      resets.questions.at(-1)?.fail()
      await settles()
    },
  }
}

function provedReset() {
  const page = openReset()
  page.view().proveAccount('gildong', PROOF)
  return page
}

describe('비밀번호 재설정', () => {
  test('계정을 인증한 뒤에 새 비밀번호를 입력하고, 두 번 눌러도 한 번만 바꾼다', async () => {
    const page = openReset()
    const first = withoutVerbs(page.view())
    page.view().goOn('gildong')
    const unproved = page.view().step
    page.view().proveAccount('gildong', PROOF)
    const second = page.view().step
    page.view().submit(TYPED)
    await page.isAnswered({ kind: 'reset' })
    expect([
      first,
      unproved,
      second,
      page.asked(),
      withoutVerbs(page.view()),
      page.typed(),
    ]).toEqual([
      { step: 'account', isBusy: false, loginId: '', proof: null, noticeText: null },
      'account',
      'password',
      [{ loginId: 'gildong', proof: PROOF, typed: TYPED }],
      { step: 'reset', isBusy: false, loginId: 'gildong', proof: null, noticeText: null },
      { password: '', confirmation: '' },
    ])
  })

  test('거절된 비밀번호는 다시 입력하고, 알림은 다시 입력하면 사라진다', async () => {
    const page = provedReset()
    await page.isAnswered({ kind: 'refused', reason: 'PASSWORD_REUSED' })
    const refused = [page.view().step, page.view().noticeText]
    page.view().retype()
    expect([refused, page.view().noticeText]).toEqual([
      ['password', '최근에 사용한 비밀번호 3개는 다시 사용할 수 없어요.'],
      null,
    ])
  })

  test('다른 거절은 그 말을 그대로 전한다', async () => {
    const page = provedReset()
    await page.isAnswered({ kind: 'failed', text: '요청이 너무 많아요.' })
    expect(page.view().noticeText).toBe('요청이 너무 많아요.')
  })

  test.each([
    ['EMAIL_PROOF_INVALID', '이메일 인증이 만료됐어요. 인증번호를 다시 받아 주세요.'],
    ['IDENTITY_UNVERIFIED', '본인인증을 마치지 못했어요. 다시 시도해 주세요.'],
  ] as const)('인증이 만료됐으면 다시 인증한다: %s', async (reason, text) => {
    const page = provedReset()
    await page.isAnswered({ kind: 'unproved', reason })
    const { step, proof, noticeText } = page.view()
    expect([step, proof, noticeText]).toEqual(['account', null, text])
  })

  test('다른 계정의 인증이면 아이디를 고쳐 이어 간다', async () => {
    const page = provedReset()
    await page.isAnswered({ kind: 'unproved', reason: 'PASSWORD_RESET_MISMATCH' })
    const refused = [page.view().step, page.view().noticeText]
    page.view().goOn('gildong2')
    await page.isAnswered({ kind: 'reset' })
    expect([refused, page.asked().map(({ loginId }) => loginId)]).toEqual([
      ['account', '아이디와 인증한 정보가 일치하지 않아요.'],
      ['gildong', 'gildong2'],
    ])
  })

  test('앞 단계로 갔다가 인증한 채로 돌아온다', () => {
    const page = provedReset()
    page.view().goBack()
    const back = page.view().step
    page.view().goOn('gildong')
    expect([back, page.view().step]).toEqual(['account', 'password'])
  })

  test('아이디를 입력하지 않고 인증했으면 인증한 채로 아이디를 기다린다', () => {
    const page = openReset()
    page.view().proveAccount('', PROOF)
    const waiting = [page.view().step, page.view().proof]
    page.view().goOn('gildong')
    expect([waiting, page.view().step]).toEqual([['account', PROOF], 'password'])
  })

  test('답이 없으면 바뀌었는지 모른다고 하고, 다시 입력할 수 있다', async () => {
    const page = provedReset()
    await page.getsNoAnswer()
    const unanswered = page.view().step
    page.view().dismiss()
    expect([unanswered, page.view().step]).toEqual(['unanswered', 'password'])
  })

  test('새로고침해도 하던 단계에서 이어 한다', () => {
    const stored = { loginId: 'gildong', proof: PROOF }
    const steps = [
      { ...stored, isAtPassword: true },
      { ...stored, isAtPassword: false },
      { ...NOTHING, isAtPassword: true },
    ].map((input) => openReset(input).view().step)
    expect(steps).toEqual(['password', 'account', 'account'])
  })

  test('모든 단계를 거쳤다', () => {
    expect(coverage.missing()).toEqual([])
  })
})
