import { OPERATOR_PERMISSIONS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { findOperator, findSellerUser } from '@jangteo/postgres/staff/staff-account.store'
import * as Effect from 'effect/Effect'
import { callingOperator, callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'

/** Shows the calling user of a store; an owner has every permission. */
export const showSellerMe = Effect.fnUntraced(function* () {
  const { sellerUserId } = yield* callingSeller
  const user = yield* findSellerUser(sellerUserId)
  return {
    sellerUserIdEncrypt: (yield* WireIds).seal('sellerUser', user.id),
    name: user.name,
    loginId: user.login_id,
    storeUrl: user.store_url,
    storeName: user.store_name,
    ownerYn: user.is_owner ? ('Y' as const) : ('N' as const),
    permissionList: user.is_owner ? [...SELLER_PERMISSIONS] : user.permissions,
  }
})

/** Shows the calling operator; an admin has every permission. */
export const showOperatorMe = Effect.fnUntraced(function* () {
  const { operatorId } = yield* callingOperator
  const operator = yield* findOperator(operatorId)
  return {
    operatorIdEncrypt: (yield* WireIds).seal('operator', operator.id),
    name: operator.name,
    loginId: operator.login_id,
    adminYn: operator.is_admin ? ('Y' as const) : ('N' as const),
    permissionList: operator.is_admin ? [...OPERATOR_PERMISSIONS] : operator.permissions,
  }
})
