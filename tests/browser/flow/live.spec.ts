import { expect } from '@playwright/test'
import { openDesk } from '../purchase/desk.ts'
import { chooseStrawberries, fillGuestOrder, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'

test.use({ expectedComplaints: [/status of 404/] })

test('다른 탭에서 사는 사람의 흐름을 따라가고, 그 주문의 이력을 차례로 본다', async ({
  page,
  context,
  inspect,
}) => {
  const shop = await context.newPage()
  const inspectors: string[] = []
  shop.on('request', (request) => {
    if (request.url().includes('liveInspector')) inspectors.push(request.url())
  })
  await chooseStrawberries(shop, '장바구니')
  await shop.goto('/order/cart')
  const buy = shop.getByRole('button', { name: /개 구매하기/ })
  await expect(buy).toBeVisible()

  await page.goto('/devOnly/flows#chart=orderItem')
  await page.getByRole('button', { name: '실시간' }).click()
  await page.getByRole('button', { name: '보기 시작' }).click()
  await expect(page.getByText('기다리고 있어요')).toBeVisible()
  expect(inspectors).toEqual([])

  await shop.reload()
  const running = page.getByRole('list', { name: '움직이는 흐름' })
  const cart = running.getByRole('listitem').filter({ hasText: 'cartSelection' })
  await expect(cart).toContainText('/order/cart')
  await buy.click()
  const checkout = running.getByRole('button', { name: /checkout/ })
  await expect(checkout).toContainText('editing')
  await expect(page.getByRole('heading', { level: 1, name: '주문서' })).toBeVisible()
  await inspect('flow-live')
  await fillGuestOrder(shop)
  await expect(page.getByText('홍길동')).toHaveCount(0)
  const orderNumber = await payByCard(shop)
  await page.getByRole('button', { name: '그만 보기' }).click()
  await expect(page.getByText('보고 있지 않아요')).toBeVisible()

  const item = await openDesk(page, orderNumber)
  await item.getByRole('link', { name: `주문 ${orderNumber} 이력 보기` }).click()
  const steps = page.getByRole('region', { name: '지나온 단계' })
  await expect(steps.getByRole('listitem').last()).toContainText('DC 결제완료')
  await steps.getByRole('button', { name: '앞 단계' }).click()
  await expect(page).toHaveURL(/step=3/)
  await expect(page.getByRole('heading', { level: 1, name: '결제' })).toBeVisible()
  await inspect('flow-order')
  await page.goto('/devOnly/flows?order=2020010199999999')
  await expect(page.getByRole('alert')).toContainText('주문을 찾을 수 없어요.')
})
