import { heldPromise } from '@jangteo/core/shipping/promise.rules'
import type { ArrivalPromise } from '@jangteo/core/shipping/promise.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useMinute, useNoteUntil } from './pageClock.ts'

/** The days that goods arrive on, as every list, page and cart is answered with. */
export type PromiseListData = Answers['goods']['detail']['promiseList']

type Promised = Pick<ArrivalPromise, 'zone' | 'arrivesOn' | 'orderUntilMs'>

function toPromises(list: PromiseListData): Promised[] {
  return list.map(({ areaZoneEnum, arrivesOn, orderUntil }) => ({
    zone: areaZoneEnum,
    arrivesOn,
    orderUntilMs: Date.parse(orderUntil),
  }))
}

/** The promise of goods that holds at a moment in a zone (`null`: not known yet); `null` when nothing is promised. */
export function promiseAt(
  list: PromiseListData,
  place: { readonly zone: AreaZone | null; readonly nowMs: number },
): Promised | null {
  return heldPromise(toPromises(list), place)
}

/** The promise of goods on the mainland that holds now, and the moment that it is read at. */
export function usePromise(list: PromiseListData): {
  readonly promise: Promised | null
  readonly nowMs: number
} {
  const nowMs = useMinute()
  const promise = promiseAt(list, { zone: null, nowMs })
  useNoteUntil(promise?.orderUntilMs ?? null, nowMs)
  return { promise, nowMs }
}
