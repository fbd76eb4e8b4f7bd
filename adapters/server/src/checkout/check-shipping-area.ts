import { checkShippingArea as checkArea } from '@jangteo/core/order/addressChange.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { listZoneRangesAround } from '@jangteo/postgres/shipping/area-zone.store'
import * as Effect from 'effect/Effect'
import { loadChosenLines } from '../pricing/chosen-lines.ts'
import { groupRows } from '../pricing/row-groups.ts'

type ShippingAreaInput = { readonly cartIdList: readonly number[]; readonly zonecode: string }

/** Checks whether the chosen lines can be delivered to a postcode, group by group. Refusal: CART_LINE_NOT_FOUND. */
export const checkShippingArea = Effect.fnUntraced(function* (input: ShippingAreaInput) {
  const reads = [loadChosenLines(input.cartIdList), listZoneRangesAround(input.zonecode)] as const
  const [rows, ranges] = yield* together(Effect.all(reads, AT_ONCE))
  const answers = checkArea(groupRows(rows), areaZoneOf(input.zonecode, ranges))
  return {
    groups: answers.map(({ groupKey, isPossible, extraPrice }) => ({
      groupKey,
      possible: isPossible,
      reason: isPossible ? null : ('AREA' as const),
      extraPrice,
    })),
  }
})
