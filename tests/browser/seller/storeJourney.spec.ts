import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { anApplication } from '../../support/seller.ts'
import { expectStep, explain, goOn, submit } from '../claim/requestSteps.ts'
import { fillGuestOrder, openOrder, payByCard } from '../purchase/steps.ts'
import { letClosingDayCome } from '../settlement/closingDay.ts'
import { registerAccount } from '../settlement/account.ts'
import { test } from '../shop.ts'
import { logInOperator } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'
import { applyAs } from './applySteps.ts'
import {
  addPolicy,
  approveApplication,
  approveGoods,
  fillProfile,
  logInFirst,
  writeGoods,
} from './storeSteps.ts'

/** From an application to a payment: some forty pages, one after the other. */
const JOURNEY_MS = 480_000
/** Pages look who is there before anybody has logged in. */
test.use({ expectedComplaints: [/status of (?:401|404)/] })

const POLICY = '물레배송'

/** A guest buys a piece of each colour, and answers the number of the order. */
async function buyBoth(page: Page, goodsId: number): Promise<string> {
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '바로구매' }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  const lines = sheet.getByRole('list', { name: '선택한 상품' }).getByRole('listitem')
  await sheet.getByRole('button', { name: '하양' }).click()
  await expect(lines).toHaveCount(1)
  await sheet.getByRole('button', { name: '검정' }).click()
  await expect(lines).toHaveCount(2)
  await sheet.getByRole('button', { name: '바로구매' }).click()
  await expect(page.getByRole('region', { name: '주문자' })).toBeVisible()
  await fillGuestOrder(page)
  const orderNumber = await payByCard(page)
  await openOrder(page)
  return orderNumber
}

const checkAll = (page: Page) => page.getByRole('checkbox', { name: /전체 선택|모두 선택/ }).check()

/** The seller acknowledges both pieces, and ships them by a file. */
async function shipByFile(page: Page, orderNumber: string): Promise<void> {
  const rows = page.getByRole('row').filter({ hasText: orderNumber })
  await page.goto(sellerRoutes.orders({ tab: 'NEW', keyword: orderNumber }))
  await expect(rows).toHaveCount(2)
  await checkAll(page)
  const bar = page.getByRole('region', { name: '선택한 주문 상품' })
  await bar.getByRole('button', { name: '발주확인' }).click()
  await expect(page.getByText('조건에 맞는 주문이 없어요')).toBeVisible()
  const parcels = [1, 2].map((place) => `${orderNumber}-${place},CJ대한통운,12345678901${place}`)
  const csv = ['주문상품번호,택배사,송장번호', ...parcels].join('\r\n')
  const file = { name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByRole('button', { name: '송장 파일 올리기' }).click()
  const sheet = page.getByRole('dialog', { name: '송장 파일 올리기' })
  await sheet.locator('input[type=file]').setInputFiles(file)
  await expect(sheet.getByText(/모두 처리했어요.*2\/2줄/)).toBeVisible()
}

type DeskItem = { readonly orderItemIdEncrypt: string; readonly orderNumber: string }

/** The carrier delivers both parcels. */
async function deliver(page: Page, orderNumber: string): Promise<void> {
  const answer = await page.request.get('/api/dev/desk/order-items')
  const { content } = (await answer.json()) as { readonly content: readonly DeskItem[] }
  const items = content.filter((item) => item.orderNumber === orderNumber)
  expect(items).toHaveLength(2)
  for (const { orderItemIdEncrypt } of items) {
    const path = `/api/dev/desk/order-items/${orderItemIdEncrypt}/scans`
    const scan = await page.request.post(path, { data: { level: 6, place: '중구', at: null } })
    expect(scan.status()).toBe(200)
  }
}

/** The buyer returns the white piece: they changed their mind. */
async function returnOne(page: Page, orderUrl: string): Promise<void> {
  await page.goto(orderUrl)
  await page.getByRole('button', { name: /하양 더보기$/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '반품 신청' }).click()
  await expectStep(page, 'RETURN')
  await goOn(page, 'REASON')
  await explain(page, '단순 변심', '다른 색이 더 좋아요')
  await goOn(page, 'PICKUP')
  await goOn(page, 'REFUND')
  await expect(page.getByRole('region', { name: '환불 정보' })).toContainText('15,000원')
  await submit(page, '반품 신청하기')
  await expect(page.getByRole('heading', { name: '반품 신청이 완료됐어요' })).toBeVisible()
}

/** The seller collects what comes back, inspects it, and the money goes back. */
async function takeBack(page: Page, orderNumber: string): Promise<void> {
  await page.goto(sellerRoutes.claims({ keyword: orderNumber }))
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: /환불 예정금액/ })).toBeVisible()
  await page.getByRole('button', { name: '수거', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '수거' }).click()
  await page.getByRole('button', { name: '검수 통과' }).click()
  const sheet = page.getByRole('dialog', { name: '검수 통과' })
  await sheet.getByRole('button', { name: '검수 통과' }).click()
  await expect(page.getByText('반품완료').first()).toBeVisible()
}

