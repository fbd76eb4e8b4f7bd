import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, decideName, isMobile, tidyText } from '../member/member.rules.ts'
import type { AddressCode } from './address.codes.ts'

/**
 * Destination of a parcel and its receiver: mobile in digits, `zonecode` of five digits, `detailAddress` may be empty.
 */
export type Destination = {
  readonly receiverName: string
  readonly receiverMobile: string
  readonly zonecode: string
  readonly roadAddress: string
  readonly detailAddress: string
}

/** A destination stored under a name in the buyer's address book. */
export type AddressFields = Destination & { readonly name: string }

/** A field that is wrong, and why. */
export type AddressViolation = {
  readonly field: keyof AddressFields
  readonly code: AddressCode
}

/** The longest name of an address, in characters. Source: spec §5. */
export const ADDRESS_NAME_LENGTH_MAX = 20

/** Most addresses that a buyer may save. Source: spec §5. */
export const ADDRESS_COUNT_MAX = 20

/** The longest road address and the longest detail, in characters. Source: decision 010. */
export const ADDRESS_LINE_LENGTH_MAX = 100

const ZONECODE_FORM = /^\d{5}$/

type Check<Fields> = (fields: Fields) => AddressCode | null

function checkReceiverName({ receiverName }: Destination): AddressCode | null {
  const decision = decideName(receiverName)
  if (decision.ok) return null
  return decision.reason === 'NAME_REQUIRED' ? 'RECEIVER_NAME_REQUIRED' : 'RECEIVER_NAME_TOO_LONG'
}

function checkZonecode({ zonecode }: Destination): AddressCode | null {
  if (zonecode === '') return 'ZONECODE_REQUIRED'
  return ZONECODE_FORM.test(zonecode) ? null : 'ZONECODE_INVALID'
}

function checkRoadAddress({ roadAddress }: Destination): AddressCode | null {
  if (roadAddress === '') return 'ROAD_ADDRESS_REQUIRED'
  return characterCount(roadAddress) > ADDRESS_LINE_LENGTH_MAX ? 'ROAD_ADDRESS_TOO_LONG' : null
}

function checkName({ name }: AddressFields): AddressCode | null {
  if (name === '') return 'ADDRESS_NAME_REQUIRED'
  return characterCount(name) > ADDRESS_NAME_LENGTH_MAX ? 'ADDRESS_NAME_TOO_LONG' : null
}

const DESTINATION_CHECKS: Readonly<Record<keyof Destination, Check<Destination>>> = {
  receiverName: checkReceiverName,
  receiverMobile: ({ receiverMobile }) => {
    if (receiverMobile === '') return 'RECEIVER_MOBILE_REQUIRED'
    return isMobile(receiverMobile) ? null : 'RECEIVER_MOBILE_INVALID'
  },
  zonecode: checkZonecode,
  roadAddress: checkRoadAddress,
  detailAddress: ({ detailAddress }) =>
    characterCount(detailAddress) > ADDRESS_LINE_LENGTH_MAX ? 'DETAIL_ADDRESS_TOO_LONG' : null,
}

const DESTINATION_FIELDS = [
  'receiverName',
  'receiverMobile',
  'zonecode',
  'roadAddress',
  'detailAddress',
] as const satisfies readonly (keyof Destination)[]

/** A destination as it is stored: every text tidied. */
export function tidyDestination(destination: Destination): Destination {
  return {
    receiverName: tidyText(destination.receiverName),
    receiverMobile: tidyText(destination.receiverMobile),
    zonecode: tidyText(destination.zonecode),
    roadAddress: tidyText(destination.roadAddress),
    detailAddress: tidyText(destination.detailAddress),
  }
}

/** An address of the address book as it is stored: every text tidied. */
export function tidyAddress(address: AddressFields): AddressFields {
  return { name: tidyText(address.name), ...tidyDestination(address) }
}

/**
 * Everything that is wrong with a destination once tidied, in the order of the form; empty when it is right. Source:
 * spec §5.
 */
export function checkDestination(destination: Destination): AddressViolation[] {
  const tidied = tidyDestination(destination)
  return DESTINATION_FIELDS.flatMap((field) => {
    const code = DESTINATION_CHECKS[field](tidied)
    return code === null ? [] : [{ field, code }]
  })
}

/** Everything that is wrong with an address of the address book once tidied, its name first. Source: spec §5. */
export function checkAddress(address: AddressFields): AddressViolation[] {
  const code = checkName(tidyAddress(address))
  const ofName: AddressViolation[] = code === null ? [] : [{ field: 'name', code }]
  return [...ofName, ...checkDestination(address)]
}

/** Decides whether one more address may be stored beside `count` others. Refusal: ADDRESS_COUNT_EXCEEDED. Source: spec §5. */
export function decideAddressAdded(count: number): Decision<'ADDRESS_COUNT_EXCEEDED'> {
  return count < ADDRESS_COUNT_MAX ? allow() : refuse('ADDRESS_COUNT_EXCEEDED')
}

/** True when a new address becomes the default one: the first always does. */
export function becomesDefault(count: number, isAskedFor: boolean): boolean {
  return count === 0 || isAskedFor
}

/** The default address first, the others in the order they came. Source: spec §3. */
export function sortAddresses<Address extends { readonly isDefault: boolean }>(
  addresses: readonly Address[],
): Address[] {
  return addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** An address on one line: postcode, road address, detail. */
export function formatAddress(destination: Destination): string {
  const { zonecode, roadAddress, detailAddress } = destination
  return `(${zonecode}) ${roadAddress} ${detailAddress}`.trim()
}
