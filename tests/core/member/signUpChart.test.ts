import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { signUpChart } from '@jangteo/core/member/signUp.chart'
import type {
  IdAnswer,
  SignUpAnswer,
  SignUpInput,
  SignUpQuery,
} from '@jangteo/core/member/signUp.chart'
import { signUpView } from '@jangteo/core/member/signUp.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const FAILURE = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
const UNKNOWN = '가입됐는지 확인하지 못했어요. 다시 확인해도 두 번 가입되지 않아요.'
const AGREED = ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED'] as const
const PROVED = { email: 'buyer@jangteo.example', emailProof: 'proof-1' }
const TYPED = { loginId: 'jangteo1', password: 'blue-sky-77' }
const SUBMITTED = { ...TYPED, confirmation: TYPED.password }
const BLANK = { agreed: [], verificationId: null, loginId: '', proved: null }
const READY = {
  agreed: AGREED,
  verificationId: 'verification-1',
  loginId: TYPED.loginId,
  proved: PROVED,
}
const coverage = coverChart(signUpChart)

function openPage(input: SignUpInput = { ...BLANK, firstStep: 'terms' }) {
  const ids = answeredActor<IdAnswer, { readonly loginId: string }>()
  const joins = answeredActor<SignUpAnswer, SignUpQuery>()
  const machine = signUpChart.provide({
    actors: { checkLoginId: ids.logic, signUp: joins.logic },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect }).start()
  const view = () => signUpView(actor.getSnapshot(), actor)
  const firstStep = view().step
  clock.increment(0)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    actor,
    view,
    firstStep,
    joins: joins.questions,
    checkedIds: () => ids.questions.map((question) => question.input.loginId),
    async idIs(answer: IdAnswer) {
      view().checkId(TYPED.loginId)
      ids.questions.at(-1)?.answer(answer)
      await settles()
    },
    async answersLate(answer: IdAnswer) {
      ids.questions.at(-1)?.answer(answer)
      await settles()
    },
    async idGetsNoAnswer() {
      view().checkId(TYPED.loginId)
      ids.questions.at(-1)?.fail()
      await settles()
    },
    async isAnswered(answer: SignUpAnswer) {
      joins.questions.at(-1)?.answer(answer)
      await settles()
    },
    async getsNoAnswer() {
      joins.questions.at(-1)?.fail()
      await settles()
    },
  }
}

/** The last step with everything checked. */
async function readyPage() {
  const page = openPage({ ...READY, firstStep: 'account' })
  await page.idIs({ kind: 'fine' })
  return page
}

describe('단계', () => {
  test('약관, 본인인증, 계정의 차례로 가고, 뒤로 가면 앞 단계다', () => {
    const page = openPage()
    const steps = [page.firstStep, page.view().step]
    page.view().tick(['SERVICE'])
    page.view().agree()
    const refused = [page.view().step, page.view().noticeText]
    page.view().tick(AGREED)
    const { noticeText } = page.view()
    page.view().agree()
    steps.push(page.view().step)
    page.view().goOn()
    steps.push(page.view().step)
    page.view().verified('verification-1')
    steps.push(page.view().step)
    page.view().goBack()
    page.view().goBack()
    steps.push(page.view().step)
    page.view().agree()
    page.view().goOn()
    steps.push(page.view().step)
    expect([steps, refused, noticeText]).toEqual([
      [null, 'terms', 'identity', 'identity', 'account', 'terms', 'account'],
      ['terms', '필수 약관에 동의해 주세요.'],
      null,
    ])
  })

  test.each(['terms', 'identity', 'account'] as const)(
    '새로고침하면 %s 단계를 이어서 한다',
    (step) => {
      const page = openPage({ ...READY, firstStep: step })
      expect(withoutVerbs(page.view())).toEqual({
        step,
        isBusy: false,
        isCheckingId: false,
        draft: READY,
        freeIdText: null,
        problemTexts: {},
        noticeText: null,
      })
    },
  )
})

describe('아이디와 이메일', () => {
  test('사용할 수 있는 아이디를 알리고, 다시 입력하면 다시 확인해야 한다', async () => {
    const page = openPage({ ...READY, firstStep: 'account' })
    page.view().checkId('jang')
    const invalid = page.view().problemTexts
    page.view().typeId(TYPED.loginId)
    const retyped = page.view().problemTexts
    page.view().checkId(TYPED.loginId)
    const isChecking = page.view().isCheckingId
    await page.idIs({ kind: 'fine' })
    const { freeIdText } = page.view()
    page.view().typeId('jangteo2')
    expect([invalid, retyped, isChecking, freeIdText]).toEqual([
      { loginId: '아이디는 영문과 숫자 6~20자로 입력해 주세요.' },
      {},
      true,
      '사용할 수 있는 아이디예요.',
    ])
    expect([page.view().freeIdText, page.view().draft.loginId, page.checkedIds()]).toEqual([
      null,
      'jangteo2',
      [TYPED.loginId],
    ])
  })

  test('이미 있는 아이디, 다른 거절, 없는 답을 알린다', async () => {
    const page = openPage({ ...READY, firstStep: 'account' })
    const taken = [{ field: 'loginId', code: 'LOGIN_ID_TAKEN' }] as const
    await page.idIs({ kind: 'violated', violations: taken })
    const texts = page.view().problemTexts
    await page.idIs({ kind: 'failed', text: '요청이 너무 많아요.' })
    const failed = page.view().noticeText
    await page.idGetsNoAnswer()
    expect([texts, failed, page.view().noticeText]).toEqual([
      { loginId: '이미 사용 중인 아이디예요.' },
      '요청이 너무 많아요.',
      FAILURE,
    ])
  })

  test('확인하는 사이에 인증한 이메일은 남고, 다시 입력한 아이디는 확인한 것이 아니다', async () => {
    const page = openPage({ ...READY, proved: null, firstStep: 'account' })
    page.view().checkId(TYPED.loginId)
    page.view().proveEmail(PROVED)
    const { isCheckingId } = page.view()
    page.view().typeId('jangteo2')
    await page.answersLate({ kind: 'fine' })
    const { draft, freeIdText } = page.view()
    expect([isCheckingId, draft.proved, draft.loginId, freeIdText]).toEqual([
      true,
      PROVED,
      'jangteo2',
      null,
    ])
  })

  test('이메일은 인증한 것만 보내고, 바꾸면 다시 인증한다', async () => {
    const page = await readyPage()
    page.view().retypeEmail()
    page.view().submit(SUBMITTED, 'key-1')
    const unproved = page.view().problemTexts
    page.view().proveEmail(PROVED)
    expect([unproved, page.view().problemTexts, page.view().draft.proved]).toEqual([
      { email: '이메일 인증을 해 주세요.' },
      {},
      PROVED,
    ])
  })
})

