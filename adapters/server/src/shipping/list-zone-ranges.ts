import { listNamedRanges, listRangeChanges } from '@jangteo/postgres/shipping/area-zone.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

/** Changes that the page of operators shows. */
const CHANGE_COUNT = 50

/** Lists the postcodes of the remote zones, and who changed them last. */
export const listRanges = Effect.fnUntraced(function* () {
  const reads = [listNamedRanges(), listRangeChanges(CHANGE_COUNT)] as const
  const [ranges, changes] = yield* together(Effect.all(reads, AT_ONCE))
  return {
    rangeList: ranges.map(({ id, ...range }) => ({ ...range, zoneRangeId: id })),
    changeList: changes.map(({ kind, at, ...change }) => ({
      ...change,
      changeEnum: kind,
      at: at.toISOString(),
    })),
  }
})
