import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import { type PatientBuyer, Refused } from './patientBuyer.ts'

/** A parcel without reports of a carrier: the test takes each of its steps. */
const PARCEL = { courierEnum: 'FREIGHT', invoice: '600000000001' }

/** Has seller and carrier do something. A step whose answer was lost is refused when it is sent again, because it is done. */
export async function sendDeskEvent(
  desk: PatientBuyer,
  sealedItem: string,
  type: OrderItemEventType,
): Promise<void> {
  const path = `/dev/desk/order-items/${sealedItem}/events`
  const { status, body } = await desk.call('POST', path, { body: { type, ...PARCEL } })
  if (status !== 200 && body.code !== 'ORDER_ITEM_STATUS_CHANGED') throw new Refused(body.code)
}
