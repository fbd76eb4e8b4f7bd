import { ADDRESS_COUNT_MAX } from '@jangteo/core/address/address.rules'
import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { decideName, isMobile } from '@jangteo/core/member/member.rules'
import { decidePassword } from '@jangteo/core/member/password.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { DEMO_ACCOUNTS, DEMO_MEMBERS } from '@jangteo/demo/members.data'
import { describe, expect, test } from 'vitest'
import { FIRST_ZONE_RANGES } from '../support/shipping/zoneRanges.ts'

describe('데모 계정', () => {
  test('아이디·비밀번호·이름·휴대폰이 가입 규칙을 지킨다', () => {
    const retained = DEMO_ACCOUNTS.map(({ loginId, password }, index) => ({
      loginId: decideLoginId(loginId),
      password: decidePassword(password, loginId).ok,
      name: decideName(DEMO_MEMBERS[index]?.name ?? '').ok,
      mobile: isMobile(DEMO_MEMBERS[index]?.mobile ?? ''),
    }))
    expect(retained).toEqual(
      ['minjikim', 'jihopark', 'seoyeonlee', 'yejuncha', 'hayunjung', 'doyunhan', 'harinyoon'].map(
        (loginId) => ({
          loginId: { ok: true, value: loginId },
          password: true,
          name: true,
          mobile: true,
        }),
      ),
    )
  })

  test('회원과 준회원, 성인인증과 페이, 내륙·제주·섬 배송지와 배송지 없음을 모두 만난다', () => {
    const shown = DEMO_MEMBERS.map((member) => ({
      kind: member.membershipType,
      isAdult: member.isAdultCertified,
      hasPay: member.platforms.includes('PAY'),
      zones: member.addresses.map(({ zonecode }) => areaZoneOf(zonecode, FIRST_ZONE_RANGES)),
    }))
    expect(shown).toEqual([
      { kind: 'MEMBER', isAdult: true, hasPay: true, zones: ['MAINLAND', 'MAINLAND', 'JEJU'] },
      { kind: 'ASSOCIATE_MEMBER', isAdult: false, hasPay: false, zones: ['MAINLAND'] },
      { kind: 'MEMBER', isAdult: false, hasPay: false, zones: [] },
      {
        kind: 'MEMBER',
        isAdult: true,
        hasPay: false,
        zones: [
          ...Array.from({ length: 4 }, () => 'MAINLAND'),
          'ISLAND',
          'ISLAND',
          'JEJU',
          'JEJU',
          'ISLAND',
          ...Array.from({ length: 11 }, () => 'MAINLAND'),
        ],
      },
      { kind: 'MEMBER', isAdult: true, hasPay: false, zones: [] },
      { kind: 'MEMBER', isAdult: true, hasPay: false, zones: ['MAINLAND'] },
      { kind: 'MEMBER', isAdult: false, hasPay: false, zones: ['MAINLAND'] },
    ])
  })

  test('배송지를 다 채운 회원이 있고, 한 회원의 배송지 이름은 겹치지 않는다', () => {
    const counts = DEMO_MEMBERS.map(({ addresses }) => addresses.length)
    expect(counts).toEqual([3, 1, 0, ADDRESS_COUNT_MAX, 0, 1, 1])
    const names = DEMO_MEMBERS.map(({ addresses }) => new Set(addresses.map(({ name }) => name)))
    expect(names.map(({ size }) => size)).toEqual(counts)
  })
})
