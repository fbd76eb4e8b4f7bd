import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { optionOf } from '../../support/stock.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const TANGERINES = goodsNamed('서귀포 노지 감귤')
const FIRE_PIT = goodsNamed('접어 다니는 스테인리스 화로대')

test.use({ expectedComplaints: [/status of 409/] })

test('휴대폰에서 상품을 모아 견주고, 그 주소를 받은 사람도 같은 표를 본다', async ({
  page,
  context,
  inspect,
}) => {
  const stock = openStock()
  const strawberries = await optionOf(stock, STRAWBERRIES)
  const tangerines = await optionOf(stock, TANGERINES)
  await stock.close()
  const shared = routes.vsPick([strawberries.id, tangerines.id])

  await page.goto(routes.productDetail(STRAWBERRIES))
  await page.getByRole('button', { name: 'VS 비교', exact: true }).click()
  const tray = page.getByRole('dialog', { name: /^VS 비교함/ })
  await tray.getByRole('button', { name: '이 상품 담기' }).click()
  await expect(tray.getByRole('link', { name: '논산 설향 딸기 500g 2팩' })).toBeVisible()
  await tray.getByRole('button', { name: '이 상품 담기' }).click()
  await expect(page.getByText('이미 선택한 옵션이에요.')).toBeVisible()

  await page.goto(routes.productDetail(FIRE_PIT))
  await page.getByRole('button', { name: 'VS 비교함 1' }).click()
  await tray.getByRole('button', { name: '이 상품 담기' }).click()
  await expect(page.getByText('같은 종류의 상품끼리 비교해 주세요.')).toBeVisible()

  await page.goto(routes.productDetail(TANGERINES))
  await page.getByRole('button', { name: 'VS 비교함 1' }).click()
  await tray.getByRole('button', { name: '이 상품 담기' }).click()
  await expect(tray.getByRole('link', { name: '2개 비교하기' })).toBeVisible()
  await inspect('vs-pick-tray')
  await tray.getByRole('link', { name: '2개 비교하기' }).click()
  await expect(page).toHaveURL(shared)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: /논산 설향 딸기 500g 2팩/ })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: '판매가' })).toBeVisible()
  await inspect('vs-pick')

  const friend = await context.browser()?.newContext()
  if (friend === undefined) throw new Error('the test has a browser')
  const other = await friend.newPage()
  await other.goto(new URL(shared, page.url()).href)
  await expect(other.getByRole('columnheader', { name: /서귀포 노지 감귤/ })).toBeVisible()
  await friend.close()

  await page.getByRole('button', { name: /논산 설향 딸기 500g 2팩.*비교에서 삭제/ }).click()
  await expect(page.getByRole('heading', { name: '비교할 상품이 부족해요' })).toBeVisible()
  await page.goto(routes.productDetail(TANGERINES))
  await expect(page.getByRole('button', { name: 'VS 비교함 1' })).toBeVisible()
})
