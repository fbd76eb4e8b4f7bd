export const ADDRESS_CODES = [
  'ADDRESS_NAME_REQUIRED',
  'ADDRESS_NAME_TOO_LONG',
  'RECEIVER_NAME_REQUIRED',
  'RECEIVER_NAME_TOO_LONG',
  'RECEIVER_MOBILE_REQUIRED',
  'RECEIVER_MOBILE_INVALID',
  'ZONECODE_REQUIRED',
  'ZONECODE_INVALID',
  'ROAD_ADDRESS_REQUIRED',
  'ROAD_ADDRESS_TOO_LONG',
  'DETAIL_ADDRESS_TOO_LONG',
] as const

/** Reason why a field of an address is wrong. Source: spec §5, domain-rules §5.4. */
export type AddressCode = (typeof ADDRESS_CODES)[number]