async function confirmRest(page: Page, orderUrl: string): Promise<void> {
  await page.goto(orderUrl)
  await expect(page.getByText('반품완료').first()).toBeVisible()
  await page.getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expectToast(page, '구매를 확정했어요.')
}

/** One operator approves the statement of a store, another has it transferred and records the answer of the bank. */
async function payStore(page: Page, { storeName, storeUrl }: Store): Promise<void> {
  const box = page.getByRole('checkbox', { name: new RegExp(`^${storeName} .* 선택$`) })
  await logInOperator(page, ['MONEY'])
  await page.goto(operatorRoutes.settlements({ state: 'CLOSED', store: storeUrl }))
  await box.check()
  await page.getByRole('button', { name: '지급 승인' }).click()
  await expectToast(page, '1건을 승인했어요.')
  await logInOperator(page, ['MONEY'])
  await page.goto(operatorRoutes.settlements({ state: 'APPROVED', store: storeUrl }))
  await box.check()
  await page.getByRole('button', { name: '이체 요청' }).click()
  await expect(page.getByRole('heading', { name: '이체', exact: true })).toBeVisible()
  await page.getByRole('button', { name: `${storeName} 이체 완료` }).click()
  await expectToast(page, '이체 결과를 기록했어요.')
}

type Store = { readonly storeName: string; readonly storeUrl: string }

/**
 * The black cup of 18,000 won less 1,800 of fee and 180 of VAT, and twice 3,000 for parcels less 90 and 9: the delivery, and
 * the return that the buyer wanted.
 */
const PAID = '21,822원'

test('입점 신청부터 정산금이 들어오기까지', async ({ page, inspect }) => {
  test.setTimeout(JOURNEY_MS)
  const applicant = anApplication()
  const { storeUrl, email } = applicant
  const cup = `물레 컵 ${storeUrl}`

  await applyAs(page, applicant)
  await logInOperator(page)
  await approveApplication(page, applicant)
  await logInFirst(page, applicant)
  await page.goto(sellerRoutes.store())
  await expect(page.getByText('아래를 준비하면 스토어를 열 수 있어요.')).toBeVisible()
  await inspect('seller-store-preparing')
  await fillProfile(page)
  await addPolicy(page, POLICY)
  await page.goto(sellerRoutes.settlements({ tab: 'account' }))
  await registerAccount(page, email)
  const goodsId = await writeGoods(page, { name: cup, policy: POLICY })
  await approveGoods(page, cup)
  await page.goto(sellerRoutes.store())
  await page.getByRole('button', { name: '스토어 열기' }).click()
  await expectToast(page, '스토어를 열었어요.')

  const orderNumber = await buyBoth(page, goodsId)
  const orderUrl = page.url()
  await shipByFile(page, orderNumber)
  await deliver(page, orderNumber)
  await returnOne(page, orderUrl)
  await takeBack(page, orderNumber)
  await confirmRest(page, orderUrl)

  await letClosingDayCome(storeUrl)
  await payStore(page, applicant)
  await page.goto(sellerRoutes.settlements())
  await page.getByRole('table', { name: '정산 목록' }).getByRole('link').first().click()
  await expect(page.getByText('정산 완료').first()).toBeVisible()
  await expect(page.getByText(PAID).first()).toBeVisible()
})
