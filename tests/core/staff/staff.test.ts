import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { APPROVAL_STATES } from '@jangteo/core/staff/approval.codes'
import { decideApproval } from '@jangteo/core/staff/approval.rules'
import { OPERATOR_PERMISSIONS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import type { StaffNeed } from '@jangteo/core/staff/staff.codes'
import { hasPermission, staffKindOfCall } from '@jangteo/core/staff/staff.rules'

const NEEDS: readonly StaffNeed[] = [
  ...new Set([...SELLER_PERMISSIONS, ...OPERATOR_PERMISSIONS, 'USERS' as const, 'ROLES' as const]),
]

describe('권한', () => {
  test('대표와 관리자는 모든 권한이 있고, 다른 사람은 받은 권한만 있다', () => {
    const permissions = fc.subarray([...SELLER_PERMISSIONS])
    fc.assert(
      fc.property(permissions, fc.constantFrom(...NEEDS), (own, need) => {
        expect(hasPermission({ isChief: true, permissions: own }, need)).toBe(true)
        expect(hasPermission({ isChief: false, permissions: own }, need)).toBe(
          own.some((permission) => permission === need),
        )
      }),
    )
  })

  test('권한이 필요 없는 곳은 로그인만 하면 된다', () => {
    expect(hasPermission({ isChief: false, permissions: [] }, null)).toBe(true)
  })

  test.each([
    ['/api/sellers/me', 'SELLER'],
    ['/api/operators/approvals', 'OPERATOR'],
    ['/api/sellers', null],
    ['/api/sellersx/me', null],
    ['/api/customers/sellers', null],
    ['/api/goods/7', null],
  ])('%s은 %s의 호출이다', (path, kind) => {
    expect(staffKindOfCall(path)).toBe(kind)
  })
})

describe('두 사람의 승인', () => {
  test.each(APPROVAL_STATES.filter((state) => state !== 'PENDING'))(
    '%s 요청은 다시 처리하지 않는다',
    (state) => {
      expect(decideApproval({ state, askedBy: 1, decidedBy: 2 })).toEqual(
        refuse('APPROVAL_DECIDED'),
      )
    },
  )

  test('요청한 사람은 승인하지 못하고 다른 담당자는 승인한다', () => {
    expect(decideApproval({ state: 'PENDING', askedBy: 1, decidedBy: 1 })).toEqual(
      refuse('APPROVAL_SELF'),
    )
    expect(decideApproval({ state: 'PENDING', askedBy: 1, decidedBy: 2 })).toEqual(allow())
  })
})
