import { tidyAddress } from '@jangteo/core/address/address.rules'
import type { AddressFields as AddressInput } from '@jangteo/core/address/address.rules'
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

/** An address of the wire as its row. */
export function toAddressFields(input: AddressInput, isDefault: boolean): AddressFields {
  const { name, receiverName, receiverMobile, zonecode, roadAddress, detailAddress } =
    tidyAddress(input)
  return {
    name,
    receiver_name: receiverName,
    receiver_mobile: receiverMobile,
    zonecode,
    road_address: roadAddress,
    detail_address: detailAddress,
    is_default: isDefault,
  }
}
