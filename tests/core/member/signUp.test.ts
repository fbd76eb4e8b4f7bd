import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { decideIdentity } from '@jangteo/core/member/identity.rules'
import type { IdentityFacts } from '@jangteo/core/member/identity.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideJoining, decideUpgrade } from '@jangteo/core/member/joining.rules'
import type { JoiningFacts } from '@jangteo/core/member/joining.rules'
import { checkSignUp, decideSignUp, resumeSignUp } from '@jangteo/core/member/signUp.rules'
import { TERMS_KINDS } from '@jangteo/core/terms/terms.codes'
import type { SignUpFacts, SignUpForm } from '@jangteo/core/member/signUp.rules'

const TODAY = '2026-08-22'
const FACTS: SignUpFacts = {
  freeLoginId: 'jangteo1',
  provedEmail: 'buyer@jangteo.example',
}

function aForm(change: Partial<SignUpForm> = {}): SignUpForm {
  return {
    loginId: 'jangteo1',
    password: 'blue-sky-77',
    confirmation: 'blue-sky-77',
    email: 'buyer@jangteo.example',
    agreed: ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED'],
    ...change,
  }
}

describe('회원 가입', () => {
  test('모두 갖추면 가입할 수 있다', () => {
    expect(checkSignUp(aForm(), FACTS)).toEqual([])
    expect(checkSignUp(aForm({ loginId: 'JangTeo1' }), FACTS)).toEqual([])
  })

  test('빈 양식은 칸마다 무엇이 빠졌는지 차례로 알린다', () => {
    const empty: SignUpForm = {
      agreed: [],
      loginId: '',
      password: '',
      confirmation: 'x',
      email: '',
    }
    expect(checkSignUp(empty, { freeLoginId: null, provedEmail: null })).toEqual([
      { field: 'agreed', code: 'TERMS_REQUIRED' },
      { field: 'email', code: 'EMAIL_VERIFICATION_REQUIRED' },
      { field: 'loginId', code: 'LOGIN_ID_INVALID' },
      { field: 'password', code: 'PASSWORD_LENGTH' },
      { field: 'confirmation', code: 'PASSWORD_MISMATCH' },
    ])
  })

  test.each([
    [aForm({ loginId: 'jangteo2' }), 'LOGIN_ID_CHECK_REQUIRED'],
    [aForm({ email: 'other@jangteo.example' }), 'EMAIL_VERIFICATION_REQUIRED'],
    [aForm({ email: 'buyer' }), 'EMAIL_INVALID'],
    [aForm({ password: 'jangteo1-7', confirmation: 'jangteo1-7' }), 'PASSWORD_CONTAINS_ID'],
    [aForm({ agreed: ['SERVICE', 'FINANCE', 'MARKETING_APP'] }), 'TERMS_REQUIRED'],
  ] as const)('잘못된 칸 하나만 알린다 (%#)', (form, code) => {
    expect(checkSignUp(form, FACTS).map((violation) => violation.code)).toEqual([code])
  })

  test('이메일을 인증하고 아이디 중복확인을 한 것은 바뀌면 처음부터다', () => {
    const facts = { freeLoginId: null, provedEmail: null }
    expect(checkSignUp(aForm(), facts).map(({ code }) => MEMBER_MESSAGES[code]())).toEqual([
      '이메일 인증을 해 주세요.',
      '아이디 중복확인을 해 주세요.',
    ])
  })
})

describe('서버가 받은 가입', () => {
  const request = { ...aForm(), provedEmail: 'buyer@jangteo.example' }

  test('아이디와 이메일은 소문자로 저장한다', () => {
    const written = { ...request, loginId: 'JangTeo1', email: ' Buyer@Jangteo.Example ' }
    expect(decideSignUp(written)).toEqual(
      allow({ loginId: 'jangteo1', email: 'buyer@jangteo.example' }),
    )
  })

  test.each([
    [{ agreed: ['SERVICE', 'FINANCE'], email: '' }, 'TERMS_REQUIRED'],
    [{ email: 'buyer', loginId: '' }, 'EMAIL_INVALID'],
    [{ provedEmail: 'other@jangteo.example', loginId: '' }, 'EMAIL_VERIFICATION_REQUIRED'],
    [{ loginId: '장터지기님', password: '' }, 'LOGIN_ID_INVALID'],
    [{ password: 'short-1' }, 'PASSWORD_LENGTH'],
    [{ password: '비밀번호-blue-77' }, 'PASSWORD_CHARACTERS'],
    [{ password: 'bluesky777' }, 'PASSWORD_KINDS'],
    [{ password: 'JANGTEO1-7' }, 'PASSWORD_CONTAINS_ID'],
  ] as const)('%o는 %s', (change, reason) => {
    expect(decideSignUp({ ...request, ...change })).toEqual(refuse(reason))
  })

  test('브라우저가 고칠 것이 없다고 한 양식은 서버도 받는다', () => {
    fc.assert(
      fc.property(
        fc.record({
          loginId: fc.constantFrom('jangteo1', 'JangTeo1', 'jang', '장터지기님들'),
          password: fc.constantFrom('blue-sky-77', 'jangteo1-7', 'bluesky777', 'b-7'),
          email: fc.constantFrom('buyer@jangteo.example', 'other@jangteo.example', 'buyer'),
          agreed: fc.subarray([...TERMS_KINDS]),
        }),
        (typed) => {
          const form = { ...typed, confirmation: typed.password }
          const facts = {
            freeLoginId: typed.loginId.toLowerCase(),
            provedEmail: 'buyer@jangteo.example',
          }
          const isFine = checkSignUp(form, facts).length === 0
          expect(decideSignUp({ ...form, ...facts }).ok).toEqual(isFine)
        },
      ),
    )
  })
})

