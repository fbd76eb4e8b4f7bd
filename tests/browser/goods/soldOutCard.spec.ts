import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

const LIKE = 1

/** A product that is the newest of its category and sold out, the list that it stands first in, and a member. */
async function aSoldOutProduct() {
  const stock = openStock()
  const goodsId = await aProduct(stock, LIKE, {
    name: '어제 다 나간 상품',
    created_at: new Date(),
    stock: 0,
  })
  const { category_id: categoryId } = await stock.database.db
    .selectFrom('goods')
    .select('category_id')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  const list = routes.categoryDetail(Number(categoryId), { goodsSortTypeEnum: 'NEW' })
  return { list, goodsId, loginId }
}

test('품절된 카드에는 표시가 없고, 카드에서 재입고 알림 창으로 바로 간다', async ({
  page,
  inspect,
}) => {
  const { list, goodsId, loginId } = await aSoldOutProduct()
  await page.goto(list)
  const card = page.getByRole('article').filter({ hasText: '어제 다 나간 상품' })
  await expect(card).toContainText('품절')
  await expect(card).not.toContainText(/품절임박|신상품|특가/)
  await inspect('sold-out-card')
  const alert = page.getByRole('link', { name: '어제 다 나간 상품 재입고 알림' })
  await alert.click()
  await expect(page.getByText('로그인하면 다시 들어올 때 알려 드려요.')).toBeVisible()

  await page.goto(routes.myPage())
  await logIn(page, loginId)
  await page.goto(list)
  await alert.click()
  const sheet = page.getByRole('dialog', { name: '재입고 알림' })
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(routes.productDetail(goodsId))
  await page.reload()
  await expect(page.getByRole('button', { name: '재입고 알림 받기' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(list)
})
