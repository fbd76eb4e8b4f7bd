import { LOGIN_RECORD_DAYS } from '@jangteo/core/calendar/retention.rules'
import { addDays, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countLoginRecords, listLoginRecords } from '@jangteo/postgres/member/login-record.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'

/** A page of the member's logins of 90 Korean days, the newest first. */
export const listLogins = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const memberId = yield* callingMember
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const since = new Date(startOfDayMs(addDays(today, -LOGIN_RECORD_DAYS)))
  const [rows, totalElements] = yield* together(
    Effect.all(
      [
        listLoginRecords({ memberId, since, offset: number * size, limit: size }),
        countLoginRecords({ memberId, since }),
      ],
      AT_ONCE,
    ),
  )
  const content = rows.map(({ at, result, way, device, address }) => ({
    at: at.toISOString(),
    resultEnum: result,
    wayEnum: way,
    device,
    address,
  }))
  return { ...toPage(content, { number, size, totalElements }), content }
})
