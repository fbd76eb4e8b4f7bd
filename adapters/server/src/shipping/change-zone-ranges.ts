import { decideRangeAdded, decideRangeListed } from '@jangteo/core/shipping/areaZoneChange.rules'
import { done } from '@jangteo/contract/wire/wire.schemas'
import { transaction } from '@jangteo/postgres/database/db'
import {
  insertZoneRange,
  listNamedRanges,
  lockZoneRanges,
  removeZoneRange,
  type TypedRange,
} from '@jangteo/postgres/shipping/area-zone.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { callingOperator } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'

const DONE = { done: true as const }

const editor = Effect.gen(function* () {
  const { operatorId } = yield* callingOperator
  return { operatorId, at: new Date(yield* Clock.currentTimeMillis) }
})

/** Locks the list, so that of two changes the second sees the first, and returns it. */
const lockList = Effect.gen(function* () {
  yield* lockZoneRanges()
  return yield* listNamedRanges()
})

const lockRange = Effect.fnUntraced(function* (id: number) {
  const listed = yield* lockList
  const range = listed.find((each) => each.id === id)
  if (range === undefined) return yield* refused('ZONE_RANGE_NOT_FOUND')
  return { range, others: listed.filter((each) => each !== range) }
})

/**
 * Adds a range of postcodes to a remote zone, under the list's lock, once for an `Idempotency-Key`. Orders that are placed
 * keep their zone. Refusals: ZONE_RANGE_REVERSED, ZONE_RANGE_OVERLAPS, ZONE_RANGE_COUNT_EXCEEDED. Source: decision 148.
 */
export const addZoneRange = Effect.fnUntraced(
  function* (typed: TypedRange) {
    const decision = decideRangeAdded(typed, yield* lockList)
    if (!decision.ok) return yield* refused(decision.reason)
    const id = yield* insertZoneRange(typed, yield* editor)
    yield* recordAudit({
      call: 'operatorZone.add',
      target: `zoneRange:${id}`,
      before: null,
      after: typed,
      reason: null,
    })
    return DONE
  },
  onceByKey('operatorZone.add', done),
)

/**
 * Changes a range: the former one is removed and another one added, so that the list of every moment stays readable. Of
 * two operators the second finds none. Refusals: ZONE_RANGE_NOT_FOUND, ZONE_RANGE_REVERSED, ZONE_RANGE_OVERLAPS.
 */
export const editZoneRange = Effect.fnUntraced(function* ({
  id,
  ...typed
}: TypedRange & { readonly id: number }) {
  const { range: before, others } = yield* lockRange(id)
  const decision = decideRangeListed(typed, others)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* removeZoneRange(id, yield* editor)
  const nextId = yield* insertZoneRange(typed, yield* editor)
  yield* recordAudit({
    call: 'operatorZone.edit',
    target: `zoneRange:${nextId}`,
    before,
    after: typed,
    reason: null,
  })
  return DONE
}, transaction)

/** Removes a range; of two operators the second finds none. Refusal: ZONE_RANGE_NOT_FOUND. */
export const deleteZoneRange = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const { range: before } = yield* lockRange(id)
  yield* removeZoneRange(id, yield* editor)
  yield* recordAudit({
    call: 'operatorZone.remove',
    target: `zoneRange:${id}`,
    before,
    after: null,
    reason: null,
  })
  return DONE
}, transaction)
