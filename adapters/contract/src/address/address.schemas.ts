import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { checkAddress, checkDestination } from '@jangteo/core/address/address.rules'
import type {
  AddressFields,
  AddressViolation,
  Destination,
} from '@jangteo/core/address/address.rules'
import { z } from 'zod'
import { opaqueId, ynFlag } from '../wire/wire.schemas.ts'

const text = z.string().max(200)

/** A postcode: five digits. */
export const zonecode = z.string().regex(/^\d{5}$/)

const receiverShape = {
  receiverName: text,
  receiverMobile: text,
  zonecode: text,
  roadAddress: text,
  detailAddress: text,
}
const addressShape = { name: text, ...receiverShape, defaultYn: ynFlag }

function judgedBy<Fields>(check: (fields: Fields) => readonly AddressViolation[]) {
  return ({ value, issues }: z.core.ParsePayload<Fields>) => {
    for (const { field, code } of check(value)) {
      const message = ADDRESS_MESSAGES[code]()
      issues.push({ code: 'custom', input: value, path: [field], message })
    }
  }
}

/** An address to save; the fields are judged by `checkAddress`. */
export const addressInput = z.object(addressShape).check(judgedBy<AddressFields>(checkAddress))

/** The same for one that is saved already. */
export const addressChange = z
  .object({ ...addressShape, id: opaqueId })
  .check(judgedBy<AddressFields>(checkAddress))

/** Receiver and address of a parcel. */
export const receiver = z.object(receiverShape)

/** The same as a buyer fills it in; the fields are judged by `checkDestination`. */
export const judgedReceiver = receiver.check(judgedBy<Destination>(checkDestination))

/** A saved address. */
export const address = z.object({ ...addressShape, buyerAddressIdEncrypt: opaqueId })
