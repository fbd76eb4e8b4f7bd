import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import {
  chooseStrawberries,
  fillDestination,
  logIn,
  openOrder,
  payInWindow,
} from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { enterAccount, PIN, PIN_PAGE, setPin, tap, titled, WRONG_PIN } from './pinSteps.ts'

const WINDOW = '**/sandbox-gateway/window/**'

/** The browser reports every refused answer; these are refused on purpose. */
test.use({ expectedComplaints: [/status of (403|422)/] })

/** A name that nobody else has: three syllables, two of them drawn. */
function aName(): string {
  const drawn = crypto.getRandomValues(new Uint16Array(2))
  return `김${Array.from(drawn, (draw) => String.fromCodePoint(0xac00 + (draw % 11_172))).join('')}`
}

/** Logs in as a member of their own who has the pay platform; answers their name. */
async function logInToPay(page: Page): Promise<string> {
  const stock = openStock()
  const change = { platforms: ['COMMERCE', 'PAY'], name: aName() }
  const { loginId } = await newMember({ ...stock, now: Date.now }, change)
  await stock.close()
  await logIn(page, loginId)
  return change.name
}

/** In the provider's window: verified as the member. */
async function verifyInWindow(page: Page, name: string): Promise<void> {
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('휴대폰 번호').fill('01012345678')
  await page.getByRole('button', { name: '인증하기' }).click()
}

/** Goes to the payment page with strawberries, and fills it in up to the way to pay. */
async function fillCheckout(page: Page): Promise<void> {
  await chooseStrawberries(page, '바로구매')
  await page.getByRole('button', { name: '배송지 추가' }).click()
  const sheet = page.getByRole('dialog', { name: '새 배송지' })
  await sheet.getByLabel('배송지 이름').fill('우리 집')
  await fillDestination(sheet)
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
}

const money = (page: Page) =>
  page.getByRole('radio', { name: PAYMENT_METHOD_LABELS.MONEY, exact: true })

async function chooseMoney(page: Page): Promise<void> {
  await page.locator('summary', { hasText: '다른 결제수단' }).click()
  await page.getByRole('group').getByText(PAYMENT_METHOD_LABELS.MONEY, { exact: true }).click()
  await expect(money(page)).toBeChecked()
}

const pay = (page: Page) => page.getByRole('button', { name: '원 결제하기' }).click()

test('머니로 처음 결제하면 비밀번호부터 만들고, 채운 그대로인 주문서로 돌아와 결제한다', async ({
  page,
  inspect,
}) => {
  await logInToPay(page)
  await fillCheckout(page)
  await chooseMoney(page)
  await expect(page.getByText('결제 비밀번호부터 만들어요.')).toBeVisible()
  await pay(page)
  await expect(page).toHaveURL(PIN_PAGE)
  await titled(page, '결제 비밀번호를 만들어 주세요')
  await inspect('pin-set')
  await tap(page, '123456')
  await expect(page.getByRole('alert')).toHaveText('추측하기 쉬운 번호예요.')
  await tap(page, PIN)
  await tap(page, WRONG_PIN)
  await expect(page.getByRole('alert')).toContainText('두 번호가 서로 달라요.')
  await setPin(page)
  await expect(page).toHaveURL(/\/order\/payment/)
  await expect(money(page)).toBeChecked()
  await expect(page.getByText('서울특별시 강남구 테헤란로 1').first()).toBeVisible()
  await pay(page)
  await page.waitForURL(WINDOW)
  await payInWindow(page)
})

/** A member with a PIN, on the page that asks for it before an order is paid; answers their name. */
async function orderByMoney(page: Page): Promise<string> {
  const name = await logInToPay(page)
  await page.goto(routes.authPin({ mode: 'set', purpose: 'PAYMENT', returnUrl: routes.myPage() }))
  await setPin(page)
  await expect(page).toHaveURL(routes.myPage())
  await fillCheckout(page)
  await chooseMoney(page)
  await pay(page)
  await expect(page).toHaveURL(PIN_PAGE)
  await titled(page, '결제 비밀번호를 입력해 주세요')
  return name
}

test('자판으로 틀리게 넣으면 몇 번째인지 알리고, 맞으면 결제창으로 간다', async ({
  page,
  inspect,
}) => {
  await orderByMoney(page)
  await expect(page.getByLabel('결제 비밀번호 6자리')).toBeFocused()
  await page.keyboard.type('1807')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('6자리 중 3자리 입력')).toBeAttached()
  await page.keyboard.type('753')
  await expect(page.getByRole('alert')).toHaveText('비밀번호가 달라요. (1/5)')
  await inspect('pin-verify')
  await page.keyboard.type(PIN)
  await page.waitForURL(WINDOW)
  await page.getByRole('button', { name: '창 닫기' }).click()
  await titled(page, '결제를 취소했어요')
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await titled(page, '결제 비밀번호를 입력해 주세요')
  await tap(page, PIN)
  await page.waitForURL(WINDOW)
  await payInWindow(page)
})

