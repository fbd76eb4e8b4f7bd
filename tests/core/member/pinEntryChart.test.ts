import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { PinMode } from '@jangteo/core/member/pin/pin.codes'
import { pinEntryChart } from '@jangteo/core/member/pinEntry.chart'
import type { PinOutcome, PinSubmission } from '@jangteo/core/member/pinEntry.chart'
import { pinEntryView } from '@jangteo/core/member/pinEntry.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const PIN = '180752'
const coverage = coverChart(pinEntryChart)

function openEntry(mode: PinMode) {
  const sent = answeredActor<PinOutcome, PinSubmission>()
  const machine = pinEntryChart.provide({ actors: { sendPin: sent.logic } })
  const actor = createActor(machine, { input: { mode }, inspect: coverage.inspect }).start()
  const view = () => pinEntryView(actor.getSnapshot(), actor)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    view,
    type(digits: string) {
      for (const digit of digits) view().press(digit)
    },
    asked: () => sent.questions.map(({ input }) => input),
    digits: () => [actor.getSnapshot().context.typed, actor.getSnapshot().context.first],
    async isAnswered(outcome: PinOutcome) {
      sent.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      sent.questions.at(-1)?.fail()
      await settles()
    },
  }
}

const ACCEPTED: PinOutcome = { kind: 'accepted', pinTicket: 'ticket' }

describe('확인', () => {
  test('여섯 번째 숫자에 한 번만 보내고, 답을 받으면 숫자를 잊는다', async () => {
    const page = openEntry('verify')
    page.type(PIN)
    page.type('7')
    await page.isAnswered(ACCEPTED)
    expect([page.asked(), page.digits(), withoutVerbs(page.view())]).toEqual([
      [{ mode: 'verify', pin: PIN }],
      ['', ''],
      {
        title: '결제 비밀번호를 입력해 주세요',
        text: '숫자 6자리를 입력하면 바로 확인해요.',
        typedCount: 0,
        progressText: '6자리 중 0자리 입력',
        canType: false,
        isBusy: false,
        isLocked: false,
        canRestart: false,
        noticeText: null,
        pinTicket: 'ticket',
      },
    ])
  })

  test('하나씩 지우고, 쉬운 번호도 그대로 보낸다', () => {
    const page = openEntry('verify')
    page.type('11119')
    page.view().erase()
    const { typedCount, progressText } = page.view()
    page.type('11')
    expect([typedCount, progressText, page.asked()]).toEqual([
      4,
      '6자리 중 4자리 입력',
      [{ mode: 'verify', pin: '111111' }],
    ])
  })

  test('틀리면 몇 번째인지 알리고, 다시 누르면 알림이 사라진다', async () => {
    const page = openEntry('verify')
    page.type(PIN)
    await page.isAnswered({ kind: 'mismatch', count: 3, max: 5 })
    const { noticeText, canType } = page.view()
    page.type('1')
    expect([noticeText, canType, page.view().noticeText]).toEqual([
      '비밀번호가 달라요. (3/5)',
      true,
      null,
    ])
  })

  test('잠기면 더 누를 수 없다', async () => {
    const page = openEntry('verify')
    page.type(PIN)
    await page.isAnswered({ kind: 'locked' })
    page.type('1')
    const { noticeText, isLocked, canType, typedCount } = page.view()
    expect([noticeText, isLocked, canType, typedCount]).toEqual([
      '5번 잘못 입력해 잠겼어요. 본인인증 후 다시 설정해 주세요.',
      true,
      false,
      0,
    ])
  })

  test('답이 없거나 다른 까닭으로 거절되면 들은 대로 알린다', async () => {
    const page = openEntry('verify')
    page.type(PIN)
    await page.getsNoAnswer()
    const unanswered = page.view().noticeText
    page.type(PIN)
    await page.isAnswered({ kind: 'refused', text: '요청이 너무 많아요.' })
    expect([unanswered, page.view().noticeText]).toEqual([
      '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      '요청이 너무 많아요.',
    ])
  })
})

describe('만들기와 다시 설정하기', () => {
  test.each(['set', 'reset'] as const)('%s: 두 번 같아야 보낸다', async (mode) => {
    const page = openEntry(mode)
    page.type(PIN)
    const { title, canRestart } = page.view()
    page.type('1807')
    page.view().erase()
    page.type('752')
    await page.isAnswered(ACCEPTED)
    expect([title, canRestart, page.asked(), page.view().pinTicket]).toEqual([
      '한 번 더 입력해 주세요',
      true,
      [{ mode, pin: PIN }],
      'ticket',
    ])
  })

  test('두 번호가 다르면 처음부터 입력한다', () => {
    const page = openEntry('set')
    page.type(PIN)
    page.type('180753')
    const { noticeText, canRestart } = page.view()
    expect([noticeText, canRestart, page.asked(), page.digits()]).toEqual([
      '두 번호가 서로 달라요. 처음부터 다시 입력해 주세요.',
      false,
      [],
      ['', ''],
    ])
  })

  test('한 번 더 입력하다가 처음으로 돌아갈 수 있다', () => {
    const page = openEntry('set')
    page.type(PIN)
    page.type('18')
    page.view().restart()
    expect([page.view().title, page.digits()]).toEqual(['결제 비밀번호를 만들어 주세요', ['', '']])
  })

  test('쉬운 번호는 묻지 않고 거절하고, 서버만 아는 까닭은 듣고 알린다', async () => {
    const page = openEntry('set')
    page.type('111111')
    const own = [page.view().noticeText, page.asked().length]
    page.type(PIN)
    page.type(PIN)
    await page.isAnswered({ kind: 'weak' })
    expect([own, page.view().noticeText, page.view().title]).toEqual([
      ['추측하기 쉬운 번호예요.', 0],
      '추측하기 쉬운 번호예요.',
      '결제 비밀번호를 만들어 주세요',
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
