import { ADDRESS_NAME_LENGTH_MAX } from '@jangteo/core/address/address.rules'
import { isMobile } from '@jangteo/core/member/member.rules'
import { z } from 'zod'
import { opaqueId, ynFlag } from '../wire/wire.schemas.ts'

/** Where a parcel goes and who receives it. */
export const receiverFields = {
  receiverName: z.string().trim().min(1).max(10),
  receiverMobile: z.string().refine(isMobile),
  zonecode: z.string().regex(/^\d{5}$/),
  roadAddress: z.string().trim().min(1).max(200),
  detailAddress: z.string().trim().max(100),
}

export const addressInput = z.object({
  addressName: z.string().trim().min(1).max(ADDRESS_NAME_LENGTH_MAX),
  ...receiverFields,
  defaultYn: ynFlag,
})

export const address = addressInput.extend({ buyerAddressIdEncrypt: opaqueId })
