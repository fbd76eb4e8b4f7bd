import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aProduct, changeOption, optionOf } from '../../support/stock.ts'
import type { Stock } from '../../support/stock.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { openStock } from '../stock.ts'
import { addToCart } from '../request.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const [FIRST, SECOND] = ['먼저 담은 딸기', '나중에 담은 딸기']

const REMOVED = /장바구니에서 삭제했어요\./
const restore = (page: Page) => page.getByRole('button', { name: '되돌리기' })
const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name} 삭제` }) })
const boxOf = (page: Page, name: string) =>
  lineOf(page, name).getByRole('checkbox', { name: `${name} 선택` })

/** A guest's cart with two products of their own; answers their ids. */
async function openCart(page: Page, stock: Stock): Promise<readonly number[]> {
  const ids: number[] = []
  for (const name of [FIRST, SECOND]) {
    const goodsId = await aProduct(stock, STRAWBERRIES, { name, stock: 9 })
    const { id: optionId } = await optionOf(stock, goodsId)
    await addToCart(page, { goodsId, optionId, quantity: 2 })
    ids.push(goodsId)
  }
  await page.goto(routes.cart())
  await expect(lineOf(page, FIRST)).toHaveCount(1)
  return ids
}

/** Removes a line, and waits until the server has done it. */
async function removeAndWait(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await remove(page, name)
  await answered
}

async function remove(page: Page, name: string): Promise<void> {
  await lineOf(page, name)
    .getByRole('button', { name: `${name} 삭제` })
    .click()
  await expect(lineOf(page, name)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectToast(page, REMOVED)
}

test('장바구니의 사진과 스토어 이름은 길이고, 삭제는 묻지 않고 되돌리면 고르지 않은 것까지 그대로다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const [firstId = 0] = await openCart(page, stock)
  await boxOf(page, FIRST).uncheck()
  await remove(page, FIRST)
  await restore(page).click()
  await expect(boxOf(page, FIRST)).not.toBeChecked()
  await expect(lineOf(page, FIRST).getByRole('status')).toHaveText('2')

  await remove(page, FIRST)
  await changeOption(stock, (await optionOf(stock, firstId)).id, { stock: 0 })
  await restore(page).click()
  await expect(page.getByRole('region', { name: '구매할 수 없는 상품 1' })).toContainText(FIRST)
  await remove(page, SECOND)
  // A toast with the focus stays, however long the page is looked at.
  await restore(page).focus()
  await inspect('cart-undo')
  await restore(page).click()
  await expect(boxOf(page, SECOND)).toBeChecked()
  expect(await withLargeText(page, findOverflow)).toEqual([])

  await expect(page.getByRole('link', { name: '아침밭상회' }).first()).toHaveAttribute(
    'href',
    routes.store('achimbat'),
  )
  await lineOf(page, SECOND).locator('img').first().click()
  await expect(page).toHaveURL(/\/product\/detail\/\d+/)
  await stock.close()
})

test('마지막 상품을 빼고 화면을 떠나도 되돌릴 수 있고, 새로 열어도 뺀 것은 빠져 있다', async ({
  page,
}) => {
  const stock = openStock()
  await openCart(page, stock)
  await stock.close()
  const lines = page.getByRole('region', { name: '담은 상품' })
  await removeAndWait(page, FIRST)
  // The pressed button is away with its line.
  await expect(lines).toBeFocused()
  await removeAndWait(page, SECOND)
  await expect(lines).toBeFocused()
  await expect(page.getByRole('heading', { name: '장바구니가 비어 있어요' })).toBeVisible()
  await page.getByRole('link', { name: '쇼핑하러 가기' }).click()
  await expect(page).toHaveURL('/')
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await restore(page).click()
  await answered
  await page.goto(routes.cart())
  await expect(lineOf(page, SECOND)).toHaveCount(1)
  await expect(lineOf(page, FIRST)).toHaveCount(0)
})

test.describe('연결이 끊기면', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('연결이 끊긴 동안 빼고 되돌려도 연결되면 그대로다', async ({ page, context }) => {
    const stock = openStock()
    await openCart(page, stock)
    await stock.close()
    await context.setOffline(true)
    await remove(page, FIRST)
    await restore(page).click()
    await expect(lineOf(page, FIRST)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: '2개 구매하기' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    await page.reload()
    await expect(lineOf(page, FIRST)).toHaveCount(1)
    await expect(lineOf(page, SECOND)).toHaveCount(1)
  })
})

test.describe('아래에 권하는 상품의 코드를 받지 못하면', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|GoodsRail/] })

  test('장바구니는 그것 없이 그대로다', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/GoodsRail'),
    )
    await page.route('**/assets/GoodsRail*.js', (route) => route.abort())
    const stock = openStock()
    await openCart(page, stock)
    await stock.close()
    await failed
    await expect(lineOf(page, FIRST)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '불러오지 못했어요' })).toHaveCount(0)
  })
})
