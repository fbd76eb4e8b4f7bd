import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, ynFlag } from '../wire/wire.schemas.ts'

const tags = ['operator']
const path = '/operators/holidays'
const forSystem = { who: 'operator', permission: 'SYSTEM' } as const

const day = z.iso.date()

/** The public holidays of this year and later, and the year whose holidays have to be added. */
const list = call(forSystem)
  .route({ method: 'GET', path, summary: '공휴일 목록', tags })
  .output(
    z.object({
      holidayList: z.array(z.object({ day, name: z.string().nullable(), addedYn: ynFlag })),
      missingYear: z.int().nullable(),
    }),
  )

/** Adds a public holiday on a day from today on; deadlines that are counted from now on leave it out. */
const add = call(forSystem)
  .route({ method: 'POST', path, summary: '공휴일 추가', tags })
  .input(z.object({ day, name: z.string().trim().min(1).max(30) }))
  .output(done)
  .errors(refusals('HOLIDAY_KNOWN', 'HOLIDAY_PAST'))

/** Removes a public holiday that operators added and that is not over. */
const remove = call(forSystem)
  .route({ method: 'DELETE', path: `${path}/{day}`, summary: '공휴일 삭제', tags })
  .input(z.object({ day }))
  .output(done)
  .errors(refusals('HOLIDAY_NOT_FOUND', 'HOLIDAY_PAST'))

export const operatorHolidayCalls = { list, add, remove }
