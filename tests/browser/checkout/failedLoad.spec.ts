import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { explain, expectStep, goOn, openRequest } from '../claim/requestSteps.ts'
import { aGuestShopper } from '../claim/shopper.ts'
import { chooseStrawberries, fillGuestOrder, goToWindow } from '../purchase/steps.ts'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'

const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')
const MUFFLER = goodsNamed('캐시미어 블렌드 머플러')

test.use({ expectedComplaints: [/status of 500|ERR_FAILED|^500: /] })

/** A request that a page needs fails until it is tried again. */
async function failLoads(page: Page, path: string) {
  const restore = await replaceAnswers(page, path, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  return async () => {
    const again = page.getByRole('button', { name: '다시 시도' }).last()
    await expect(again).toBeVisible()
    restore()
    await again.click()
  }
}

test('주문서를 불러오지 못하면 다시 시도해서 주문하고, 결제 화면도 마찬가지다', async ({
  page,
  inspect,
}) => {
  const loadOrder = await failLoads(page, '**/api/shops/pages/order?*')
  await chooseStrawberries(page, '바로구매')
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await inspect('checkout-failed-load')
  await loadOrder()
  await fillGuestOrder(page)
  await goToWindow(page)
  const restore = await replaceAnswers(page, '**/api/systems/pages/payment?*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await page.getByRole('button', { name: '창 닫기' }).click()
  await expect(
    page.getByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' }),
  ).toBeVisible()
  restore()
  await page.getByRole('button', { name: '다시 확인하기' }).click()
  await page.getByRole('button', { name: '결제수단 바꾸기' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('클레임 신청을 불러오지 못해도 다시 시도하면 쓰던 그대로 이어진다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aGuestShopper(page)
  const order = await buy({ goodsId: TEE, others: [MUFFLER] })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await openRequest(page, 'CANCEL', order)
  await page.getByRole('checkbox', { name: '캐시미어 블렌드 머플러' }).check()
  await goOn(page, 'REASON')
  await explain(page, '주문 실수', '두 번 주문했어요')
  const load = await failLoads(page, '**/api/orders/pages/claim-cancel-request?*')
  await page.reload()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await inspect('claim-request-failed-load')
  await load()
  await expectStep(page, 'REASON')
  await expect(page.getByLabel('상세 사유')).toHaveValue('두 번 주문했어요')
})
