import { ZONE_RANGE_NAME_LENGTH_MAX } from '@jangteo/core/shipping/areaZoneChange.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, plainId, plainIdText } from '../wire/wire.schemas.ts'
import { zoneRange } from './areaZone.schemas.ts'

const tags = ['operator']
const path = '/operators/zone-ranges'
const forSystem = { who: 'operator', permission: 'SYSTEM' } as const

const name = z.string().trim().min(1).max(ZONE_RANGE_NAME_LENGTH_MAX)
const typed = zoneRange.extend({ name })
const listed = zoneRange.extend({ name: z.string() })
const refused = refusals('ZONE_RANGE_REVERSED', 'ZONE_RANGE_OVERLAPS')

/** The postcodes of the remote zones, and their last changes, the newest first. */
const list = call(forSystem)
  .route({ method: 'GET', path, summary: '도서산간 우편번호 목록', tags })
  .output(
    z.object({
      rangeList: z.array(listed.extend({ zoneRangeId: plainId })),
      changeList: z.array(
        listed.extend({ changeEnum: z.enum(['ADDED', 'REMOVED']), at: moment, who: z.string() }),
      ),
    }),
  )

/** Adds postcodes to a remote zone, for orders from now on. */
const add = call({ ...forSystem, isIdempotent: true })
  .route({ method: 'POST', path, summary: '도서산간 우편번호 추가', tags })
  .input(typed)
  .output(done)
  .errors({ ...refused, ...refusals('ZONE_RANGE_COUNT_EXCEEDED') })

/** Changes a range, for orders from now on. */
const edit = call(forSystem)
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '도서산간 우편번호 수정', tags })
  .input(typed.extend({ id: plainIdText }))
  .output(done)
  .errors({ ...refused, ...refusals('ZONE_RANGE_NOT_FOUND') })

/** Removes a range: its postcodes are on the mainland for orders from now on. */
const remove = call(forSystem)
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: '도서산간 우편번호 삭제', tags })
  .input(z.object({ id: plainIdText }))
  .output(done)
  .errors(refusals('ZONE_RANGE_NOT_FOUND'))

export const operatorZoneCalls = { list, add, edit, remove }
