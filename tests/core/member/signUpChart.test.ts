import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { signUpChart } from '@jangteo/core/member/signUp.chart'
import type {
  AskedSignUp,
  CodeAnswer,
  IdAnswer,
  SendAnswer,
  SignUpAnswer,
} from '@jangteo/core/member/signUp.chart'
import { checkSignUp } from '@jangteo/core/member/signUp.rules'
import type { SignUpForm } from '@jangteo/core/member/signUp.rules'
import { signUpView } from '@jangteo/core/member/signUp.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const SENT_MS = 1_000_000
const FAILURE = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
const UNKNOWN = '가입됐는지 확인하지 못했어요. 다시 확인해도 두 번 가입되지 않아요.'
const FORM: SignUpForm = {
  loginId: 'jangteo1',
  password: 'blue-sky-77',
  confirmation: 'blue-sky-77',
  name: '홍길동',
  birthday: '1990-03-01',
  mobile: '01012341234',
  email: 'buyer@jangteo.example',
  agreed: ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED'],
}
const BLANK: SignUpForm = {
  loginId: '',
  password: '',
  confirmation: '',
  name: '',
  birthday: '',
  mobile: '',
  email: '',
  agreed: [],
}
const coverage = coverChart(signUpChart)

function openPage() {
  const ids = answeredActor<IdAnswer, { readonly loginId: string }>()
  const sends = answeredActor<SendAnswer, { readonly email: string }>()
  const proofs = answeredActor<CodeAnswer, { readonly email: string; readonly code: string }>()
  const joins = answeredActor<SignUpAnswer, AskedSignUp>()
  const machine = signUpChart.provide({
    actors: {
      checkLoginId: ids.logic,
      sendCode: sends.logic,
      proveCode: proofs.logic,
      signUp: joins.logic,
    },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const view = (nowMs = SENT_MS) => signUpView(actor.getSnapshot(), actor, nowMs)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  async function idIs(answer: IdAnswer) {
    view().checkId(FORM.loginId)
    ids.questions.at(-1)?.answer(answer)
    await settles()
  }
  async function mailIs(answer: SendAnswer) {
    view().sendCode(FORM.email)
    sends.questions.at(-1)?.answer(answer)
    await settles()
  }
  async function codeIs(answer: CodeAnswer) {
    view().proveCode('123456')
    proofs.questions.at(-1)?.answer(answer)
    await settles()
  }
  return {
    actor,
    settles,
    idIs,
    mailIs,
    codeIs,
    asked: {
      ids: ids.questions,
      sends: sends.questions,
      proofs: proofs.questions,
      joins: joins.questions,
    },
    view,
    submit(key = 'key-1') {
      const { freeLoginId, provedEmail } = actor.getSnapshot().context
      const facts = { freeLoginId, provedEmail, today: '2026-08-22' }
      view().submit({ form: FORM, key, violations: checkSignUp(FORM, facts) })
    },
    async becomesReady() {
      await idIs({ kind: 'fine' })
      await mailIs({ kind: 'sent', sentAtMs: SENT_MS })
      await codeIs({ kind: 'fine' })
    },
  }
}

describe('아이디와 이메일 확인', () => {
  test('사용할 수 있는 아이디를 표시하고, 다시 입력하면 다시 확인해야 한다', async () => {
    const page = openPage()
    page.view().checkId(FORM.loginId)
    await page.idIs({ kind: 'fine' })
    const { isIdFree } = page.view()
    page.view().retype('loginId')
    expect([page.asked.ids.length, isIdFree, page.view().isIdFree]).toEqual([1, true, false])
  })

  test('이미 있는 아이디와 이메일은 알린다', async () => {
    const page = openPage()
    await page.idIs({ kind: 'refused', reason: 'LOGIN_ID_TAKEN' })
    const idText = page.view().noticeText
    await page.mailIs({ kind: 'refused', reason: 'EMAIL_TAKEN' })
    expect([idText, page.view().noticeText, page.view().codeClock]).toEqual([
      '이미 사용 중인 아이디예요.',
      '이미 사용 중인 이메일이에요.',
      null,
    ])
  })

  test('인증번호를 보내면 남은 시간이 흐르고, 맞으면 인증된다', async () => {
    const page = openPage()
    page.view().proveCode('123456')
    await page.mailIs({ kind: 'sent', sentAtMs: SENT_MS })
    const clocks = [page.view().codeClock, page.view(SENT_MS + 61_000).codeClock]
    await page.codeIs({ kind: 'refused', reason: 'EMAIL_CODE_MISMATCH' })
    const { noticeText } = page.view()
    await page.codeIs({ kind: 'fine' })
    expect([clocks, noticeText, page.view().isEmailProved, page.view().codeClock]).toEqual([
      ['3:00', '1:59'],
      '인증번호가 일치하지 않아요.',
      true,
      null,
    ])
    expect(page.asked.proofs.map(({ input }) => input)).toEqual(
      Array.from({ length: 2 }, () => ({ email: FORM.email, code: '123456' })),
    )
    page.view().retype('email')
    expect(page.view().isEmailProved).toEqual(false)
  })

  test('답이 없으면 알린다', async () => {
    const [id, mail, code] = [openPage(), openPage(), openPage()]
    id.view().checkId(FORM.loginId)
    id.asked.ids[0]?.fail()
    mail.view().sendCode(FORM.email)
    mail.asked.sends[0]?.fail()
    await code.mailIs({ kind: 'sent', sentAtMs: SENT_MS })
    code.view().proveCode('123456')
    code.asked.proofs[0]?.fail()
    await Promise.all([id.settles(), mail.settles(), code.settles()])
    expect([id, mail, code].map((page) => page.view().noticeText)).toEqual([
      FAILURE,
      FAILURE,
      FAILURE,
    ])
  })
})

describe('가입', () => {
  test('확인하지 않은 것이 있으면 알리고 보내지 않는다', () => {
    const page = openPage()
    page.submit()
    expect([page.view().problemTexts, page.asked.joins.length]).toEqual([
      { loginId: '아이디 중복확인을 해 주세요.', email: '이메일 인증을 해 주세요.' },
      0,
    ])
  })

  test('두 번 눌러도 한 번만 가입한다', async () => {
    const page = openPage()
    await page.becomesReady()
    page.submit()
    page.submit()
    expect([page.view().isBusy, page.asked.joins.map(({ input }) => input)]).toEqual([
      true,
      [{ form: FORM, key: 'key-1' }],
    ])
    page.asked.joins[0]?.answer({ kind: 'fine' })
    await page.settles()
    expect([page.view().isJoined, page.view().canType]).toEqual([true, false])
  })

  test('비밀번호는 답이 오거나 그만둔 뒤에 남지 않는다', async () => {
    const page = openPage()
    await page.becomesReady()
    const left = async (answer: (join: (typeof page.asked.joins)[number] | undefined) => void) => {
      page.submit()
      answer(page.asked.joins.at(-1))
      await page.settles()
      page.view().dismiss()
      return JSON.stringify(page.actor.getPersistedSnapshot()).includes(FORM.password)
    }
    expect([
      await left((join) => join?.fail()),
      await left((join) => join?.answer({ kind: 'violated', violations: [] })),
      await left((join) => join?.answer({ kind: 'fine' })),
    ]).toEqual([false, false, false])
  })

  test('서버가 거절하면 어느 칸인지 알리고, 답이 없으면 가입됐는지 모른다고 한다', async () => {
    const page = openPage()
    await page.becomesReady()
    page.submit()
    page.asked.joins[0]?.answer({
      kind: 'violated',
      violations: [{ field: 'birthday', code: 'AGE_TOO_YOUNG' }],
    })
    await page.settles()
    const { problemTexts } = page.view()
    page.submit()
    page.asked.joins[1]?.fail()
    await page.settles()
    const { noticeText, canRepeat, canType } = page.view()
    expect([problemTexts, noticeText, canRepeat, canType]).toEqual([
      { birthday: '만 14세 이상만 가입할 수 있어요.' },
      UNKNOWN,
      true,
      false,
    ])
  })

  test('가입됐는지 모르면 같은 가입을 같은 번호로만 다시 보내고, 알고 나면 비밀번호를 잊는다', async () => {
    const page = openPage()
    await page.becomesReady()
    page.submit('key-1')
    page.asked.joins[0]?.fail()
    await page.settles()
    page.submit('key-2')
    page.view().repeat()
    page.view().repeat()
    expect(page.asked.joins.map(({ input }) => input)).toEqual([
      { form: FORM, key: 'key-1' },
      { form: FORM, key: 'key-1' },
    ])
    page.asked.joins[1]?.answer({ kind: 'fine' })
    await page.settles()
    const { isJoined, noticeText } = page.view()
    expect([isJoined, noticeText, page.actor.getSnapshot().context.form]).toEqual([
      true,
      null,
      BLANK,
    ])
  })

  test('가입됐는지 몰라도 닫고 고칠 수 있다', async () => {
    const page = openPage()
    await page.becomesReady()
    page.submit()
    page.asked.joins[0]?.fail()
    await page.settles()
    page.view().dismiss()
    const { canType, noticeText, canRepeat } = page.view()
    expect([canType, noticeText, canRepeat, page.actor.getSnapshot().context.form]).toEqual([
      true,
      null,
      false,
      BLANK,
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
