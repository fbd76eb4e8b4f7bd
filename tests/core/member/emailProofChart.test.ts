import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { emailProofChart } from '@jangteo/core/member/emailProof.chart'
import type {
  EmailCodeTry,
  EmailProofInput,
  EmailProveAnswer,
  EmailSendAnswer,
} from '@jangteo/core/member/emailProof.chart'
import { emailProofView } from '@jangteo/core/member/emailProof.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const EMAIL = 'gildong@mail.example'
const DUE_MS = 1_000_000
const SENT: EmailSendAnswer = { kind: 'sent', dueAtMs: DUE_MS }
const PROVED: EmailProveAnswer = { kind: 'proved', emailProof: 'proof-1' }
const coverage = coverChart(emailProofChart)

function openProof(change: Partial<EmailProofInput> = {}) {
  const sends = answeredActor<EmailSendAnswer, Pick<EmailProofInput, 'purpose' | 'email'>>()
  const proves = answeredActor<EmailProveAnswer, EmailCodeTry>()
  const machine = emailProofChart.provide({
    actors: { sendEmailCode: sends.logic, proveEmail: proves.logic },
  })
  const clock = new SimulatedClock()
  const input: EmailProofInput = { purpose: 'FIND', email: '', dueAtMs: null, ...change }
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  clock.increment(0)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const view = () => emailProofView(actor.getSnapshot(), actor)
  return {
    sends: () => sends.questions.map((question) => question.input),
    proves: () => proves.questions.map((question) => question.input),
    view,
    async isSent(answer: EmailSendAnswer = SENT) {
      view().send(EMAIL)
      sends.questions.at(-1)?.answer(answer)
      await settles()
    },
    async isProved(answer: EmailProveAnswer, code = '123456') {
      view().prove(code)
      proves.questions.at(-1)?.answer(answer)
      await settles()
    },
    async sendGetsNoAnswer() {
      view().send(EMAIL)
      sends.questions.at(-1)?.fail()
      await settles()
    },
    async proveGetsNoAnswer() {
      view().prove('123456')
      proves.questions.at(-1)?.fail()
      await settles()
    },
  }
}

describe('이메일 인증', () => {
  test('번호를 받아 입력하면 인증되고, 두 번 눌러도 한 번만 묻는다', async () => {
    const page = openProof()
    page.view().send(EMAIL)
    await page.isSent()
    page.view().prove('123456')
    await page.isProved(PROVED)
    expect([page.sends(), page.proves(), withoutVerbs(page.view())]).toEqual([
      [{ purpose: 'FIND', email: EMAIL }],
      [{ email: EMAIL, code: '123456' }],
      {
        isBusy: false,
        canSend: false,
        canProve: false,
        isAgain: true,
        dueAtMs: null,
        emailProof: 'proof-1',
        noticeText: null,
      },
    ])
  })

  test('보낸 뒤에는 끝나는 시각을 보여 주고, 다시 받을 수 있다', async () => {
    const page = openProof()
    const before = withoutVerbs(page.view())
    await page.isSent()
    const during = withoutVerbs(page.view())
    await page.isSent()
    expect([before, during, page.sends().length]).toEqual([
      {
        isBusy: false,
        canSend: true,
        canProve: false,
        isAgain: false,
        dueAtMs: null,
        emailProof: null,
        noticeText: null,
      },
      {
        isBusy: false,
        canSend: true,
        canProve: true,
        isAgain: true,
        dueAtMs: DUE_MS,
        emailProof: null,
        noticeText: null,
      },
      2,
    ])
  })

  test.each([
    ['EMAIL_CODE_TOO_SOON', '인증번호는 1분에 한 번 받을 수 있어요. 잠시 후 다시 시도해 주세요.'],
    [
      'EMAIL_CODE_TOO_MANY',
      '인증번호는 1시간에 5번까지 받을 수 있어요. 나중에 다시 시도해 주세요.',
    ],
    ['EMAIL_TAKEN', '이미 사용 중인 이메일이에요.'],
    ['EMAIL_INVALID', '이메일을 다시 확인해 주세요.'],
  ] as const)('보내지 못하면 알린다: %s', async (reason, text) => {
    const page = openProof()
    await page.isSent({ kind: 'refused', reason })
    expect([page.view().noticeText, page.view().canProve]).toEqual([text, false])
    page.view().retype()
    expect(page.view().noticeText).toBeNull()
  })

  test('다른 거절은 그 말을 그대로 전한다', async () => {
    const page = openProof()
    await page.isSent({ kind: 'failed', text: '요청이 너무 많아요.' })
    expect(page.view().noticeText).toBe('요청이 너무 많아요.')
  })

  test('답이 없으면 다시 시도할 수 있다', async () => {
    const page = openProof()
    await page.sendGetsNoAnswer()
    const first = [page.view().noticeText, page.view().canSend]
    await page.isSent()
    await page.proveGetsNoAnswer()
    expect([first, page.view().canProve]).toEqual([
      ['요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.', true],
      true,
    ])
  })

  test('틀리면 남은 시간 동안 다시 입력한다', async () => {
    const page = openProof()
    await page.isSent()
    await page.isProved({ kind: 'refused', reason: 'EMAIL_CODE_MISMATCH' })
    const wrong = [page.view().noticeText, page.view().canProve]
    page.view().tick(DUE_MS - 1)
    const lastMoment = page.view().canProve
    page.view().tick(DUE_MS)
    expect([wrong, lastMoment, page.view().canProve, page.view().noticeText]).toEqual([
      ['인증번호가 일치하지 않아요.', true],
      true,
      false,
      '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.',
    ])
  })

  test.each(['EMAIL_CODE_TIMED_OUT', 'EMAIL_CODE_TRIES_EXCEEDED'] as const)(
    '%s: 다시 받아야 한다',
    async (reason) => {
      const page = openProof()
      await page.isSent()
      await page.isProved({ kind: 'refused', reason })
      const ended = [page.view().canProve, page.view().canSend]
      await page.isSent()
      expect([ended, page.view().canProve]).toEqual([[false, true], true])
    },
  )

  test('다른 거절이면 번호는 그대로 유효하다', async () => {
    const page = openProof()
    await page.isSent()
    await page.isProved({ kind: 'failed', text: '요청이 너무 많아요.' })
    expect([page.view().noticeText, page.view().canProve]).toEqual(['요청이 너무 많아요.', true])
  })

  test('이메일을 다시 입력하면 처음부터 한다', async () => {
    const waiting = openProof()
    await waiting.isSent()
    waiting.view().retype()
    const late = openProof()
    await late.isSent()
    late.view().tick(DUE_MS)
    late.view().retype()
    expect([waiting, late].map(({ view }) => [view().isAgain, view().canProve])).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('새로고침해도 받은 번호를 남은 시간 동안 입력한다', () => {
    const page = openProof({ email: EMAIL, dueAtMs: DUE_MS })
    const during = [page.view().canProve, page.view().dueAtMs]
    page.view().tick(DUE_MS)
    expect([during, page.view().canProve]).toEqual([[true, DUE_MS], false])
  })

  test('모든 단계를 거쳤다', () => {
    expect(coverage.missing()).toEqual([])
  })
})
