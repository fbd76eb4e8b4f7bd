import { HOLIDAYS, holidaysVersion, knowAddedHolidays } from '@jangteo/server/calendar/holidays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator } from '../../support/staff.ts'

type List = {
  readonly holidayList: readonly { readonly day: string; readonly addedYn: string }[]
  readonly missingYear: number | null
}

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['SYSTEM'])).browser
})
afterAll(() => market.close())

const add = async (day: string, name = '임시공휴일') => {
  const answer = await operator.call<{ readonly code?: string }>('POST', '/operators/holidays', {
    body: { day, name },
  })
  return answer.body.code ?? answer.status
}

const remove = async (day: string) => {
  const path = `/operators/holidays/${day}`
  const answer = await operator.call<{ readonly code?: string }>('DELETE', path)
  return answer.body.code ?? answer.status
}

test('추가한 공휴일은 바로 쉬는 날이고, 지우면 다시 평일이다', async () => {
  const day = '2026-09-01'
  const before = HOLIDAYS.has(day)
  const added = [await add(day), await add(day)]
  const during = HOLIDAYS.has(day)
  const { holidayList } = await operator.ask<List>('GET', '/operators/holidays')
  const listed = holidayList.filter(({ addedYn }) => addedYn === 'Y')
  const removed = [await remove(day), await remove(day)]
  expect([before, added, during, listed, removed, HOLIDAYS.has(day)]).toEqual([
    false,
    [200, 'HOLIDAY_KNOWN'],
    true,
    [{ day, name: '임시공휴일', addedYn: 'Y' }],
    [200, 'HOLIDAY_NOT_FOUND'],
    false,
  ])
})

test('지난 날과 이미 아는 공휴일은 추가하지 않고, 기본 공휴일은 지우지 않는다', async () => {
  expect([await add('2026-08-03'), await add('2026-10-09'), await remove('2026-10-09')]).toEqual([
    'HOLIDAY_PAST',
    'HOLIDAY_KNOWN',
    'HOLIDAY_NOT_FOUND',
  ])
})

test('추가하고 지운 일은 감사 기록에 남는다', async () => {
  await add('2026-09-02')
  await remove('2026-09-02')
  const lines = await auditOf(market, 'holiday:2026-09-02', ['call', 'before', 'after'])
  expect(lines).toEqual([
    { call: 'operatorHoliday.add', before: null, after: { name: '임시공휴일' } },
    { call: 'operatorHoliday.remove', before: { name: '임시공휴일' }, after: null },
  ])
})

test('추가한 공휴일이 기본 공휴일이 되어도 다시 읽을 때 바뀐 것은 없다', () => {
  knowAddedHolidays(['2026-10-09'])
  const before = holidaysVersion()
  knowAddedHolidays(['2026-10-09'])
  expect(holidaysVersion()).toBe(before)
})
