import { HOUR_MS, kstDayOf, MINUTE_MS, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { formatWeekday } from '@jangteo/core/calendar/dateText.rules'
import { arrivalText, cutoffText } from '@jangteo/core/shipping/promiseText.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { chooseStrawberries, fillGuestOrder, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

const NAME = '논산 설향 딸기 500g 2팩'
const GOODS = goodsNamed(NAME)
const NOON_HOURS = 12

type Promised = { readonly arrivesOn: string; readonly orderUntil: string }

/** Sets a cut-off of the store that is hours away, at whatever time of the day the test runs. */
async function setDistantCutoff(): Promise<void> {
  const nowMs = Date.now()
  const hours = (nowMs - startOfDayMs(kstDayOf(nowMs))) / HOUR_MS
  const stock = openStock()
  await stock.database.db
    .updateTable('shipping_policies')
    .set({ cutoff_minute: (hours < NOON_HOURS ? 23 : 1) * 60 })
    .where('id', '=', (goods) =>
      goods.selectFrom('goods').select('shipping_policy_id').where('id', '=', GOODS),
    )
    .execute()
  await stock.close()
}

/** The day that holds now and the one after its cut-off, as the server promises them. */
async function promisedDays(page: Page): Promise<readonly [Promised, Promised]> {
  const answer = await page.request.get(`/api/goods/${GOODS}`)
  const { promiseList } = (await answer.json()) as { readonly promiseList: readonly Promised[] }
  const [first, next] = promiseList
  if (first === undefined || next === undefined) throw new Error('two days are promised')
  return [first, next]
}

/** Walks from the card to the payment page, and reads the same day everywhere. */
async function expectDayEverywhere(page: Page, day: string): Promise<void> {
  await page.goto('/store/achimbat')
  const card = page.getByRole('article').filter({ hasText: NAME }).first()
  await expect(card).toContainText(day)
  await card.getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(page.getByText('까지 주문하면').locator('..')).toContainText(day)
  await page.goto('/order/cart')
  const store = page.getByRole('heading', { name: '아침밭상회' }).locator('..')
  await expect(store.getByText(day, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /개 구매하기/ }).click()
  await expect(page.getByRole('region', { name: /^주문 상품/ })).toContainText(day)
}

test('카드에서 주문까지 같은 도착일을 보고, 마감이 지나면 어디서나 다음 날이며, 산 날은 그대로다', async ({
  page,
  inspect,
}) => {
  await setDistantCutoff()
  const [first, next] = await promisedDays(page)
  const untilMs = Date.parse(first.orderUntil)
  const beforeMs = untilMs - MINUTE_MS
  const afterMs = untilMs + MINUTE_MS

  await page.clock.setFixedTime(beforeMs)
  await page.goto(`/product/detail/${GOODS}`)
  await expect(page.getByText(cutoffText(untilMs, beforeMs))).toBeVisible()
  await inspect('promise-product')
  await chooseStrawberries(page, '장바구니')

  await page.clock.setFixedTime(afterMs)
  await expectDayEverywhere(page, arrivalText(next.arrivesOn, afterMs))
  await page.clock.setFixedTime(beforeMs)
  await expectDayEverywhere(page, arrivalText(first.arrivesOn, beforeMs))
  await inspect('promise-checkout')

  await fillGuestOrder(page)
  await payByCard(page)
  const sold = `${formatWeekday(first.arrivesOn)} 도착 예정`
  await page.clock.setFixedTime(afterMs)
  await expect(page.getByText(sold).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '지금 많이 찾는 상품' })).toBeVisible()
  await inspect('promise-complete')
  await page.getByRole('link', { name: '주문 상세' }).click()
  await expect(page.getByRole('region', { name: '지금 많이 찾는 상품' })).toHaveCount(0)
  await expect(page.getByText(sold).first()).toBeVisible()
  await inspect('promise-order')
})
