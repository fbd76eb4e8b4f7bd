import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { declineReasonOf, declineText, remedyOf } from '@jangteo/core/payment/decline.rules'
import { WINDOW_DECLINES } from '@jangteo/payment/sandbox/window-form'
import { SHOWN_WALLETS } from '@jangteo/core/payment/paymentMethod.view'
import { expect, type Page } from '@playwright/test'
import { chooseStrawberries, fillGuestOrder, goToWindow, payInWindow } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

const WINDOW = '**/sandbox-gateway/window/**'

async function orderStrawberries(page: Page): Promise<void> {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await goToWindow(page)
}

/** On the page of another way to pay: sends a number that is none, and then one of a mobile. */
async function askForReceipt(page: Page): Promise<void> {
  await page.getByText('소득공제').click()
  await page.getByLabel('현금영수증 휴대폰 번호').fill('010123')
  await page.getByRole('button', { name: '원 결제하기' }).click()
  await expect(page.getByText('현금영수증 번호를 다시 확인해 주세요.')).toBeVisible()
  await page.getByLabel('현금영수증 휴대폰 번호').fill('01012345678')
}

/** The others stand behind one row. */
const IN_SIGHT: readonly PaymentMethod[] = [...SHOWN_WALLETS, 'CARD']

/** Taps a way to pay by its name. */
async function chooseMethod(page: Page, method: PaymentMethod): Promise<void> {
  if (!IN_SIGHT.includes(method)) {
    await page.locator('summary', { hasText: '다른 결제수단' }).click()
  }
  const name = page.getByRole('group').getByText(PAYMENT_METHOD_LABELS[method], { exact: true })
  await name.first().click()
}

/** On the page that says why nothing was paid: to the window of another way to pay, with what else is asked for. */
async function payBy(
  page: Page,
  method: PaymentMethod,
  ask: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: '결제수단 바꾸기' }).click()
  await chooseMethod(page, method)
  await ask(page)
  await page.getByRole('button', { name: '원 결제하기' }).click()
  await page.waitForURL(WINDOW)
  await expect(page.getByText(PAYMENT_METHOD_LABELS[method], { exact: true })).toBeVisible()
}

/** The browser reports every refused answer; these are refused, and lost, on purpose. */
test.use({ expectedComplaints: [/status of (402|503)|^503: .*approve-data|net::ERR_FAILED/] })

test('거절되거나 창을 닫으면 같은 결제수단으로도, 다른 결제수단으로도 결제할 수 있다', async ({
  page,
  inspect,
}) => {
  await orderStrawberries(page)
  await page.getByText('다른 결과 시험하기').click()
  await page.getByLabel('승인 단계에서 거절').check()
  await page.getByRole('button', { name: '거절하기' }).click()
  await expect(page.getByText(declineText('REJECT_CARD_COMPANY'))).toBeVisible()
  await inspect('processing-declined')
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await page.waitForURL(WINDOW)
  await page.getByRole('button', { name: '창 닫기' }).click()
  await expect(page.getByText(declineText('PAY_PROCESS_CANCELED'))).toBeVisible()
  await page.getByRole('button', { name: '결제수단 바꾸기' }).click()
  await page.getByRole('button', { name: '원 결제하기' }).click()
  await expect(page.getByRole('alert')).toContainText('결제수단을 선택해 주세요.')
  await page.getByRole('radio', { name: PAYMENT_METHOD_LABELS.CARD }).check()
  await page.getByText('카드사별 무이자 할부').click()
  await expect(page.getByText('무이자 2~6개월')).toBeVisible()
  await inspect('processing-choosing')
  await page.getByRole('button', { name: '이전으로' }).click()
  for (const ask of [null, askForReceipt]) {
    await payBy(page, ask === null ? 'NAVER_PAY' : 'BANK_TRANSFER', ask ?? undefined)
    if (ask !== null) await expect(page.getByText('소득공제 010-****-5678')).toBeVisible()
    await page.getByRole('button', { name: '창 닫기' }).click()
    await expect(page.getByText(declineText('PAY_PROCESS_CANCELED'))).toBeVisible()
  }
  await page.getByRole('button', { name: '결제수단 바꾸기' }).click()
  await chooseMethod(page, 'VIRTUAL_ACCOUNT')
  await expect(
    page.getByText('현금영수증은 소득공제 010-****-5678 번호로 신청했어요.'),
  ).toBeVisible()
  await page.getByRole('button', { name: '이전으로' }).click()
  await payBy(page, 'PHONE')
  await payInWindow(page)
  await page.locator('summary').first().click()
  await expect(page.getByText(PAYMENT_METHOD_LABELS.PHONE, { exact: true })).toBeVisible()
})

const APPROVAL = '**/api/systems/payments/*/approve-data'

test('승인이 닿지 못하면 모른다고 알리고, 다시 확인하면 결제된다', async ({ page, inspect }) => {
  await orderStrawberries(page)
  const restore = await replaceAnswers(page, APPROVAL, (route) => route.abort())
  await page.clock.install()
  await page.getByRole('button', { name: '원 결제하기' }).click()
  await expect(page.getByRole('heading', { name: '결제 결과를 확인하고 있어요' })).toBeVisible()
  const unsettled = page.getByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' })
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(unsettled).toBeVisible({ timeout: 100 })
  }).toPass()
  await inspect('processing-unsettled')
  restore()
  await page.getByRole('button', { name: '다시 확인하기' }).click()
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible()
})

test('결제사가 대답하지 않아도 기다리면 결과를 알게 된다', async ({ page }) => {
  await orderStrawberries(page)
  await page.getByText('다른 결과 시험하기').click()
  await page.getByLabel('결제하기를 누른 뒤 결제사의 응답').selectOption('silent')
  await page.getByRole('button', { name: '원 결제하기' }).click()
  const settling = page.getByRole('heading', { name: '결제 결과를 확인하고 있어요' })
  await expect(settling).toBeVisible()
  const complete = page.getByRole('heading', { name: '주문이 완료됐어요' })
  await expect(complete).toBeVisible()
})

/** One decline of the window for each reason that a buyer may read. */
const ONE_OF_EACH = [
  ...new Map(WINDOW_DECLINES.map((code) => [declineReasonOf(code), code])).values(),
]

test('결제사가 알린 까닭마다 그 글과 다음 할 일이 보인다', async ({ page }) => {
  await orderStrawberries(page)
  await page.getByRole('button', { name: '창 닫기' }).click()
  await expect(page.getByText(declineText('PAY_PROCESS_CANCELED'))).toBeVisible()
  for (const code of ONE_OF_EACH) {
    const back = new URL(page.url())
    back.searchParams.set('code', code)
    await page.goto(back.href)
    await expect(page.getByText(declineText(code))).toBeVisible()
    const first = remedyOf(declineReasonOf(code)) === 'retry' ? '다시 결제하기' : '결제수단 바꾸기'
    await expect(page.getByRole('main').getByRole('button').first()).toHaveText(first)
  }
})
