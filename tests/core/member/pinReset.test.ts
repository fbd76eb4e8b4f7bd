import { expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { decidePinReset } from '@jangteo/core/member/pin/pinReset.rules'
import type { PinResetFacts } from '@jangteo/core/member/pin/pinReset.rules'

const PERSON = { name: '홍길동', birthday: '1990-05-05', mobile: '01012345678' }
const UNCLAIMED: PinResetFacts = {
  owner: 'NOBODY',
  isCallerVerified: false,
  account: PERSON,
  person: PERSON,
}
const DIFFERENT = refuse('IDENTITY_DIFFERENT')

test.each<[string, Partial<PinResetFacts>, ReturnType<typeof decidePinReset>]>([
  ['자기 계정이면', { owner: 'SELF', isCallerVerified: true }, allow()],
  ['이름을 바꾼 자기 계정이면', { owner: 'SELF', person: { ...PERSON, name: '홍길순' } }, allow()],
  ['인증한 적 없는 계정과 모두 같으면', {}, allow()],
  ['생년월일을 모르는 계정과 나머지가 같으면', { account: { ...PERSON, birthday: null } }, allow()],
  ['이름이 다르면', { person: { ...PERSON, name: '홍길순' } }, DIFFERENT],
  ['생년월일이 다르면', { person: { ...PERSON, birthday: '1990-05-06' } }, DIFFERENT],
  ['휴대폰 번호가 다르면', { person: { ...PERSON, mobile: '01012345679' } }, DIFFERENT],
  ['휴대폰 번호를 모르는 계정이면', { account: { ...PERSON, mobile: null } }, DIFFERENT],
  ['다른 사람으로 인증한 계정이면', { isCallerVerified: true }, DIFFERENT],
  ['다른 계정의 주인이면', { owner: 'OTHER' }, DIFFERENT],
])('%s', (_, change, decision) => {
  expect(decidePinReset({ ...UNCLAIMED, ...change })).toEqual(decision)
})
