import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct } from '../../support/stock.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'

/** Two products that stand first among new ones. */
async function twoNewProducts() {
  const stock = openStock()
  const like = goodsNamed('접어 다니는 스테인리스 화로대')
  const soon = new Date(Date.now() + 60_000)
  const [scarce, fresh] = [
    await aProduct(stock, like, { name: '몇 개 남지 않은 새 화로대', stock: 1, created_at: soon }),
    await aProduct(stock, like, { name: '넉넉한 새 화로대', stock: 99, created_at: soon }),
  ]
  const { category_id: categoryId } = await stock.database.db
    .selectFrom('goods')
    .select('category_id')
    .where('id', '=', fresh)
    .executeTakeFirstOrThrow()
  await stock.close()
  return { scarce, fresh, categoryId: Number(categoryId) }
}

test('새 상품과 몇 개 남지 않은 상품은 목록의 사진에 표시가 하나씩 있다', async ({
  page,
  inspect,
}) => {
  const { scarce, fresh, categoryId } = await twoNewProducts()
  await page.goto(routes.categoryDetail(categoryId, { goodsSortTypeEnum: 'NEW' }))
  const cardOf = (goodsId: number) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${routes.productDetail(goodsId)}"]`) })
  await expect(cardOf(scarce).getByText(/^(품절임박|신상품)$/)).toHaveText('품절임박')
  await expect(cardOf(fresh).getByText(/^(품절임박|신상품)$/)).toHaveText('신상품')
  await inspect('goods-marks')
})
