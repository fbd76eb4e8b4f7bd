import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { anotherOption, aShopper } from '../claim/shopper.ts'
import { openDesk, scan, ship } from '../purchase/desk.ts'
import { test } from '../shop.ts'

const SWEET_POTATOES = goodsNamed('해남 꿀고구마')
const LOST = '택배사가 분실했다고 알렸어요'

const cardOf = (page: Page, orderNumber: string) =>
  page.getByRole('article').filter({ hasText: orderNumber })

/** Presses a button of the desk that asks for a reason, and gives it. */
async function pressSaying(page: Page, card: Locator, { name, reason }: Said): Promise<void> {
  await card.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByLabel('구매자에게 알릴 사유').fill(reason)
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(sheet).toHaveCount(0)
}

type Said = { readonly name: string; readonly reason: string }

test('잘못 적은 송장은 데스크가 취소하고 새로 등록하며, 스캔이 온 뒤에는 취소할 수 없다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const { orderNumber } = await buy({ goodsId: SWEET_POTATOES, until: 'SR' })
  const item = await openDesk(page, orderNumber)
  await ship(page, item, 'CJ대한통운')
  await inspect('desk-shipped')
  await item.getByRole('button', { name: '송장 취소' }).click()
  await expect(item.getByText('배송준비중', { exact: true })).toBeVisible()
  await expect(item.getByText('CJ대한통운')).toHaveCount(0)
  await ship(page, item, 'CJ대한통운')
  await scan(page, item, { level: '1 집하준비' })
  await expect(item.getByRole('button', { name: '송장 취소' })).toHaveCount(0)
})

test('교환으로 보낸 상품이 사라지면 데스크가 다시 보내거나 반품으로 바꾸고, 구매자는 무슨 일인지 읽는다', async ({
  page,
  inspect,
}) => {
  const { buyer, market, buy } = await aShopper(page)
  const order = await buy({ goodsId: SWEET_POTATOES, until: 'SC' })
  const more = await anotherOption(buyer, order)
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'DAMAGE_DEFECT', more } as const
  const claim = await requested(asked)
  await goOn(market, claim, 'seller.collect', 'seller.accept', 'seller.reship')

  await page.goto(routes.desk('claims'))
  const atDesk = cardOf(page, order.orderNumber)
  await inspect('desk-exchange-sent')
  await pressSaying(page, atDesk, { name: '분실 상품 다시 발송', reason: LOST })
  await expect(atDesk.getByRole('button', { name: '분실 상품 다시 발송' })).toHaveCount(0)
  await expect(atDesk.getByText(LOST)).toBeVisible()
  await goOn(market, claim, 'seller.reship')
  await page.reload()
  await pressSaying(page, atDesk, { name: '분실로 반품 전환', reason: LOST })

  const returned = atDesk.filter({ hasText: '반품진행중' })
  await expect(returned.getByRole('button')).toHaveText(['검수 통과'])
  await expect(atDesk.getByText('반품전환', { exact: true })).toBeVisible()
  await inspect('desk-exchange-converted')
  await returned.getByRole('button', { name: '검수 통과' }).click()
  await expect(atDesk.getByText('반품완료', { exact: true })).toBeVisible()

  await page.goto(routes.claimList())
  await expect(page.getByText('반품전환', { exact: true })).toBeVisible()
  await inspect('claims-converted')
  const exchange = cardOf(page, order.orderNumber).filter({ hasText: '반품전환' })
  await exchange.getByRole('link', { name: '상세' }).click()
  const timeline = page.getByRole('region', { name: '진행 내역' })
  await expect(timeline.getByText(LOST).first()).toBeVisible()
  await inspect('claim-converted')
})
