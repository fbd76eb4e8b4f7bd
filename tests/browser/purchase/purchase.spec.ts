import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { deliverByDesk } from './desk.ts'
import {
  chooseStrawberries,
  confirmPurchase,
  fillGuestOrder,
  goToWindow,
  GUEST_PASSWORD,
  logIn,
  payByCard,
  payInWindow,
} from './steps.ts'

/** The browser tells of every refused answer; this one is provoked. */
const WRONG_PASSWORD = /status of 422/

test.describe('비회원', () => {
  test.use({ expectedComplaints: [WRONG_PASSWORD] })

  test('비회원이 바로 사서 카드로 결제하고 배송받아 구매를 확정한다', async ({ page, inspect }) => {
    await chooseStrawberries(page, '바로구매')
    await expect(page.getByRole('region', { name: '주문자' })).toBeVisible()
    await inspect('checkout-guest')
    await fillGuestOrder(page)
    const orderNumber = await payByCard(page)
    await inspect('complete-guest')
    await deliverByDesk(page, orderNumber)

    await page.goto('/order/guest')
    await page.getByLabel('주문번호').fill(orderNumber)
    await page.getByLabel('주문 비밀번호').fill('wrong123!')
    await page.getByRole('button', { name: '주문 조회' }).click()
    await expect(page.getByRole('alert')).toContainText(
      '주문자 정보 또는 주문 비밀번호가 일치하지 않아요.',
    )
    await page.getByLabel('주문 비밀번호').fill(GUEST_PASSWORD)
    await page.getByRole('button', { name: '주문 조회' }).click()
    await confirmPurchase(page)
    await inspect('order-confirmed-guest')
  })
})

/** A cart belongs to its member, so each width has a buyer of its own: a member and an associate member. */
const MEMBERS: Readonly<Record<string, string>> = { '320': 'minjikim', '1280': 'jihopark' }

test('회원이 장바구니에서 사서 카드로 결제하고 배송받아 구매를 확정한다', async ({
  page,
  inspect,
}, { project }) => {
  await chooseStrawberries(page, '장바구니')
  await logIn(page, MEMBERS[project.name] ?? 'minjikim')
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
})

test('카드사가 거절하면 까닭을 읽고 다시 결제한다', async ({ page, inspect }) => {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await goToWindow(page)
  await page.getByText('다른 결과 시험하기').click()
  await page.getByRole('button', { name: '거절하기' }).click()
  await expect(page.getByRole('heading', { name: '결제하지 못했어요' })).toBeVisible()
  await expect(page.getByText('카드사에서 결제를 거절했어요.')).toBeVisible()
  await inspect('processing-declined')
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await payInWindow(page)
})

test('결제창을 닫으면 주문은 그대로 있고 다시 결제할 수 있다', async ({ page }) => {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await goToWindow(page)
  await page.getByRole('button', { name: '창 닫기' }).click()
  await expect(page.getByText('결제를 취소했어요. 주문 내용은 그대로 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await payInWindow(page)
})
