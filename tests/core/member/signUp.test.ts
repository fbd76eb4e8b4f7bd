import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { decideIdentity } from '@jangteo/core/member/identity.rules'
import type { IdentityFacts } from '@jangteo/core/member/identity.rules'
import { LEAVE_REASONS, LEAVE_REASON_LABELS } from '@jangteo/core/member/leave.codes'
import { decideLeave } from '@jangteo/core/member/leave.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { checkSignUp } from '@jangteo/core/member/signUp.rules'
import type { SignUpFacts, SignUpForm } from '@jangteo/core/member/signUp.rules'

const TODAY = '2026-08-22'
const FACTS: SignUpFacts = {
  freeLoginId: 'jangteo1',
  provedEmail: 'buyer@jangteo.example',
  today: TODAY,
}

function aForm(change: Partial<SignUpForm> = {}): SignUpForm {
  return {
    loginId: 'jangteo1',
    password: 'blue-sky-77',
    confirmation: 'blue-sky-77',
    name: '홍길동',
    birthday: '1990-03-01',
    mobile: '01012341234',
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
      loginId: '',
      password: '',
      confirmation: 'x',
      name: '',
      birthday: '',
      mobile: '',
      email: '',
      agreed: [],
    }
    expect(checkSignUp(empty, { ...FACTS, freeLoginId: null, provedEmail: null })).toEqual([
      { field: 'loginId', code: 'LOGIN_ID_INVALID' },
      { field: 'password', code: 'PASSWORD_LENGTH' },
      { field: 'confirmation', code: 'PASSWORD_MISMATCH' },
      { field: 'name', code: 'NAME_REQUIRED' },
      { field: 'birthday', code: 'BIRTHDAY_INVALID' },
      { field: 'mobile', code: 'MOBILE_INVALID' },
      { field: 'email', code: 'EMAIL_INVALID' },
      { field: 'agreed', code: 'TERMS_REQUIRED' },
    ])
  })

  test.each([
    [aForm({ loginId: 'jangteo2' }), 'LOGIN_ID_CHECK_REQUIRED'],
    [aForm({ email: 'other@jangteo.example' }), 'EMAIL_VERIFICATION_REQUIRED'],
    [aForm({ password: 'jangteo1-7', confirmation: 'jangteo1-7' }), 'PASSWORD_CONTAINS_ID'],
    [aForm({ name: '가나다라마바사아자차카' }), 'NAME_TOO_LONG'],
    [aForm({ birthday: '2026-02-30' }), 'BIRTHDAY_INVALID'],
    [aForm({ birthday: '2026-08-23' }), 'BIRTHDAY_INVALID'],
    [aForm({ birthday: '2012-08-23' }), 'AGE_TOO_YOUNG'],
    [aForm({ mobile: '01112341234' }), 'MOBILE_INVALID'],
    [aForm({ agreed: ['SERVICE', 'FINANCE', 'MARKETING_APP'] }), 'TERMS_REQUIRED'],
  ] as const)('잘못된 칸 하나만 알린다 (%#)', (form, code) => {
    expect(checkSignUp(form, FACTS).map((violation) => violation.code)).toEqual([code])
  })

  test('만 14세가 되는 날부터 가입할 수 있다', () => {
    expect(checkSignUp(aForm({ birthday: '2012-08-22' }), FACTS)).toEqual([])
  })

  test('이메일을 인증하고 아이디 중복확인을 한 것은 바뀌면 처음부터다', () => {
    const facts = { ...FACTS, freeLoginId: null, provedEmail: null }
    expect(checkSignUp(aForm(), facts).map(({ code }) => MEMBER_MESSAGES[code]())).toEqual([
      '아이디 중복확인을 해 주세요.',
      '이메일 인증을 해 주세요.',
    ])
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

describe('탈퇴', () => {
  test('사유를 골라야 탈퇴할 수 있다', () => {
    expect([decideLeave(null), decideLeave('OTHER')]).toEqual([
      refuse('LEAVE_REASON_REQUIRED'),
      allow('OTHER'),
    ])
    expect(MEMBER_MESSAGES.LEAVE_REASON_REQUIRED()).toEqual('탈퇴 사유를 선택해 주세요.')
  })

  test('사유의 이름은 서로 다르다', () => {
    const labels = LEAVE_REASONS.map((reason) => LEAVE_REASON_LABELS[reason])
    expect(new Set(labels).size).toEqual(LEAVE_REASONS.length)
  })
})
