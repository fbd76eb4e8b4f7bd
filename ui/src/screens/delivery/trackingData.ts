import { trackingView } from '@jangteo/core/order/tracking.view'
import type { TrackingView } from '@jangteo/core/order/tracking.view'
import type { Answers } from '@jangteo/http/call/calls'

export type TrackingData = Answers['delivery']['track']
export type ShipmentData = Answers['delivery']['info']

/** The way of a parcel at a moment, as its page shows it. */
export function viewOf(
  { provided, steps }: TrackingData,
  { orderItemStatusEnum, shippedAt }: ShipmentData,
  nowMs: number,
): TrackingView {
  return trackingView(
    {
      isProvided: provided,
      scans: steps.map(({ at, level, place, text }) => ({
        atMs: Date.parse(at),
        level,
        place,
        text,
      })),
      status: orderItemStatusEnum,
      shippedAtMs: Date.parse(shippedAt),
    },
    nowMs,
  )
}
