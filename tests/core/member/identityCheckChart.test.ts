import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { identityCheckChart } from '@jangteo/core/member/identityCheck.chart'
import type { IdentityOutcome, OpenedVerification } from '@jangteo/core/member/identityCheck.chart'
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
  const press = (label: string) =>
    view()
      .buttons.find((button) => button.label === label)
      ?.press()
  return {
    windows: windows.questions,
    checks: checks.questions,
    settles,
    view,
    press,
    labels: () => view().buttons.map(({ label }) => label),
    async opensWindow(label = '본인인증하기') {
      press(label)
      windows.questions.at(-1)?.answer({ verificationId: `v-${windows.questions.length}` })
      await settles()
    },
    async isAnswered(outcome: IdentityOutcome) {
      checks.questions.at(-1)?.answer(outcome)
      await settles()
    },
  }
}

describe('본인인증', () => {
  test('인증창을 열고, 그 창이 돌아온 새 페이지는 서버가 확인해야 인증된다', async () => {
    const left = openCheck('ADULT')
    await left.opensWindow()
    expect(withoutVerbs(left.view())).toEqual({
      isBusy: false,
      statusText: '인증창에서 인증을 마쳐 주세요.',
      noticeText: null,
      buttons: [{ label: '인증창 다시 열기' }],
      verified: null,
    })
    const arrived = openCheck('ADULT')
    arrived.view().returned('v-1')
    const { isBusy, statusText, verified } = arrived.view()
    expect([isBusy, statusText, verified]).toEqual([true, '인증 결과를 확인하고 있어요.', null])
    await arrived.isAnswered({ kind: 'verified', person: null })
    expect(withoutVerbs(arrived.view())).toEqual({
      isBusy: false,
      statusText: '본인인증을 마쳤어요.',
      noticeText: null,
      buttons: [],
      verified: { verificationId: 'v-1', person: null },
    })
    expect([left.windows, arrived.checks].map((asked) => asked.map(({ input }) => input))).toEqual([
      [{ purpose: 'ADULT' }],
      [{ verificationId: 'v-1' }],
    ])
  })

  test('가입하려는 사람의 이름과 생년월일은 인증 기관이 알려 준 대로 받는다', async () => {
    const check = openCheck('JOIN')
    const person = { name: '홍길동', birthday: '1995-05-05', mobile: '01000005555' } as const
    check.view().returned('v-1')
    await check.isAnswered({ kind: 'verified', person })
    expect(check.view().verified).toEqual({ verificationId: 'v-1', person })
  })

  test('두 번 눌러도 창은 하나만 열고, 두 번 돌아와도 한 번만 확인한다', () => {
    const [pressed, returned] = [openCheck(), openCheck()]
    const [verify] = pressed.view().buttons
    verify?.press()
    verify?.press()
    returned.view().returned('v-1')
    returned.view().returned('v-1')
    expect([pressed.windows.length, returned.checks.length]).toEqual([1, 1])
  })

  test('인증창에서 뒤로 오면 처음으로 돌아가고, 잘못은 없다', async () => {
    const check = openCheck()
    await check.opensWindow()
    check.view().closed()
    expect([check.labels(), check.view().statusText, check.view().noticeText]).toEqual([
      ['본인인증하기'],
      null,
      null,
    ])
  })

  test('창이 말없이 사라졌으면 다시 연다', async () => {
    const check = openCheck()
    await check.opensWindow()
    await check.opensWindow('인증창 다시 열기')
    expect([check.windows.length, check.labels()]).toEqual([2, ['인증창 다시 열기']])
  })

  test('거절하면 사유를 알리고, 다시 인증하는 동안에는 알리지 않는다', async () => {
    const check = openCheck()
    check.view().returned('v-0')
    await check.isAnswered({ kind: 'refused', reason: 'IDENTITY_TAKEN' })
    expect([check.view().noticeText, check.labels()]).toEqual([
      '이미 가입한 계정이 있어요. 그 계정으로 로그인해 주세요.',
      ['다시 인증하기'],
    ])
    check.press('다시 인증하기')
    expect([check.view().noticeText, check.labels()]).toEqual([null, []])
  })

  test.for([
    ['AGE_TOO_YOUNG', '만 14세 이상만 가입할 수 있어요.'],
    ['ADULT_AGE_REQUIRED', '19세 미만은 이용할 수 없는 상품이에요.'],
    ['IDENTITY_DIFFERENT', '회원님 본인의 명의로 인증해 주세요.'],
    ['IDENTITY_UNVERIFIED', '본인인증을 마치지 못했어요. 다시 시도해 주세요.'],
  ] as const)('%s: %s', async ([reason, text]) => {
    const check = openCheck()
    check.view().returned('v-1')
    await check.isAnswered({ kind: 'refused', reason })
    expect(check.view().noticeText).toEqual(text)
  })

  test('다른 거절은 그 글 그대로 알린다', async () => {
    const check = openCheck()
    check.view().returned('v-1')
    await check.isAnswered({ kind: 'failed', text: '로그인 정보가 없어요. 로그인해 주세요.' })
    expect(check.view().noticeText).toEqual('로그인 정보가 없어요. 로그인해 주세요.')
  })

  test('창을 열지 못하면 다시 시도하라고 한다', async () => {
    const check = openCheck()
    check.press('본인인증하기')
    check.windows[0]?.fail()
    await check.settles()
    expect([check.view().noticeText, check.labels()]).toEqual([
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      ['다시 인증하기'],
    ])
  })

  test('인증 기관이나 장터가 답하지 않으면 같은 인증을 다시 확인하거나, 처음부터 인증한다', async () => {
    const check = openCheck()
    check.view().returned('v-1')
    await check.isAnswered({ kind: 'refused', reason: 'IDENTITY_UNAVAILABLE' })
    expect([check.view().noticeText, check.labels()]).toEqual([
      '본인인증 기관이 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
      ['다시 확인하기', '처음부터 인증하기'],
    ])
    check.press('다시 확인하기')
    check.checks.at(-1)?.fail()
    await check.settles()
    expect(check.view().noticeText).toEqual('요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.')
    check.press('다시 확인하기')
    await check.isAnswered({ kind: 'verified', person: null })
    expect(check.checks.map(({ input }) => input.verificationId)).toEqual(['v-1', 'v-1', 'v-1'])
    expect(check.view().verified).toEqual({ verificationId: 'v-1', person: null })

    const again = openCheck()
    again.view().returned('v-1')
    again.checks[0]?.fail()
    await again.settles()
    await again.opensWindow('처음부터 인증하기')
    expect([again.view().noticeText, again.windows.length]).toEqual([null, 1])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
