import type { Destination } from '@jangteo/core/address/address.rules'
import type { AddressOfOrder } from '@jangteo/postgres/order/order-address.store'

type ReceiverRow = Omit<AddressOfOrder, 'delivery_request' | 'zone'>

/** Maps the destination of an order to the wire. */
export function toReceiverAnswer(row: ReceiverRow): Destination {
  return {
    receiverName: row.receiver_name,
    receiverMobile: row.receiver_mobile,
    zonecode: row.zonecode,
    roadAddress: row.road_address,
    detailAddress: row.detail_address,
  }
}

/** The same as its columns. */
export function toReceiverRow(destination: Destination): ReceiverRow {
  return {
    receiver_name: destination.receiverName,
    receiver_mobile: destination.receiverMobile,
    zonecode: destination.zonecode,
    road_address: destination.roadAddress,
    detail_address: destination.detailAddress,
  }
}
