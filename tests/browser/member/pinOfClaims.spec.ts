import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { expect, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { setPin } from '../../support/pin.ts'
import { explain, expectStep, goOn, openRequest, submit } from '../claim/requestSteps.ts'
import { anotherOption, aShopper } from '../claim/shopper.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { enterAccount, PIN, PIN_PAGE, tap, titled, WRONG_PIN } from './pinSteps.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const SWEET_POTATOES = goodsNamed('해남 꿀고구마')
const WITH_PAY = { platforms: ['COMMERCE', 'PAY'] }

/** The browser reports every refused answer; these are refused on purpose. */
test.use({ expectedComplaints: [/status of (403|422)/] })

/** No ticket that the server remembers. */
const OLD_TICKET = crypto.randomUUID()

const pay = (page: Page) => page.getByRole('button', { name: '6,000원 결제하기' }).click()

test('추가결제를 머니로 내려면 결제 비밀번호를 넣고, 돌아와 그대로 결제한다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page, WITH_PAY)
  await setPin(buyer)
  const order = await buy({ goodsId: SWEET_POTATOES, until: 'SC' })
  const more = await anotherOption(buyer, order)
  await requested({ buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more })
  await page.goto(routes.additionalPay())
  await page.getByRole('link', { name: /추가결제하기/ }).click()
  await page.locator('summary', { hasText: '다른 결제수단' }).click()
  await page.getByRole('group').getByText(PAYMENT_METHOD_LABELS.MONEY, { exact: true }).click()
  await pay(page)
  await expect(page).toHaveURL(PIN_PAGE)
  await titled(page, '결제 비밀번호를 입력해 주세요')
  await inspect('pin-additional')
  await tap(page, WRONG_PIN)
  await expect(page.getByRole('alert')).toHaveText('비밀번호가 달라요. (1/5)')
  await tap(page, PIN)
  await page.waitForURL('**/sandbox-gateway/window/**')
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await titled(page, '추가결제가 완료됐어요')
  await page.getByRole('link', { name: '신청 내역 보기' }).click()
  await expect(page.getByText('추가결제 완료', { exact: true })).toBeVisible()
})

test('신청하다가 환불계좌를 바꾸려면 결제 비밀번호를 넣고, 쓰던 신청으로 돌아온다', async ({
  page,
  inspect,
}) => {
  const { buyer, buyByAccount } = await aShopper(page, WITH_PAY)
  await setPin(buyer, 'REFUND_ACCOUNT')
  const order = await buyByAccount({ goodsId: STRAWBERRIES })
  await openRequest(page, 'CANCEL', order)
  await expectStep(page, 'REASON')
  await explain(page, '주문 실수', '두 번 주문했어요')
  await goOn(page, 'REFUND')
  const account = page.getByRole('region', { name: '환불계좌' })
  await expect(account).toContainText('110-***-******')
  await account.getByRole('button', { name: '환불계좌 변경' }).click()
  await expect(page).toHaveURL(PIN_PAGE)
  await titled(page, '결제 비밀번호를 입력해 주세요')
  await tap(page, PIN)
  // It opens over the step and hides its heading from those who listen.
  const sheet = page.getByRole('dialog', { name: '환불계좌' })
  await expect(sheet).toBeVisible()
  await inspect('claim-request-account')
  await enterAccount(page, '333123456789')
  await expect(sheet).toHaveCount(0)
  await expectStep(page, 'REFUND')
  await expect(account).toContainText('333-***-******')
  await submit(page, '취소 신청하기')
  await titled(page, '취소가 완료됐어요')
})

test('신청한 뒤 환불계좌를 바꾸려면 결제 비밀번호를 넣고, 다음에 바꿀 때 다시 넣는다', async ({
  page,
}) => {
  const { buyer, buyByAccount } = await aShopper(page, WITH_PAY)
  await setPin(buyer, 'REFUND_ACCOUNT')
  const order = await buyByAccount({ goodsId: STRAWBERRIES, until: 'SC' })
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE' })
  await page.goto(routes.claimDetail(claim.orderClaimIdEncrypt))
  const account = page.getByRole('region', { name: '환불계좌' })
  await account.getByRole('button', { name: '환불계좌 변경' }).click()
  await expect(page).toHaveURL(PIN_PAGE)
  await tap(page, PIN)
  await expect(page).toHaveURL(routes.claimDetail(claim.orderClaimIdEncrypt))
  await enterAccount(page, '333123456789')
  await expect(account).toContainText('333-***-******')
  await account.getByRole('button', { name: '환불계좌 변경' }).click()
  await expect(page).toHaveURL(PIN_PAGE)
  await titled(page, '결제 비밀번호를 입력해 주세요')
})

test('쓰는 사이 결제 비밀번호의 시간이 지나면 다시 넣고, 쓰던 계좌로 돌아온다', async ({
  page,
}) => {
  const { buyer, buyByAccount } = await aShopper(page, WITH_PAY)
  await setPin(buyer, 'REFUND_ACCOUNT')
  const order = await buyByAccount({ goodsId: STRAWBERRIES, until: 'SC' })
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE' })
  await page.goto(routes.claimDetail(claim.orderClaimIdEncrypt))
  const account = page.getByRole('region', { name: '환불계좌' })
  await account.getByRole('button', { name: '환불계좌 변경' }).click()
  await tap(page, PIN)
  await expect(page).toHaveURL(routes.claimDetail(claim.orderClaimIdEncrypt))
  await replaceNextAnswer(page, '**/account-validation-check', (route) => {
    const sent = route.request().postDataJSON() as Readonly<Record<string, unknown>>
    return route.continue({ postData: { ...sent, pinTicket: OLD_TICKET } })
  })
  await enterAccount(page, '333123456789')
  await expect(page).toHaveURL(PIN_PAGE)
  await tap(page, PIN)
  await expect(page).toHaveURL(routes.claimDetail(claim.orderClaimIdEncrypt))
  await expect(page.getByRole('textbox', { name: '계좌번호' })).toHaveValue('333123456789')
  await page.getByRole('button', { name: '예금주 확인하고 등록' }).click()
  await expect(account).toContainText('333-***-******')
})
