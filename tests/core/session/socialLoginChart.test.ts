import { SOCIAL_CODES } from '@jangteo/core/session/social.codes'
import { socialLoginChart } from '@jangteo/core/session/socialLogin.chart'
import type {
  SocialArrival,
  SocialOutcome,
  SocialSignUpOutcome,
} from '@jangteo/core/session/socialLogin.chart'
import { socialLoginView } from '@jangteo/core/session/socialLogin.view'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { SOCIAL_SIGN_UP_TERMS } from '@jangteo/core/session/socialTerms.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const CODE: SocialArrival = { kind: 'code', code: 'the-code', state: 'the-state' }
const GUEST = { ticket: 'the-ticket', name: '김하늘', email: 'haneul@kakao.example' }
const REQUIRED = SOCIAL_SIGN_UP_TERMS.flatMap(({ kind, isRequired }) => (isRequired ? [kind] : []))
const coverage = coverChart(socialLoginChart)

function openPage(arrival: SocialArrival = CODE) {
  const finishes = answeredActor<SocialOutcome, { code: string; state: string }>()
  const signUps = answeredActor<
    SocialSignUpOutcome,
    { ticket: string; agreed: readonly TermsKind[] }
  >()
  const machine = socialLoginChart.provide({
    actors: { finish: finishes.logic, signUp: signUps.logic },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    input: { arrival },
    inspect: coverage.inspect,
  }).start()
  const first = withoutVerbs(socialLoginView(actor.getSnapshot(), actor))
  clock.increment(0)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const view = () => socialLoginView(actor.getSnapshot(), actor)
  return {
    first,
    view,
    seen: () => withoutVerbs(view()),
    asked: () => finishes.questions.map(({ input }) => input),
    joined: () => signUps.questions.map(({ input }) => input),
    async isAnswered(outcome: SocialOutcome) {
      finishes.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      finishes.questions.at(-1)?.fail()
      await settles()
    },
    async signsUp(outcome: SocialSignUpOutcome | null) {
      view().submit(REQUIRED)
      view().submit(REQUIRED)
      const question = signUps.questions.at(-1)
      if (outcome === null) question?.fail()
      else question?.answer(outcome)
      await settles()
    },
  }
}

const SEEN = {
  isBusy: false,
  guest: null,
  noticeText: null,
  refusal: null,
  end: null,
  returnUrl: null,
  suggestsPassword: false,
  endText: null,
}

async function aGuestPage() {
  const page = openPage()
  await page.isAnswered({ kind: 'guest', guest: GUEST })
  return page
}

