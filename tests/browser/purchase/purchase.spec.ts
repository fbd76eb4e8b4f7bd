import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'
import { deliverByDesk } from './desk.ts'
import {
  chooseStrawberries,
  confirmPurchase,
  fillGuestOrder,
  fillGuestPassword,
  goToWindow,
  GUEST_PASSWORD,
  logInOnPage,
  payByCard,
  payInWindow,
} from './steps.ts'

/** The browser reports every refused answer; this one is provoked. */
const WRONG_PASSWORD = /status of 422/

test.describe('비회원', () => {
  test.use({ expectedComplaints: [WRONG_PASSWORD] })

  test(
    '비회원이 바로 사서 카드로 결제하고 배송받아 구매를 확정한다',
    { tag: DESK_TAG },
    async ({ page, inspect }) => {
      await chooseStrawberries(page, '바로구매')
      await expect(page.getByRole('region', { name: '주문자' })).toBeVisible()
      await inspect('checkout-guest')
      await fillGuestOrder(page)
      await page.reload()
      await expect(page.getByLabel('받는 분')).toHaveValue('홍길동')
      await expect(page.getByLabel('주문 비밀번호 확인')).toHaveValue('')
      await fillGuestPassword(page)
      const asked = page.waitForRequest('**/request-data')
      await goToWindow(page)
      const window = page.url()
      await page.goBack()
      await expect(page).toHaveURL(/\/product\/detail\//)
      await page.goto(window)
      const orderNumber = await payInWindow(page)
      const [, paymentId] = /payments\/([^/]+)\//.exec((await asked).url()) ?? []
      await page.goto(`/order/processing?paymentGatewayIdEncrypt=${paymentId}`)
      await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible()
      await expect(page).toHaveURL(/\/order\/complete/)
      const amounts = page.getByRole('group').filter({ hasText: '결제완료' })
      await expect(page.getByRole('main').locator('img:not(section img)')).toHaveCount(1)
      await expect(amounts.getByText('배송비', { exact: true })).toBeHidden()
      await amounts.getByText('결제완료').first().click()
      await expect(amounts.getByText('배송비', { exact: true })).toBeVisible()
      await inspect('complete-guest')
      await deliverByDesk(page, orderNumber)

      await page.goto('/order/guest')
      await page.getByLabel('주문번호').fill(orderNumber)
      await page.getByLabel('주문 비밀번호').fill('wrong123!')
      await page.getByRole('button', { name: '주문 조회' }).click()
      await expect(page.getByRole('alert')).toContainText(
        '주문번호 또는 주문 비밀번호가 일치하지 않아요.',
      )
      await page.getByLabel('주문 비밀번호').fill(GUEST_PASSWORD)
      await page.getByRole('button', { name: '주문 조회' }).click()
      await confirmPurchase(page)
      await inspect('order-confirmed-guest')
      await page.goto('/order/list')
      await expect(page).toHaveURL(/\/order\/detail\//)
    },
  )
})

/** A cart belongs to its member, so each width has a buyer of its own: a member and an associate member. */
const MEMBERS: Readonly<Record<string, string>> = { '320': 'minjikim', '1280': 'jihopark' }

test(
  '회원이 장바구니에서 사서 카드로 결제하고 배송받아 구매를 확정한다',
  { tag: DESK_TAG },
  async ({ page, inspect }, { project }) => {
    await chooseStrawberries(page, '장바구니')
    await logInOnPage(page, MEMBERS[project.name] ?? 'minjikim')
    await page.goto('/order/cart')
    await expect(page.getByRole('link', { name: '논산 설향 딸기 500g 2팩' }).first()).toBeVisible()
    await inspect('cart-member')
    await page.getByRole('button', { name: /개 구매하기/ }).click()
    await expect(page.getByRole('region', { name: '배송지' })).toContainText('기본')
    await inspect('checkout-member')
    const orderNumber = await payByCard(page)
    await deliverByDesk(page, orderNumber)

    await page.goto('/order/list')
    const link = page.getByRole('link', { name: `${orderNumber} 주문 상세` })
    await expect(link).toBeVisible()
    await inspect('order-list-member')
    await link.click()
    await confirmPurchase(page)
    await inspect('order-confirmed-member')
  },
)
