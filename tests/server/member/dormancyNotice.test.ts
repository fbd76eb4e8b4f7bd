import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { notifyDormancy } from '@jangteo/server/member/notify-dormancy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, aBuyer } from '../../support/buyer.ts'
import { queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const notify = () => market.runtime.runPromise(notifyDormancy)

const mailsTo = async (loginId: string) =>
  (await queuedMails(market)).filter(({ to }) => to === `${loginId}@mail.example`)

test('휴면 30일 전에 메일로 한 번 알리고, 다시 쓴 회원은 다음 휴면 앞에서 다시 알린다', async () => {
  const { loginId } = await newMember(market)
  const counts: number[] = []
  const look = async (days: number) => {
    market.advance(days * DAY_MS)
    await notify()
    counts.push((await mailsTo(loginId)).length)
  }
  await look(334)
  await look(1)
  await look(1)
  await aBuyer(market).ask('POST', '/accounts/login', {
    body: { loginId, password: DEMO_PASSWORD },
  })
  await look(1)
  await look(335)
  expect(counts).toEqual([0, 1, 1, 1, 2])
})

test('메일은 휴면이 되는 날과 해제하는 방법을 말한다', async () => {
  const { loginId } = await newMember(market)
  market.advance(340 * DAY_MS)
  await notify()
  const [mail] = await mailsTo(loginId)
  expect([mail?.subject.replace(/\d{4}\.\d\d\.\d\d/, '날'), mail?.text.split('\n').length]).toEqual(
    ['[장터] 날부터 휴면 상태가 돼요', 4],
  )
})

test('한꺼번에 여러 번 해도 한 사람은 한 통만 받는다', async () => {
  const { loginId } = await newMember(market)
  market.advance(336 * DAY_MS)
  await Promise.all([notify(), notify(), notify(), notify()])
  expect((await mailsTo(loginId)).length).toEqual(1)
})

test('메일 주소가 없거나 떠난 회원, 이미 휴면인 회원에게는 보내지 않는다', async () => {
  const before = (await queuedMails(market)).length
  await newMember(market, { email: null })
  await newMember(market, { status: 'LEFT' })
  await newMember(market, { last_used_at: new Date(market.now() - 40 * DAY_MS) })
  market.advance(340 * DAY_MS)
  await market.database.db
    .updateTable('members')
    .set({ dormancy_notified_at: new Date(market.now()) })
    .where('last_used_at', '>', new Date(market.now() - 341 * DAY_MS))
    .where('email', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .execute()
  await notify()
  expect((await queuedMails(market)).length - before).toEqual(0)
})
