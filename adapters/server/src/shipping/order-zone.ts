import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { findOrderZone, listZoneRangesAt } from '@jangteo/postgres/shipping/area-zone.store'
import * as Effect from 'effect/Effect'

/**
 * Returns the zones of places for an order that was placed; `null` is where it goes. Its own postcode has the zone that
 * its address is stored with, every other one the zone that it had when the order was placed, so a later change of the
 * list costs nobody anything. Source: decision 148.
 */
export const zonesInOrder = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<(zonecode: string | null) => AreaZone, never, Db> {
  const { zonecode: own, zone, ordered_at: orderedAt } = yield* findOrderZone(orderId)
  const ranges = yield* listZoneRangesAt(orderedAt)
  return (zonecode) => (zonecode === null || zonecode === own ? zone : areaZoneOf(zonecode, ranges))
})

/** Returns the zone of one place for an order that was placed. Source: decision 148. */
export const zoneInOrder = (
  orderId: number,
  zonecode: string,
): Effect.Effect<AreaZone, never, Db> =>
  Effect.map(zonesInOrder(orderId), (zoneOf) => zoneOf(zonecode))
