import { expect, type Page } from '@playwright/test'
import { openDesk, pressOnce, scan, ship } from '../purchase/desk.ts'
import {
  chooseStrawberries,
  confirmPurchase,
  fillGuestOrder,
  openOrder,
  payByCard,
} from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** A guest buys, the desk hands the item to a courier, and the guest goes to its tracking. */
async function trackStrawberries(page: Page, courier: string) {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  const orderNumber = await payByCard(page)
  await openOrder(page)
  const order = page.url()
  const item = await openDesk(page, orderNumber)
  await pressOnce(item, '발주확인')
  await ship(page, item, courier)
  await page.goto(order)
  await page.getByRole('link', { name: /배송조회/ }).click()
  return { orderNumber, item }
}

test('비회원이 산 상품을 택배사의 소식을 따라 받을 때까지 지켜보고 구매를 확정한다', async ({
  page,
  inspect,
}) => {
  const { orderNumber, item } = await trackStrawberries(page, 'CJ대한통운')
  await expect(
    page.getByRole('heading', { name: '택배사에서 상품을 접수하고 있어요' }),
  ).toBeVisible()
  await expect(
    page.getByText('택배사에 상품이 접수되면 배송 과정을 확인할 수 있어요.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /택배사 문의/ })).toHaveAttribute(
    'href',
    'tel:15881255',
  )
  await inspect('tracking-waiting')
  const tracking = page.url()

  await openDesk(page, orderNumber)
  await scan(page, item, { level: '3 이동중' })
  await scan(page, item, { level: '2 집하', when: '1시간 전' })
  await item.getByRole('button', { name: '이동중 옥천HUB 같은 스캔 재전송' }).click()
  await expectToast(page, /: 배송중$/)
  await inspect('desk-scans')
  await page.goto(tracking)
  const timeline = page.getByRole('region', { name: '배송 과정' }).getByRole('listitem')
  await expect(timeline).toHaveCount(2)
  await expect(timeline.first()).toContainText('배송지역으로 이동하고 있어요')
  await expect(timeline.last()).toContainText('1시간 전')
  await expect(page.getByRole('listitem').filter({ hasText: '이동중 지금' })).toBeVisible()
  await inspect('tracking-moving')

  await openDesk(page, orderNumber)
  await scan(page, item, { level: '6 배송완료' })
  await scan(page, item, { level: '5 배송중', when: '1시간 전' })
  await expect(item.getByText('배송완료', { exact: true }).first()).toBeVisible()
  await page.goto(tracking)
  await expect(page.getByRole('heading', { name: '배송이 완료됐어요' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '배송완료 지금' })).toBeVisible()
  await inspect('tracking-delivered')
  await page.getByRole('link', { name: '주문 상세' }).click()
  await confirmPurchase(page)
})

test('배송조회를 하지 않는 택배사면 그렇다고 알려 주고, 누구에게 물을지 보여 준다', async ({
  page,
  inspect,
}) => {
  await trackStrawberries(page, '판매자 직접배송')
  await expect(
    page.getByRole('heading', { name: '택배사에서 배송조회를 제공하지 않아요' }),
  ).toBeVisible()
  await expect(page.getByText(/에 배송완료로 변경돼요\.$/)).toBeVisible()
  await expect(page.getByRole('list', { name: '배송 단계' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /아침밭상회 문의/ })).toBeVisible()
  await inspect('tracking-not-provided')
})

test.describe('남의 배송', () => {
  test.use({ expectedComplaints: [/status of 40[14]/] })

  test('남의 배송은 로그인하라고 하고, 없는 배송은 없다고 한다', async ({ page, inspect }) => {
    await page.goto(`/order/tracking/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: '로그인하고 이용해 주세요' })).toBeVisible()
    await chooseStrawberries(page, '바로구매')
    await fillGuestOrder(page)
    await payByCard(page)
    await page.goto(`/order/tracking/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: '주문한 상품을 찾을 수 없어요' })).toBeVisible()
    await inspect('tracking-missing')
  })
})
