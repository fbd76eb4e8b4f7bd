import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { changeGoods } from '../../support/stock.ts'
import { aShopper } from '../claim/shopper.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const TEA_NAME = '하동 세작 녹차'
const TEA = goodsNamed(TEA_NAME)
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

const heart = (page: Page) => page.getByRole('button', { name: `${TEA_NAME} 찜` })
const expectPressed = (page: Page, isPressed: boolean) =>
  expect(heart(page)).toHaveAttribute('aria-pressed', String(isPressed))

/** Puts the tea's price down, or back. */
async function lowerPrice(won: number): Promise<void> {
  const stock = openStock()
  const { sale_price: price } = await stock.database.db
    .selectFrom('goods')
    .select('sale_price')
    .where('id', '=', TEA)
    .executeTakeFirstOrThrow()
  await changeGoods(stock, TEA, { sale_price: price - won })
  await stock.close()
}

test('비회원이 하트를 누르면 로그인을 묻고, 로그인한 뒤 찜하면 모아 보며, 내린 값을 알고, 해제한다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.productDetail(TEA))
  await expectPressed(page, false)
  await heart(page).click()
  const question = page.getByRole('alertdialog', { name: '로그인이 필요해요. 로그인할까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toHaveCount(0)

  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  await page.goto(routes.productDetail(TEA))
  await expectPressed(page, false)
  await heart(page).click()
  await expectToast(page, '찜했어요.')
  await expectPressed(page, true)
  await page.reload()
  await expectPressed(page, true)

  await lowerPrice(500)
  await page.goto(routes.myPage())
  await page.getByRole('main').getByRole('link', { name: '찜 1' }).click()
  await expect(page.getByText('찜한 뒤 500원 내렸어요')).toBeVisible()
  await inspect('favorites')
  await lowerPrice(-500)

  await heart(page).click()
  await expectToast(page, '찜을 해제했어요.')
  await expectPressed(page, false)
  await page.goto(routes.favorite())
  await expect(page.getByText('아직 찜한 상품이 없어요')).toBeVisible()
  await inspect('favorites-empty')
})

test('느린 연결에서 거듭 눌러도 마지막에 누른 대로 남는다', async ({ page }) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  await page.goto(routes.productDetail(TEA))
  await expectPressed(page, false)
  const gate = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('**/api/favorites/goods', async (route) => {
    sent.push(route.request().method())
    await gate.promise
    await route.continue()
  })
  for (const isPressed of [true, false, true, false]) {
    await heart(page).click()
    await expectPressed(page, isPressed)
  }
  expect(sent).toEqual(['POST'])
  gate.resolve()
  await expect(async () => expect(sent).toEqual(['POST', 'DELETE'])).toPass()
  await expectPressed(page, false)
  await page.goto(routes.favorite())
  await expect(page.getByText('아직 찜한 상품이 없어요')).toBeVisible()
})

test('카테고리의 마지막 찜을 해제하면 그 카테고리에 없다고 하고, 전체로 갈 수 있다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { id, loginId } = await newMember({ ...stock, now: Date.now })
  await stock.database.db
    .insertInto('favorite_goods')
    .values(
      [TEA, STRAWBERRIES].map((goodsId) => ({
        member_id: id,
        goods_id: goodsId,
        added_price: 1,
        added_at: new Date(),
      })),
    )
    .execute()
  await stock.close()
  await logIn(page, loginId)
  await page.goto(routes.favorite())
  const chips = page.getByRole('navigation', { name: '찜한 상품 카테고리' })
  await chips.getByRole('button', { name: /^음료/ }).click()
  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await page.getByRole('button', { name: '찜 해제' }).click()
  await expect(page.getByText('이 카테고리에는 찜한 상품이 없어요')).toBeVisible()
  await inspect('favorites-category-empty')
  await page.getByRole('button', { name: '찜한 상품 전체 보기' }).click()
  await expect(page.getByRole('link', { name: /논산 설향 딸기/ }).first()).toBeVisible()
})

test('목록에서 하트를 껐다 켠 상품도 골라서 찜을 해제하고, 고른 카테고리는 돌아와도 그대로다', async ({
  page,
}) => {
  const { buyer } = await aShopper(page)
  for (const goodsId of [TEA, STRAWBERRIES]) {
    await buyer.ask('POST', '/favorites/goods', { body: { goodsId } })
  }
  await page.goto(routes.favorite())
  for (const isPressed of [false, true]) {
    await heart(page).click()
    await expectPressed(page, isPressed)
    await expectToast(page, isPressed ? '찜했어요.' : '찜을 해제했어요.')
  }
  const categories = page.getByRole('navigation', { name: '찜한 상품 카테고리' })
  await categories.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/category=\d+/)
  await page.goto(routes.productDetail(TEA))
  await page.goBack()
  await expect(categories.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await categories.getByRole('button').first().click()
  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await page.getByRole('button', { name: '찜 해제' }).click()
  await expect(heart(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})
