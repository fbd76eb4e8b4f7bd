import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { checkAddress, checkDestination } from '@jangteo/core/address/address.rules'
import type {
  AddressFields,
  AddressViolation,
  Destination,
} from '@jangteo/core/address/address.rules'
import type { Answers } from '@jangteo/http/call/calls'
import type { Problems } from '../../parts/field/useFields.ts'

/** An address of the address book. */
export type SavedAddress = Answers['address']['list']['content'][number]

export const EMPTY_DESTINATION: Destination = {
  receiverName: '',
  receiverMobile: '',
  zonecode: '',
  roadAddress: '',
  detailAddress: '',
}

/** Part of an address that says where a parcel goes. */
export function destinationOf(address: Destination): Destination {
  const { receiverName, receiverMobile, zonecode, roadAddress, detailAddress } = address
  return { receiverName, receiverMobile, zonecode, roadAddress, detailAddress }
}

function textsOf<Name extends keyof AddressFields>(
  violations: readonly AddressViolation[],
): Problems<Name> {
  const texts = violations.map(({ field, code }) => [field, ADDRESS_MESSAGES[code]()] as const)
  return Object.fromEntries(texts.toReversed()) as Problems<Name>
}

/** Faults of an address of the address book, field by field. */
export function addressProblems(address: AddressFields): Problems<keyof AddressFields> {
  return textsOf(checkAddress(address))
}

/** Faults of a destination, field by field. */
export function destinationProblems(destination: Destination): Problems<keyof Destination> {
  return textsOf(checkDestination(destination))
}

/** The fields of a saved address that a buyer edits. */
export function editedFields(address: SavedAddress | null): AddressFields {
  if (address === null) return { name: '', ...EMPTY_DESTINATION }
  return { name: address.name, ...destinationOf(address) }
}
