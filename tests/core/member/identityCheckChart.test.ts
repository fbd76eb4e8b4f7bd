import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { identityCheckChart } from '@jangteo/core/member/identityCheck.chart'
import type {
  IdentityOutcome,
  IdentityPurpose,
  OpenedVerification,
} from '@jangteo/core/member/identityCheck.chart'
import { identityCheckView } from '@jangteo/core/member/identityCheck.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const coverage = coverChart(identityCheckChart)

function openCheck(purpose: IdentityPurpose = 'JOIN') {
  const windows = answeredActor<OpenedVerification, { readonly purpose: IdentityPurpose }>()
  const checks = answeredActor<IdentityOutcome, OpenedVerification>()
  const machine = identityCheckChart.provide({
    actors: { openVerification: windows.logic, confirmIdentity: checks.logic },
  })
  const input = { purpose }
  const actor = createActor(machine, { input, inspect: coverage.inspect }).start()
  const view = () => identityCheckView(actor.getSnapshot(), actor)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    windows: windows.questions,
    checks: checks.questions,
    settles,
    view,
    async opensWindow() {
      view().verify()
      windows.questions.at(-1)?.answer({ verificationId: `v-${windows.questions.length}` })
      await settles()
    },
    async isConfirmed(outcome: IdentityOutcome) {
      view().returned()
      checks.questions.at(-1)?.answer(outcome)
      await settles()
    },
  }
}

describe('본인인증', () => {
  test('인증창에서 돌아오면 서버가 확인해야 인증된다', async () => {
    const check = openCheck('ADULT')
    await check.opensWindow()
    expect([check.view().isWindowOpen, check.view().isVerified]).toEqual([true, false])
    await check.isConfirmed({ kind: 'verified' })
    expect(withoutVerbs(check.view())).toEqual({
      canVerify: false,
      canDismiss: false,
      isBusy: false,
      isWindowOpen: false,
      isVerified: true,
      noticeText: null,
    })
    expect([check.windows, check.checks].map((asked) => asked.map(({ input }) => input))).toEqual([
      [{ purpose: 'ADULT' }],
      [{ verificationId: 'v-1' }],
    ])
  })

  test('두 번 눌러도 창은 하나만 연다', () => {
    const check = openCheck()
    check.view().verify()
    check.view().verify()
    expect([check.windows.length, check.view().isBusy]).toEqual([1, true])
  })

  test('창을 닫으면 처음으로 돌아가고, 늦게 온 결과는 듣지 않는다', async () => {
    const check = openCheck()
    await check.opensWindow()
    check.view().closed()
    check.view().returned()
    expect([check.view().canVerify, check.view().noticeText, check.checks.length]).toEqual([
      true,
      null,
      0,
    ])
  })

  test('인증창을 여는 동안에도 그만둘 수 있고, 늦게 열린 창은 듣지 않는다', async () => {
    const check = openCheck()
    check.view().verify()
    const { canDismiss } = check.view()
    check.view().dismiss()
    check.windows[0]?.answer({ verificationId: 'v-1' })
    await Promise.resolve()
    const { isBusy, isWindowOpen, canVerify } = check.view()
    expect([canDismiss, isBusy, isWindowOpen, canVerify]).toEqual([true, false, false, true])
  })

  test('창이 말없이 사라졌으면 그만두거나 다시 인증할 수 있고, 확인은 새 창의 것으로 한다', async () => {
    const [left, again] = [openCheck(), openCheck()]
    await left.opensWindow()
    left.view().dismiss()
    await again.opensWindow()
    const { canVerify, canDismiss } = again.view()
    await again.opensWindow()
    await again.isConfirmed({ kind: 'verified' })
    expect([left.view().isWindowOpen, left.view().canVerify, canVerify, canDismiss]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([again.checks.map(({ input }) => input), again.view().isVerified]).toEqual([
      [{ verificationId: 'v-2' }],
      true,
    ])
  })

  test('거절하면 까닭을 알리고, 다시 인증하거나 닫을 수 있다', async () => {
    const check = openCheck()
    await check.opensWindow()
    await check.isConfirmed({ kind: 'refused', reason: 'IDENTITY_TAKEN' })
    const { noticeText } = check.view()
    await check.opensWindow()
    await check.isConfirmed({ kind: 'refused', reason: 'AGE_TOO_YOUNG' })
    const second = check.view().noticeText
    check.view().dismiss()
    expect([noticeText, second, check.view().noticeText]).toEqual([
      '이미 가입한 계정이 있어요. 그 계정으로 로그인해 주세요.',
      '만 14세 이상만 가입할 수 있어요.',
      null,
    ])
    expect(check.checks.map(({ input }) => input.verificationId)).toEqual(['v-1', 'v-2'])
  })

  test('창을 열지 못하거나 답이 없으면 다시 시도하라고 한다', async () => {
    const [unopened, unanswered] = [openCheck(), openCheck()]
    unopened.view().verify()
    unopened.windows[0]?.fail()
    await unopened.settles()
    await unanswered.opensWindow()
    unanswered.view().returned()
    unanswered.checks[0]?.fail()
    await unanswered.settles()
    const texts = [unopened, unanswered].map((check) => check.view().noticeText)
    const text = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
    expect(texts).toEqual([text, text])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