describe('제공자에서 돌아온 화면', () => {
  test('코드를 한 번 보내고, 로그인하면 처음 있던 화면으로 간다', async () => {
    const page = openPage()
    const loggedIn = {
      kind: 'loggedIn',
      suggestsPassword: false,
      returnUrl: '/order/cart',
    } as const
    await page.isAnswered(loggedIn)
    expect([page.first, page.asked(), page.seen()]).toEqual([
      { ...SEEN, isBusy: true },
      [{ code: 'the-code', state: 'the-state' }],
      { ...SEEN, end: 'LOGGED_IN', returnUrl: '/order/cart' },
    ])
  })

  test('비밀번호가 오래됐으면 로그인하면서 말한다', async () => {
    const page = openPage()
    await page.isAnswered({ kind: 'loggedIn', suggestsPassword: true, returnUrl: null })
    expect(page.view().endText).toEqual('비밀번호를 변경한 지 90일이 지났어요.')
  })

  test('연결하면 연결했다고 한다', async () => {
    const page = openPage()
    await page.isAnswered({ kind: 'linked', returnUrl: '/setting/security' })
    expect(page.seen()).toEqual({
      ...SEEN,
      end: 'LINKED',
      returnUrl: '/setting/security',
      endText: '계정을 연결했어요.',
    })
  })

  test.each([
    ['SOCIAL_DENIED', 'AGAIN'],
    ['SOCIAL_CLOSED', 'AGAIN'],
    ['SOCIAL_UNAVAILABLE', 'LOGIN'],
    ['SOCIAL_UNKNOWN', 'AGAIN'],
  ] as const)('코드 없이 돌아오면 묻지 않고 까닭을 말한다: %s', async (reason, remedy) => {
    const page = openPage({ kind: 'refused', reason })
    expect([page.asked(), page.seen()]).toEqual([
      [],
      { ...SEEN, refusal: { text: SESSION_MESSAGES[reason](), remedy } },
    ])
  })

  test.each(SOCIAL_CODES)('거절마다 문구와 다음 길이 있다: %s', async (reason) => {
    const page = openPage()
    await page.isAnswered({ kind: 'refused', reason })
    expect(page.view().refusal?.text).toEqual(SESSION_MESSAGES[reason]())
  })

  test('휴면이면 비밀번호로, 이메일이 같으면 로그인으로, 다른 계정이면 연결된 계정으로 이끈다', async () => {
    const remedyOf = async (reason: (typeof SOCIAL_CODES)[number]) => {
      const page = openPage()
      await page.isAnswered({ kind: 'refused', reason })
      return page.view().refusal?.remedy
    }
    expect([
      await remedyOf('SOCIAL_DORMANT'),
      await remedyOf('SOCIAL_EMAIL_TAKEN'),
      await remedyOf('SOCIAL_DIFFERENT_ACCOUNT'),
    ]).toEqual(['PASSWORD', 'LOGIN', 'LINKS'])
  })

  test('답이 없으면 다시 시작하게 하고, 다른 거절은 그 문구를 말한다', async () => {
    const silent = openPage()
    await silent.getsNoAnswer()
    const busy = openPage()
    await busy.isAnswered({ kind: 'refused', reason: { text: '요청이 너무 많아요.' } })
    expect([silent.view().refusal, busy.view().refusal]).toEqual([
      { text: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.', remedy: 'AGAIN' },
      { text: '요청이 너무 많아요.', remedy: 'AGAIN' },
    ])
  })
})

describe('처음 온 사람', () => {
  test('필수 약관에 동의하지 않으면 묻지 않고 말한다', async () => {
    const page = await aGuestPage()
    page.view().submit(REQUIRED.slice(1))
    expect([page.joined(), page.seen()]).toEqual([
      [],
      { ...SEEN, guest: GUEST, noticeText: '필수 약관에 동의해 주세요.' },
    ])
  })

  test('두 번 눌러도 한 번만 가입하고, 처음 있던 화면으로 간다', async () => {
    const page = await aGuestPage()
    await page.signsUp({ kind: 'loggedIn', suggestsPassword: false, returnUrl: '/order/cart' })
    expect([page.joined(), page.seen()]).toEqual([
      [{ ticket: 'the-ticket', agreed: REQUIRED }],
      { ...SEEN, end: 'LOGGED_IN', returnUrl: '/order/cart' },
    ])
  })

  test('답이 없으면 그 자리에서 다시 보낼 수 있다', async () => {
    const page = await aGuestPage()
    await page.signsUp(null)
    expect(page.seen()).toEqual({
      ...SEEN,
      guest: GUEST,
      noticeText: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    })
    await page.signsUp({ kind: 'loggedIn', suggestsPassword: false, returnUrl: null })
    expect(page.view().end).toEqual('LOGGED_IN')
  })

  test('서버가 약관이 빠졌다고 하면 그 자리에 머물고, 표가 끝났으면 처음부터 다시 한다', async () => {
    const page = await aGuestPage()
    await page.signsUp({ kind: 'missing', reason: 'TERMS_REQUIRED' })
    const missing = page.view().noticeText
    await page.signsUp({ kind: 'refused', reason: 'SOCIAL_TICKET_EXPIRED' })
    expect([missing, page.view().refusal]).toEqual([
      '필수 약관에 동의해 주세요.',
      { text: '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.', remedy: 'AGAIN' },
    ])
  })

  test('새로고침해도 약관에 동의하던 자리에서 이어 간다', () => {
    const page = openPage({ kind: 'guest', guest: GUEST })
    expect([page.asked(), page.seen()]).toEqual([[], { ...SEEN, guest: GUEST }])
  })
})

test('모든 단계를 밟았다', () => {
  expect(coverage.missing()).toEqual([])
})
