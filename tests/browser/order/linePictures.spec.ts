import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'

const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')

test('주문과 신청의 사진은 상품으로 가고, 스토어 이름은 스토어로 간다', async ({ page }) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: TEE, until: 'SC' })
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'ORDER_MISTAKE' })
  for (const path of [
    routes.orderDetail(order.ordersIdEncrypt),
    routes.claimDetail(claim.orderClaimIdEncrypt),
    routes.claimList(),
  ]) {
    await page.goto(path)
    await page.getByRole('main').locator('img').first().click()
    await expect(page).toHaveURL(routes.productDetail(TEE))
  }
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await page.getByRole('main').getByRole('link', { name: '소담옷장' }).click()
  await expect(page).toHaveURL(routes.store('sodamcloset'))
})
