import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { asked } from '../../support/inquiry/questions.ts'
import { placeBy } from '../../support/payment/deposit.ts'
import { agreeInWindow, approve, showOrder } from '../../support/purchase.ts'
import { aGuestShopper, aShopper } from '../claim/shopper.ts'
import { replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { aSeller, logInOperator, logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

test.use({ expectedComplaints: [/ERR_FAILED|404 \(Not Found\): .*\/answer/] })

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const STORE = 'achimbat'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const failNext = (page: Page, address: string) =>
  replaceNextAnswer(page, address, (route) => route.abort())

async function dismiss(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: '닫기' }).click()
  await expect(sheet).toHaveCount(0)
}

test('판매거부가 실패하면 적은 사유와 까닭이 시트에 남고, 다시 열면 까닭은 없다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aGuestShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES })
  await logInSeller(page, STORE, ['ORDERS'])
  await page.goto(sellerRoutes.orders({ keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()

  const open = page.getByRole('button', { name: '판매거부' })
  await open.click()
  const sheet = page.getByRole('dialog', { name: '판매거부' })
  const memo = sheet.getByLabel('구매자에게 알릴 사유')
  const send = sheet.getByRole('button', { name: '1개 판매거부' })
  await memo.fill('재고가 모두 떨어졌어요.')
  await failNext(page, '**/sellers/orders/refuse')
  await send.click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(memo).toHaveValue('재고가 모두 떨어졌어요.')
  await inspect('seller-refuse-failed')
  await dismiss(sheet)

  await open.click()
  await expect(memo).toHaveValue('')
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  await memo.fill('재고가 모두 떨어졌어요.')
  await send.click()
  await expectToast(page, '판매거부: 1개 처리')
  await expect(sheet).toHaveCount(0)
})

test('구매자 정보를 보지 못하면 적은 사유가 시트에 남는다', async ({ page }) => {
  const { buy } = await aGuestShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES })
  await logInSeller(page, STORE, ['ORDERS'])
  await page.goto(sellerRoutes.orders({ keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  const buyer = page.getByRole('region', { name: '구매자' })
  await buyer.getByRole('button', { name: '전체 보기' }).click()
  const sheet = page.getByRole('dialog', { name: '구매자 정보 보기' })
  await sheet.getByLabel('사유').fill('배송 문의 확인')
  await failNext(page, '**/sellers/orders/*/buyer')
  await sheet.getByRole('button', { name: '전체 보기' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByLabel('사유')).toHaveValue('배송 문의 확인')
  await sheet.getByRole('button', { name: '전체 보기' }).click()
  await expect(buyer).toContainText('홍길동')
  await expect(sheet).toHaveCount(0)
})

test('클레임 처리가 실패하면 적은 사유가 시트에 남는다', async ({ page }) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SR' })
  await requested({ buyer, order, type: 'CANCEL', reason: 'ORDER_MISTAKE' })
  await logInSeller(page, STORE, ['CLAIMS'])
  await page.goto(sellerRoutes.claims({ keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await page.getByRole('button', { name: '취소 거부' }).click()
  const sheet = page.getByRole('dialog', { name: '취소 거부' })
  const memo = sheet.getByLabel('구매자에게 알릴 사유')
  await memo.fill('이미 상품을 보냈어요.')
  await failNext(page, '**/sellers/claims/*/*')
  await sheet.getByRole('button', { name: '취소 거부' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(memo).toHaveValue('이미 상품을 보냈어요.')
  await sheet.getByRole('button', { name: '취소 거부' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('취소거부').first()).toBeVisible()
})

test('수동 입금이 실패하면 확인한 내용이 시트에 남는다', async ({ page, inspect }) => {
  const { buyer, market } = await aShopper(page)
  const order = await placeBy(buyer, 'VIRTUAL_ACCOUNT', STRAWBERRIES)
  const returned = await agreeInWindow(market, { buyer, order, form: { bank: '88' } })
  await approve(buyer, order, returned)
  const { orderNumber } = await showOrder(buyer, order)
  await logInOperator(page, ['ORDERS', 'CLAIMS', 'MONEY'])
  await page.goto(operatorRoutes.refunds({ tab: 'payments' }))
  await rowOf(page, orderNumber).getByRole('button', { name: '수동 입금' }).click()
  const sheet = page.getByRole('dialog', { name: '수동 입금' })
  const memo = sheet.getByLabel('확인한 내용')
  await memo.fill('은행 앱에서 입금을 확인했어요')
  await failNext(page, '**/operators/payments/*/record')
  await sheet.getByRole('button', { name: '수동 입금' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(memo).toHaveValue('은행 앱에서 입금을 확인했어요')
  await inspect('operator-deposit-failed')
  await sheet.getByRole('button', { name: '수동 입금' }).click()
  await expectToast(page, '처리했어요.')
  await expect(sheet).toHaveCount(0)
  await expect(rowOf(page, orderNumber)).toHaveCount(0)
})

test('초대가 실패한 까닭은 다른 담당자의 시트에 보이지 않는다', async ({ page }) => {
  await logInSeller(page, 'salgyeol')
  const clerk = await aSeller('salgyeol', ['GOODS'])
  await page.goto(sellerRoutes.users())
  await page.getByRole('button', { name: '담당자 초대' }).click()
  const inviting = page.getByRole('dialog', { name: '담당자 초대' })
  const loginId = `f${Date.now().toString(36)}`
  await inviting.getByLabel('아이디').fill(loginId)
  await inviting.getByLabel('이메일').fill(`${loginId}@staff.example`)
  await inviting.getByLabel('이름').fill('새담당')
  await failNext(page, '**/sellers/users')
  await inviting.getByRole('button', { name: '초대 메일 보내기' }).click()
  await expect(inviting.getByRole('alert')).toBeVisible()
  await dismiss(inviting)

  await rowOf(page, clerk.loginId)
    .getByRole('button', { name: /권한 변경$/ })
    .click()
  const changing = page.getByRole('dialog', { name: '권한 변경' })
  await expect(changing.getByRole('button', { name: '저장' })).toBeVisible()
  await expect(changing.getByRole('alert')).toHaveCount(0)
})

test('답변하는 동안 구매자가 문의를 지우면, 까닭과 쓰던 답변이 시트에 남고 닫으면 목록에서 사라진다', async ({
  page,
  inspect,
}) => {
  const { buyer } = await aShopper(page)
  const text = `택배함에도 넣어 주시나요? ${Date.now().toString(36)}`
  const { qnaIdEncrypt } = await asked(buyer, STRAWBERRIES, { text })
  await logInSeller(page, STORE, ['CS'])
  await page.goto(sellerRoutes.qnas({ tab: 'WAITING', keyword: '설향 딸기 500g' }))
  const row = rowOf(page, text)
  await row.getByRole('button', { name: /답변하기/ }).click()
  const sheet = page.getByRole('dialog', { name: '답변하기' })
  await sheet.getByLabel('답변').fill('네, 택배함에 넣어 드려요.')
  await buyer.ask('DELETE', `/goods/qnas/${qnaIdEncrypt}`)
  await sheet.getByRole('button', { name: '답변하기' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await expect(sheet.getByLabel('답변')).toHaveValue('네, 택배함에 넣어 드려요.')
  await inspect('seller-answer-refused')
  await dismiss(sheet)
  await expect(row).toHaveCount(0)
})
