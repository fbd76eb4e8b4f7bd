import type { AddressFields } from '@jangteo/postgres/address/address.store'
import type { WireIdCodec } from '../wire/wire-ids.ts'

type AddressRow = AddressFields & { readonly id: number }

/** A saved address as the wire shows it. */
export function toAddressAnswer(wireIds: WireIdCodec, row: AddressRow) {
  return {
    buyerAddressIdEncrypt: wireIds.seal('address', row.id),
    name: row.name,
    receiverName: row.receiver_name,
    receiverMobile: row.receiver_mobile,
    zonecode: row.zonecode,
    roadAddress: row.road_address,
    detailAddress: row.detail_address,
    defaultYn: row.is_default ? ('Y' as const) : ('N' as const),
  }
}

type AddressInput = {
  readonly name: string
  readonly receiverName: string
  readonly receiverMobile: string
  readonly zonecode: string
  readonly roadAddress: string
  readonly detailAddress: string
}

/** An address of the wire as its row. */
export function toAddressFields(input: AddressInput, isDefault: boolean): AddressFields {
  return {
    name: input.name.trim(),
    receiver_name: input.receiverName.trim(),
    receiver_mobile: input.receiverMobile,
    zonecode: input.zonecode,
    road_address: input.roadAddress.trim(),
    detail_address: input.detailAddress.trim(),
    is_default: isDefault,
  }
}