test('넣지 않고 돌아가면 주문은 남아 있고 다른 결제수단으로 결제할 수 있다', async ({ page }) => {
  await orderByMoney(page)
  await page.getByRole('button', { name: '뒤로 가기' }).click()
  await titled(page, '결제를 취소했어요')
  await page.getByRole('button', { name: '결제수단 바꾸기' }).click()
  await page
    .getByRole('group')
    .getByText(PAYMENT_METHOD_LABELS.CARD, { exact: true })
    .first()
    .click()
  await pay(page)
  await page.waitForURL(WINDOW)
  await payInWindow(page)
})

test('다섯 번 틀리면 잠기고, 본인인증하고 다시 설정하면 하던 결제를 이어서 한다', async ({
  page,
  inspect,
}) => {
  const name = await orderByMoney(page)
  for (const count of [1, 2, 3, 4]) {
    await tap(page, WRONG_PIN)
    await expect(page.getByRole('alert')).toHaveText(`비밀번호가 달라요. (${count}/5)`)
  }
  await tap(page, WRONG_PIN)
  await titled(page, '결제 비밀번호가 잠겼어요')
  await inspect('pin-locked')
  await page.reload()
  await titled(page, '결제 비밀번호가 잠겼어요')
  await page.getByRole('button', { name: '본인인증하고 다시 설정하기' }).click()
  await titled(page, '본인인증을 해 주세요')
  await inspect('pin-identity')
  await page.getByRole('button', { name: '본인인증하기' }).click()
  await verifyInWindow(page, name)
  await titled(page, '새 결제 비밀번호를 입력해 주세요')
  await inspect('pin-reset')
  for (const pin of ['614907', '614907']) await tap(page, pin)
  await expectToast(page, '결제 비밀번호를 다시 설정했어요.')
  await page.waitForURL(WINDOW)
  await payInWindow(page)
})

test('페이에 가입하지 않은 회원은 그렇게 알리고, 비회원은 로그인하게 한다', async ({ page }) => {
  await page.goto(routes.authPin())
  await expect(page.getByText('결제 비밀번호는 로그인하면 볼 수 있어요.')).toBeVisible()
  await logIn(page, 'yejuncha')
  await page.goto(routes.authPin({ returnUrl: '//evil.example' }))
  await titled(page, '페이에 가입한 회원만 사용할 수 있어요')
  await page.getByRole('link', { name: '이전 화면으로' }).click()
  await expect(page).toHaveURL(routes.myPage())
})

/** Pays into the account of an order, from the desk, until its page asks for a refund account. */
async function deposit(page: Page, orderNumber: string, url: string): Promise<void> {
  await page.goto('/devOnly/desk')
  const item = page.getByRole('article').filter({ hasText: orderNumber })
  await item.getByRole('link', { name: '테스트 은행에서 입금하기' }).click()
  await page.getByRole('button', { name: '입금하기' }).click()
  await expect(page.getByText('입금됨')).toBeVisible()
  await expect(async () => {
    await page.goto(url)
    await expect(page.getByText('환불받을 계좌를 입력해 주세요.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('남겨 둔 환불계좌는 결제 비밀번호를 넣어야 바꾼다', async ({ page }) => {
  await logInToPay(page)
  await fillCheckout(page)
  await page.locator('summary', { hasText: '다른 결제수단' }).click()
  await page.getByText('가상계좌(무통장입금)').click()
  await pay(page)
  await page.waitForURL(WINDOW)
  await page.getByText('신한은행').click()
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  const number = (await page.getByText(/주문번호\s*\d{16}/).innerText()).replaceAll(/\D/g, '')
  await openOrder(page)
  await deposit(page, number, page.url())
  await page.getByRole('button', { name: '환불계좌 등록' }).click()
  await enterAccount(page, '110123456789')
  await expect(page.getByText('110-***-******')).toBeVisible()
  await page.getByRole('button', { name: '환불계좌 변경' }).click()
  await expect(page).toHaveURL(PIN_PAGE)
  await setPin(page)
  await enterAccount(page, '333123456789')
  await expect(page.getByText('333-***-******')).toBeVisible()
  await page.getByRole('button', { name: '환불계좌 변경' }).click()
  await titled(page, '결제 비밀번호를 입력해 주세요')
})
