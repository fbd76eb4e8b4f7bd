import { OPERATOR_PERMISSIONS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { z } from 'zod'
import { opaqueId, ynFlag } from '../wire/wire.schemas.ts'

/** A user of a store as they see themselves. */
export const sellerMe = z.object({
  sellerUserIdEncrypt: opaqueId,
  name: z.string(),
  loginId: z.string(),
  storeUrl: z.string(),
  storeName: z.string(),
  ownerYn: ynFlag,
  permissionList: z.array(z.enum(SELLER_PERMISSIONS)),
})

/** An operator as they see themselves. */
export const operatorMe = z.object({
  operatorIdEncrypt: opaqueId,
  name: z.string(),
  loginId: z.string(),
  adminYn: ynFlag,
  permissionList: z.array(z.enum(OPERATOR_PERMISSIONS)),
})