describe('가입', () => {
  test('확인하지 않은 것이 있으면 칸마다 알리고 보내지 않는다', () => {
    const page = openPage({ ...READY, proved: null, firstStep: 'account' })
    page.view().submit({ ...SUBMITTED, confirmation: 'blue-sky-78' }, 'key-1')
    const texts = page.view().problemTexts
    page.view().retype('confirmation')
    expect([texts, Object.keys(page.view().problemTexts), page.joins.length]).toEqual([
      {
        email: '이메일 인증을 해 주세요.',
        loginId: '아이디 중복확인을 해 주세요.',
        confirmation: '비밀번호가 서로 일치하지 않아요.',
      },
      ['email', 'loginId'],
      0,
    ])
  })

  test('두 번 눌러도 한 번만 가입한다', async () => {
    const page = await readyPage()
    page.view().submit(SUBMITTED, 'key-1')
    page.view().submit(SUBMITTED, 'key-2')
    expect([page.view().isBusy, page.joins.map(({ input }) => input)]).toEqual([
      true,
      [{ ...READY, typed: TYPED, key: 'key-1' }],
    ])
    await page.isAnswered({ kind: 'fine' })
    expect([page.view().step, page.view().isBusy]).toEqual(['joined', false])
  })

  test.each([
    [
      { kind: 'violated', violations: [{ field: 'loginId', code: 'LOGIN_ID_TAKEN' }] },
      { step: 'account', texts: { loginId: '이미 사용 중인 아이디예요.' }, notice: null },
    ],
    [
      { kind: 'failed', text: '요청이 너무 많아요.' },
      { step: 'account', texts: {}, notice: '요청이 너무 많아요.' },
    ],
    [
      { kind: 'unverified', reason: 'REJOIN_WAIT' },
      { step: 'identity', texts: {}, notice: '탈퇴한 지 30일이 지나면 다시 가입할 수 있어요.' },
    ],
    [{ kind: 'lacksTerms' }, { step: 'terms', texts: {}, notice: '필수 약관에 동의해 주세요.' }],
  ] as const)('거절되면 고칠 수 있는 단계에서 알린다 (%#)', async (answer, shown) => {
    const page = await readyPage()
    page.view().submit(SUBMITTED, 'key-1')
    await page.isAnswered(answer)
    const { step, problemTexts: texts, noticeText: notice } = page.view()
    expect({ step, texts, notice }).toEqual(shown)
  })

  test('다 쓴 인증은 남지 않는다', async () => {
    const page = await readyPage()
    page.view().submit(SUBMITTED, 'key-1')
    const violations = [{ field: 'email', code: 'EMAIL_PROOF_INVALID' }] as const
    await page.isAnswered({ kind: 'violated', violations })
    const { draft, problemTexts } = page.view()
    page.view().proveEmail(PROVED)
    page.view().submit(SUBMITTED, 'key-2')
    await page.isAnswered({ kind: 'unverified', reason: 'IDENTITY_UNVERIFIED' })
    expect([draft.proved, problemTexts, page.view().draft.verificationId]).toEqual([
      null,
      { email: '이메일 인증이 만료됐어요. 인증번호를 다시 받아 주세요.' },
      null,
    ])
  })

  test('답이 없으면 같은 가입을 같은 열쇠로 다시 보낸다', async () => {
    const page = await readyPage()
    page.view().submit(SUBMITTED, 'key-1')
    await page.getsNoAnswer()
    const { step, noticeText } = page.view()
    page.view().submit(SUBMITTED, 'key-2')
    page.view().repeat()
    page.view().repeat()
    await page.isAnswered({ kind: 'fine' })
    expect([step, noticeText, page.joins.map(({ input }) => input.key), page.view().step]).toEqual([
      'unanswered',
      UNKNOWN,
      ['key-1', 'key-1'],
      'joined',
    ])
  })

  test('비밀번호는 답이 오거나 그만둔 뒤에 남지 않는다', async () => {
    const isLeft = async (answer: SignUpAnswer | null) => {
      const page = await readyPage()
      page.view().submit(SUBMITTED, 'key-1')
      if (answer === null) await page.getsNoAnswer()
      else await page.isAnswered(answer)
      page.view().dismiss()
      return JSON.stringify(page.actor.getPersistedSnapshot()).includes(TYPED.password)
    }
    expect([
      await isLeft(null),
      await isLeft({ kind: 'fine' }),
      await isLeft({ kind: 'lacksTerms' }),
      await isLeft({ kind: 'violated', violations: [] }),
      await isLeft({ kind: 'unverified', reason: 'IDENTITY_TAKEN' }),
    ]).toEqual([false, false, false, false, false])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
