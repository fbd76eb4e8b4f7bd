import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { ANY_CALLER } from '@jangteo/core/session/caller.codes'
import { ACCESS_ACTIONS, STORE_FEATURES } from '@jangteo/core/session/permission.codes'
import type { AccessAction } from '@jangteo/core/session/permission.codes'
import {
  decideAccess,
  decideEdit,
  decideStoreFeature,
} from '@jangteo/core/session/permission.rules'
import type { AccessDecision } from '@jangteo/core/session/permission.rules'

/** For GUEST, GUEST_ORDER, ASSOCIATE_MEMBER and MEMBER, in this order. */
type Courses = readonly [AccessDecision, AccessDecision, AccessDecision, AccessDecision]
const ANYBODY: Courses = ['DO', 'DO', 'DO', 'DO']
const OF_ORDER: Courses = ['ASK_FOR_LOGIN', 'DO', 'DO', 'DO']
const LOGGED_IN: Courses = ['ASK_FOR_LOGIN', 'ASK_FOR_LOGIN', 'DO', 'DO']

const EXPECTED: Readonly<Record<AccessAction, Courses>> = {
  BROWSE: ANYBODY,
  FILL_CART: ANYBODY,
  ORDER: ANYBODY,
  APPLY_TO_SELL: ANYBODY,
  SHOW_ORDER: OF_ORDER,
  CLAIM: OF_ORDER,
  FAVORITE_GOODS: LOGGED_IN,
  FAVORITE_STORE: LOGGED_IN,
  ASK_ABOUT_GOODS: LOGGED_IN,
  DOWNLOAD_COUPON: LOGGED_IN,
  REQUEST_RESTOCK_ALERT: LOGGED_IN,
  WRITE_REVIEW: LOGGED_IN,
  WRITE_INQUIRY: LOGGED_IN,
  OPEN_MY_PAGE: LOGGED_IN,
  USE_PAY: ['ASK_FOR_LOGIN', 'ASK_FOR_LOGIN', 'REFUSE', 'DO'],
}

describe('누가 무엇을 할 수 있는지', () => {
  test.each(ACCESS_ACTIONS)('%s', (action) => {
    expect(ANY_CALLER.map((caller) => decideAccess(action, caller))).toEqual(EXPECTED[action])
  })

  test('판매자와 운영자는 구매자가 아니다', () => {
    const answers = ACCESS_ACTIONS.flatMap((action) => [
      decideAccess(action, 'SELLER'),
      decideAccess(action, 'OPERATOR'),
    ])
    expect(new Set(answers)).toEqual(new Set(['REFUSE']))
  })
})

describe('권한', () => {
  test('스토어가 막은 기능은 사용할 수 없다', () => {
    const answers = STORE_FEATURES.map((feature) => decideStoreFeature(feature, ['ASK', 'COUPON']))
    const denied = refuse('STORE_FEATURE_DENIED')
    expect(answers).toEqual([denied, allow(), denied, allow(), allow()])
  })

  test('쓴 사람만 고칠 수 있다', () => {
    expect([decideEdit(7, 7), decideEdit(7, 8), decideEdit(7, -1)]).toEqual([
      allow(),
      refuse('EDIT_DENIED'),
      refuse('EDIT_DENIED'),
    ])
  })
})