describe('가입의 단계', () => {
  const agreed = aForm().agreed

  test.each([
    [{ agreed: [], verificationId: 'v' }, 'account', 'terms'],
    [{ agreed: ['SERVICE', 'FINANCE'], verificationId: 'v' }, 'identity', 'terms'],
    [{ agreed, verificationId: null }, 'account', 'identity'],
    [{ agreed, verificationId: null }, 'terms', 'terms'],
    [{ agreed, verificationId: 'v' }, 'account', 'account'],
    [{ agreed, verificationId: 'v' }, 'identity', 'identity'],
  ] as const)('%o에서 %s 단계를 열면 %s 단계다', (progress, wanted, step) => {
    expect(resumeSignUp(progress, wanted)).toEqual(step)
  })
})

describe('가입하는 사람', () => {
  const aPerson = (change: Partial<JoiningFacts> = {}): JoiningFacts => ({
    birthday: '1990-03-01',
    owner: 'NOBODY',
    isRejoinBlocked: false,
    today: TODAY,
    ...change,
  })

  test.each([
    [aPerson(), allow()],
    [aPerson({ birthday: '2012-08-22' }), allow()],
    [aPerson({ birthday: '2012-08-23', isRejoinBlocked: true }), refuse('AGE_TOO_YOUNG')],
    [aPerson({ owner: 'OTHER', isRejoinBlocked: true }), refuse('IDENTITY_TAKEN')],
    [aPerson({ isRejoinBlocked: true }), refuse('REJOIN_WAIT')],
  ])('만 14세부터, 한 계정만, 탈퇴한 지 30일이 지나야 가입한다 (%#)', (facts, decision) => {
    expect(decideJoining(facts)).toEqual(decision)
  })

  test.each([
    [{ ...aPerson(), isCallerVerified: false }, allow()],
    [{ ...aPerson({ owner: 'SELF' }), isCallerVerified: true }, allow()],
    [{ ...aPerson(), isCallerVerified: true }, refuse('IDENTITY_DIFFERENT')],
    [{ ...aPerson({ owner: 'OTHER' }), isCallerVerified: true }, refuse('IDENTITY_DIFFERENT')],
    [{ ...aPerson({ owner: 'OTHER' }), isCallerVerified: false }, refuse('IDENTITY_TAKEN')],
    [{ ...aPerson({ isRejoinBlocked: true }), isCallerVerified: false }, refuse('REJOIN_WAIT')],
  ])('인증한 계정은 그 사람의 것이다 (%#)', (facts, decision) => {
    expect(decideUpgrade(facts)).toEqual(decision)
  })
})

describe('본인인증', () => {
  const anIdentity = (change: Partial<IdentityFacts> = {}): IdentityFacts => ({
    isVerified: true,
    birthday: '1990-03-01',
    owner: 'NOBODY',
    today: TODAY,
    ...change,
  })

  test.each([
    [anIdentity(), allow()],
    [anIdentity({ owner: 'SELF' }), allow()],
    [anIdentity({ isVerified: false, owner: 'OTHER' }), refuse('IDENTITY_UNVERIFIED')],
    [anIdentity({ birthday: '2012-08-23', owner: 'OTHER' }), refuse('AGE_TOO_YOUNG')],
    [anIdentity({ owner: 'OTHER' }), refuse('IDENTITY_TAKEN')],
  ])('한 사람은 한 계정만 갖는다 (%#)', (facts, decision) => {
    expect(decideIdentity(facts)).toEqual(decision)
  })
})
