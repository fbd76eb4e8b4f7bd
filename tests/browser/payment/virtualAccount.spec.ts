import { expect, type Page } from '@playwright/test'
import { deliverByDesk } from '../purchase/desk.ts'
import {
  addFirstAddress,
  agreeToTerms,
  chooseStrawberries,
  confirmPurchase,
  fillGuestOrder,
  logIn,
} from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** A guest's account closes at the end of the day, but not within half an hour. */
const GUEST_DEPOSIT_TITLE = /^\d+\/\d+\(.\) (23:59|00:[0-2]\d)까지 [\d,]+원을 입금해 주세요$/

/**
 * On a payment page that is filled in: orders by virtual account, with what else is asked for; answers the order's
 * number.
 */
async function orderByAccount(
  page: Page,
  ask: () => Promise<void> = async () => undefined,
): Promise<string> {
  await page.getByText('다른 결제수단').first().click()
  await page.getByText('가상계좌(무통장입금)').click()
  await ask()
  await agreeToTerms(page)
  await page.getByRole('button', { name: '결제하기' }).click()
  await page.waitForURL('**/sandbox-gateway/window/**')
  await page.getByText('신한은행').click()
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  await expect(page.getByRole('heading', { name: GUEST_DEPOSIT_TITLE })).toBeVisible()
  const number = await page.getByText(/주문번호\s*\d{16}/).innerText()
  return number.replaceAll(/\D/g, '')
}

async function orderAsGuest(page: Page, ask?: () => Promise<void>): Promise<string> {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  return orderByAccount(page, ask)
}

/** Types a number that is no business number, and then the right one of a mobile. */
async function askForReceipt(page: Page): Promise<void> {
  const payment = page.getByRole('region', { name: '결제수단' })
  await expect(payment.getByRole('radio', { name: '신청 안 함' })).toBeChecked()
  await payment.getByText('지출증빙').click()
  const business = payment.getByRole('textbox', { name: '사업자등록번호' })
  await business.fill('1234567890')
  await expect(business).toHaveValue('123-45-67890')
  await business.blur()
  await expect(payment.getByText('현금영수증 번호를 다시 확인해 주세요.')).toBeVisible()
  await payment.getByText('소득공제').click()
  await payment.getByLabel('현금영수증 휴대폰 번호').fill('01012345678')
}

/** Pays into the account of an order, from the desk; then the order's page shows `text`. */
async function deposit(page: Page, { orderNumber, url, text }: Deposited): Promise<void> {
  await page.goto('/devOnly/desk')
  const item = page.getByRole('article').filter({ hasText: orderNumber })
  await item.getByRole('link', { name: '테스트 은행에서 입금하기' }).click()
  await page.getByRole('button', { name: '입금하기' }).click()
  await expect(page.getByText('입금됨')).toBeVisible()
  await expect(async () => {
    await page.goto(url)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

type Deposited = {
  readonly orderNumber: string
  readonly url: string
  readonly text: string
}

test('비회원이 가상계좌로 사서 입금하고 배송받아 구매를 확정한다', async ({ page, inspect }) => {
  const orderNumber = await orderAsGuest(page, async () => {
    await askForReceipt(page)
    const terms = page.getByRole('region', { name: '약관 동의' })
    await expect(terms).toHaveCSS('border-block-end-width', '0px')
    await inspect('checkout-receipt')
  })
  await expect(page.getByText('신한은행 입금계좌')).toBeVisible()
  await inspect('complete-account')
  await page.getByRole('link', { name: '주문 상세' }).click()
  await expect(page.getByRole('region', { name: '입금계좌' })).toBeVisible()
  await expect(page.getByText('소득공제 010-****-5678')).toBeVisible()
  const url = page.url()
  await inspect('order-account')
  await deposit(page, { orderNumber, url, text: '환불받을 계좌를 입력해 주세요.' })
  await page.getByRole('button', { name: '환불계좌 등록' }).click()
  await page.getByLabel('은행').selectOption({ label: '신한은행' })
  await page.getByRole('textbox', { name: '계좌번호' }).fill('1101230000')
  await page.getByLabel('예금주').fill('홍길동')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
  await expect(page.getByRole('alert')).toContainText('예금주와 계좌번호가 일치하지 않아요.')
  await inspect('refund-account')
  await page.getByRole('textbox', { name: '계좌번호' }).fill('110123456789')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
  await expect(page.getByText('110-***-******')).toBeVisible()
  await deliverByDesk(page, orderNumber)
  await page.goto(url)
  await confirmPurchase(page)
})

/** Party whose address book is empty. */
const NEWCOMER = 'seoyeonlee'

test('회원이 가상계좌로 사서 계좌번호를 복사해 입금하고 배송받아 구매를 확정한다', async ({
  page,
}) => {
  await logIn(page, NEWCOMER)
  await chooseStrawberries(page, '바로구매')
  await expect(page.getByRole('region', { name: '배송지' })).toBeVisible()
  await addFirstAddress(page)
  const orderNumber = await orderByAccount(page, async () => {
    await page.getByText('소득공제').click()
    await expect(page.getByLabel('현금영수증 휴대폰 번호')).toHaveValue(/^010-\d{4}-\d{4}$/)
  })
  await expect(page.getByText(/\d+\/\d+\(.\) 23:59까지$/)).toBeVisible()
  await page.getByRole('button', { name: '계좌번호 복사' }).click()
  await expectToast(page, '계좌번호를 복사했어요.')
  await page.getByRole('link', { name: '주문 상세' }).click()
  await expect(page.getByText('입금대기', { exact: true }).first()).toBeVisible()
  const url = page.url()
  await deposit(page, {
    orderNumber,
    url,
    text: '판매자가 주문을 확인 중이에요',
  })
  await deliverByDesk(page, orderNumber)
  await page.goto('/order/list')
  await page.getByRole('link', { name: `${orderNumber} 주문 상세` }).click()
  await confirmPurchase(page)
})

test('입금하기 전에 주문을 한 번 묻고 취소한다', async ({ page, inspect }) => {
  await orderAsGuest(page)
  await page.getByRole('link', { name: '주문 상세' }).click()
  await page.getByRole('button', { name: '주문취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '주문취소' }).click()
  await expectToast(page, '주문을 취소했어요.')
  await expect(page.getByText('입금전취소', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '입금계좌' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '영수증 보기' })).toHaveCount(0)
  await inspect('order-deposit-cancelled')
})

test('결제사가 알리지 않은 입금은 데스크가 확인한 방법과 함께 적어 주문을 나아가게 한다', async ({
  page,
  inspect,
}) => {
  const orderNumber = await orderAsGuest(page)
  await page.getByRole('link', { name: '주문 상세' }).click()
  await expect(page.getByRole('region', { name: '입금계좌' })).toBeVisible()
  const url = page.url()
  await page.goto('/devOnly/desk?tab=payments')
  const payment = page.getByRole('article').filter({ hasText: orderNumber })
  await inspect('desk-payments')
  await payment.getByRole('button', { name: '수동 입금' }).click()
  const sheet = page.getByRole('dialog', { name: '수동 입금' })
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expect(sheet.getByText('상세 사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await inspect('desk-deposit')
  await sheet.getByLabel('확인한 방법').fill('은행 앱에서 입금을 확인했어요')
  await sheet.getByRole('button', { name: '보내기' }).click()
  await expectToast(page, '수동 입금: 적었어요.')
  await expect(payment).toHaveCount(0)
  await page.goto(url)
  await expect(page.getByText('결제완료', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '입금계좌' })).toHaveCount(0)
})
