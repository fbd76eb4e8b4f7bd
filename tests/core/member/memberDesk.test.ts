import { toSearched } from '@jangteo/core/member/memberSearch.rules'
import { hideEmail } from '@jangteo/core/member/mask.rules'
import { decideRelease, decideSuspension } from '@jangteo/core/member/suspension.rules'
import { reasonProblem } from '@jangteo/core/staff/staffReason.view'
import { STAFF_REASON_LENGTH, WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('찾는 값은 저장한 모양으로 바꾸고, 회원의 값일 수 없으면 거절한다', () => {
  expect(
    [
      toSearched('LOGIN_ID', ' MinjiKim '),
      toSearched('EMAIL', 'Minji@Example.com'),
      toSearched('MOBILE', '010-1234-5678'),
      toSearched('LOGIN_ID', 'min'),
      toSearched('EMAIL', 'minji'),
      toSearched('MOBILE', '02-123-4567'),
    ].map((decision) => (decision.ok ? decision.value : decision.reason)),
  ).toEqual([
    'minjikim',
    'minji@example.com',
    '01012345678',
    'MEMBER_SEARCH_INVALID',
    'MEMBER_SEARCH_INVALID',
    'MEMBER_SEARCH_INVALID',
  ])
})

test('이메일은 앞 두 글자와 도메인만 보인다', () => {
  expect(['minji@example.com', 'm@example.com'].map(hideEmail)).toEqual([
    'mi***@example.com',
    'm***@example.com',
  ])
})

test('쓰는 회원만 정지하고, 정지된 회원만 해제한다', () => {
  const outcome = (
    decide: typeof decideRelease | typeof decideSuspension,
    facts: Parameters<typeof decideSuspension>[0],
  ) => {
    const decision = decide(facts)
    return decision.ok ? 'allowed' : decision.reason
  }
  expect([
    outcome(decideSuspension, { status: 'ACTIVE', isSuspended: false }),
    outcome(decideSuspension, { status: 'ACTIVE', isSuspended: true }),
    outcome(decideSuspension, { status: 'LEFT', isSuspended: false }),
    outcome(decideRelease, { status: 'ACTIVE', isSuspended: true }),
    outcome(decideRelease, { status: 'ACTIVE', isSuspended: false }),
    outcome(decideRelease, { status: 'LEAVING', isSuspended: false }),
  ]).toEqual([
    'allowed',
    'MEMBER_SUSPENDED',
    'MEMBER_LEFT',
    'allowed',
    'MEMBER_NOT_SUSPENDED',
    'MEMBER_LEFT',
  ])
})

test('정지와 해제는 언제나 둘 중 하나만 할 수 있거나, 둘 다 할 수 없다', () => {
  const breach = fc.check(
    fc.property(
      fc.constantFrom('ACTIVE' as const, 'LEAVING' as const, 'LEFT' as const),
      fc.boolean(),
      (status, isSuspended) =>
        !(
          decideSuspension({ status, isSuspended }).ok && decideRelease({ status, isSuspended }).ok
        ),
    ),
  ).counterexample
  expect(breach).toEqual(null)
})

test('사유는 앞뒤 빈칸을 빼고 5자부터 300자까지다', () => {
  const problem = '사유를 5~300자로 입력해 주세요.'
  const problems = [' 1234 ', ' 12345 ', '가'.repeat(300), '가'.repeat(301)].map((text) =>
    reasonProblem(text, WRITE_REASON_LENGTH),
  )
  expect(problems).toEqual([problem, null, null, problem])
  expect(
    [' ', '가', '가'.repeat(301)].map((text) => reasonProblem(text, STAFF_REASON_LENGTH)),
  ).toEqual(['사유를 입력해 주세요.', null, '사유를 1~300자로 입력해 주세요.'])
})
