import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { decideName, isMobile } from '@jangteo/core/member/member.rules'
import { decidePassword } from '@jangteo/core/member/password.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { DEMO_ACCOUNTS, DEMO_MEMBERS } from '@jangteo/postgres/demo/members.data'
import { describe, expect, test } from 'vitest'

describe('데모 계정', () => {
  test('아이디·비밀번호·이름·휴대폰이 가입 규칙을 지킨다', () => {
    const kept = DEMO_ACCOUNTS.map(({ loginId, password }, index) => ({
      loginId: decideLoginId(loginId),
      password: decidePassword(password, loginId).ok,
      name: decideName(DEMO_MEMBERS[index]?.name ?? '').ok,
      mobile: isMobile(DEMO_MEMBERS[index]?.mobile ?? ''),
    }))
    expect(kept).toEqual(
      ['minjikim', 'jihopark', 'seoyeonlee'].map((loginId) => ({
        loginId: { ok: true, value: loginId },
        password: true,
        name: true,
        mobile: true,
      })),
    )
  })

  test('회원과 준회원, 성인인증과 페이, 내륙·제주 배송지와 배송지 없음이 하나씩 있다', () => {
    const shown = DEMO_MEMBERS.map((member) => ({
      kind: member.membershipType,
      isAdult: member.isAdultCertified,
      hasPay: member.platforms.includes('PAY'),
      zones: member.addresses.map(({ zonecode }) => areaZoneOf(zonecode)),
    }))
    expect(shown).toEqual([
      { kind: 'MEMBER', isAdult: true, hasPay: true, zones: ['MAINLAND', 'MAINLAND', 'JEJU'] },
      { kind: 'ASSOCIATE_MEMBER', isAdult: false, hasPay: false, zones: ['MAINLAND'] },
      { kind: 'MEMBER', isAdult: false, hasPay: false, zones: [] },
    ])
  })
})
