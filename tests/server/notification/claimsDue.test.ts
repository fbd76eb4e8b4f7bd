import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { notifyClaimsDue } from '@jangteo/server/claim/notify-claims-due'
import { expect, test } from 'vitest'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { STRAWBERRIES } from '../../support/payment/deposit.ts'

/** Notifications of due claims on each of the days to come, the first of them a Sunday; each morning runs twice at once. */
async function countReminders(market: TestMarket, days: number): Promise<number[]> {
  const counts: number[] = []
  for (let day = 1; day <= days; day += 1) {
    market.advance(DAY_MS)
    const before = await dueOf(market)
    const morning = () => market.runtime.runPromise(notifyClaimsDue)
    await Promise.all([morning(), morning()])
    counts.push((await dueOf(market)) - before)
  }
  return counts
}

async function dueOf(market: TestMarket): Promise<number> {
  const contents = await notificationsOf(market, 'SELLER')
  return contents.filter(({ kind }) => kind === 'CLAIM_DUE').length
}

test('답하지 않은 취소는 마지막 날 아침에 한 번 알린다', async () => {
  const market = await openMarket()
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SR' })
  await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  const counts = await countReminders(market, 4)
  await market.close()
  expect(counts).toEqual([0, 0, 1, 0])
})

test('돌아온 상품의 환불 기한을 마지막 날 아침에 알리고, 처리했으면 알리지 않는다', async () => {
  const market = await openMarket()
  const aReturn = async () => {
    const { buyer } = await aMember(market)
    const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SC' })
    return requested({ buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' })
  }
  const waiting = await aReturn()
  const done = await aReturn()
  const states = [
    await goOn(market, waiting, 'seller.collect'),
    await goOn(market, done, 'seller.collect', 'seller.accept'),
  ]
  const counts = await countReminders(market, 5)
  await market.close()
  expect([states, counts]).toEqual([
    [['RI'], ['RI', 'RC']],
    [0, 0, 0, 1, 0],
  ])
})
