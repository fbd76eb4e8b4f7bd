import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { parcelText } from '@jangteo/core/order/orderStrip.view'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'
import { aShopper } from '../claim/shopper.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { recordShifts } from '../inspection/shifts.ts'
import { untilRested } from '../rest.ts'
import { test } from '../shop.ts'

const NAME = '논산 설향 딸기 500g 2팩'
const STRAWBERRIES = goodsNamed(NAME)
const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')

const strip = (page: Page) => page.getByRole('region', { name: '오고 있는 상품' })

/** The answer that the strip is drawn from. */
const askedFor = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('mypageItemStatusEnum=SHIPPING_ING'))

test('오고 있는 상품이 있으면 홈이 오는 날을 말하고 그 주문으로 이어진다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SI' })
  const { promise } = itemOf(await showOrder(buyer, order))
  const shifts = await recordShifts(page)
  await page.goto('/')
  const link = strip(page).getByRole('link')
  await expect(link).toContainText(NAME)
  await untilRested(page)
  expect(await shifts()).toEqual([])
  await expect(link).toContainText(parcelText({ promise, label: '배송중' }, Date.now()))
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  await inspect('home-strip')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  await link.click()
  await expect(page).toHaveURL(routes.orderDetail(order.ordersIdEncrypt))
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeVisible()
})

test('오고 있는 주문이 여럿이면 하나로 말하고 배송 중인 주문으로 이어지며, 닫으면 다시 나오지 않는다', async ({
  page,
}) => {
  const { buy } = await aShopper(page)
  await buy({ goodsId: STRAWBERRIES, until: 'SI' })
  await buy({ goodsId: TEE, until: 'SI' })
  await page.goto('/')
  await expect(strip(page).getByRole('link')).toContainText(/외 1건|그 밖에 1건/)
  await strip(page).getByRole('link').click()
  await expect(page).toHaveURL(/status=SHIPPING_ING/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goBack()
  await strip(page).getByRole('button', { name: '오고 있는 상품 닫기' }).click()
  await expect(strip(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const asked = askedFor(page)
  await page.reload()
  await asked
  await untilRested(page)
  await expect(strip(page)).toHaveCount(0)
  await buy({ goodsId: STRAWBERRIES, until: 'SI' })
  await page.reload()
  await expect(strip(page).getByRole('link')).toContainText(/외 2건|그 밖에 [12]건/)
})

test('오고 있는 것이 없으면 아무 말도 하지 않고, 손님에게는 묻지도 않는다', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/orders/manages')) asked.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await untilRested(page)
  expect(asked).toEqual([])
  const { buy } = await aShopper(page)
  await buy({ goodsId: STRAWBERRIES, until: 'SR' })
  await page.goto(routes.category())
  const answered = askedFor(page)
  await page.goto('/')
  const answer = (await (await answered).json()) as { readonly content: readonly object[] }
  expect(answer.content).toEqual([])
  await untilRested(page)
  await expect(strip(page)).toHaveCount(0)
})
