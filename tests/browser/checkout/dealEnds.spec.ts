import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aDeal } from '../../support/display/aDeal.ts'
import { aProduct, optionOf } from '../../support/stock.ts'
import { agreeToTerms, fillGuestOrder, payInWindow } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { addToCart } from '../request.ts'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'

/** 4,000 won shipping; without options. */
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

test(
  '결제하는 사이에 특가가 끝나면 전과 지금의 가격을 보고, 바뀐 가격으로 이어서 결제한다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    const stock = openStock()
    const change = { name: '곧 끝나는 특가 딸기', sale_price: 20_000, sale_ends_at: null, stock: 9 }
    const goodsId = await aProduct(stock, STRAWBERRIES, change)
    const dealId = await aDeal({ ...stock, now: Date.now }, goodsId)
    const { id: optionId } = await optionOf(stock, goodsId)
    const cartIds = await addToCart(page, { goodsId, optionId, quantity: 1 })
    await page.goto(routes.orderPayment(cartIds))
    const pay = page.getByRole('button', { name: '결제하기' })
    await expect(pay).toHaveText('19,000원 결제하기')
    await fillGuestOrder(page)
    await page.getByText('신용/체크카드').click()
    await agreeToTerms(page)

    await stock.database.db
      .updateTable('deals')
      .set({ ends_at: new Date() })
      .where('id', '=', dealId)
      .execute()
    await pay.click()
    const changed = page.getByRole('alertdialog', { name: '주문 내용이 변경됐어요' })
    await expect(changed).toContainText('전에는 15,000원→지금은 20,000원')
    await expect(changed).toContainText('전에는 19,000원→지금은 24,000원')
    await inspect('checkout-deal-ended')
    await changed.getByRole('button', { name: '확인' }).click()
    await expect(pay).toHaveText('24,000원 결제하기')
    await pay.click()
    await page.waitForURL('**/sandbox-gateway/window/**')
    await payInWindow(page)
    await expect(page.getByRole('main')).toContainText('24,000원')
    await stock.close()
  },
)
