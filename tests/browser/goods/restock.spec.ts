import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'
import { holdRequests } from '../heldRequests.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { logInSeller } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

/** Of a store whose seller fills the stock again. */
const TANGERINES = goodsNamed('서귀포 노지 감귤')
const STORE = 'achimbat'

/** A product of its own for each test, sold out, and a member: tests run at once. */
async function aSoldOutProduct() {
  const stock = openStock()
  const name = `품절 감귤 ${crypto.randomUUID().slice(0, 8)}`
  const goodsId = await aProduct(stock, TANGERINES, { name, stock: 0 })
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  return { goodsId, name, loginId }
}

/** Lets the five minutes pass for every option of a product, and has the job run. */
async function passFiveMinutes(goodsId: number): Promise<void> {
  const stock = openStock()
  await sql`INSERT INTO restock_rounds (option_id, due_at)
    SELECT id, now() - interval '1 second' FROM goods_options WHERE goods_id = ${goodsId}
    ON CONFLICT (option_id) DO UPDATE SET due_at = excluded.due_at`.execute(stock.database.db)
  await sql`SELECT graphile_worker.add_job('notify-restocks', '{}')`.execute(stock.database.db)
  await stock.close()
}

/** Opens the notifications until the job of restocks has run. */
async function expectOneNotice(page: Page): Promise<void> {
  const notices = page.getByText('기다리던 상품이 들어왔어요')
  await expect(async () => {
    await page.goto(routes.notificationList())
    await expect(notices.first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(notices).toHaveCount(1)
}

test('품절된 상품에 재입고 알림을 신청하면, 판매자가 재고를 채운 뒤 알림이 온다', async ({
  page,
  inspect,
}) => {
  const { goodsId, name, loginId } = await aSoldOutProduct()
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '재입고 알림 받기' }).click()
  await expect(page.getByText('로그인하면 다시 들어올 때 알려 드려요.')).toBeVisible()
  await logIn(page, loginId)
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '재입고 알림 받기' }).click()
  const sheet = page.getByRole('dialog', { name: '재입고 알림' })
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  for (const box of await sheet.getByRole('checkbox').all()) await box.check()
  await inspect('restock-sheet')
  await sheet.getByRole('button', { name: '알림 신청' }).click()
  await expectToast(page, '재입고되면 알려 드릴게요.')
  await page.goto(routes.restockAlert())
  await expect(page.getByText('알림 대기').first()).toBeVisible()
  await inspect('restock-alerts')

  await logInSeller(page, STORE, ['GOODS'])
  await page.goto(sellerRoutes.goods({ keyword: name }))
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /재고 .*개 변경/ }).click()
  const stock = page.getByRole('dialog', { name: `${name} 재고` })
  await stock.getByRole('textbox').first().fill('7')
  await stock
    .getByRole('button', { name: /재고 저장/ })
    .first()
    .click()
  await expectToast(page, /7개로 바꿨어요/)

  await passFiveMinutes(goodsId)
  await expectOneNotice(page)
  await page.goto(routes.restockAlert())
  await expect(page.getByText('구매 가능').first()).toBeVisible()
  const removals = page.getByRole('button', { name: /재입고 알림 삭제/ })
  const count = await removals.count()
  await removals.first().click()
  await expectToast(page, '재입고 알림을 삭제했어요.')
  await expect(removals).toHaveCount(count - 1)
})

test('화면이 누구인지 알기 전에 누른 회원에게도 로그인을 묻지 않는다', async ({ page }) => {
  const { goodsId, loginId } = await aSoldOutProduct()
  await logIn(page, loginId)
  const release = await holdRequests(page, '**/api/accounts/me')
  await page.goto(routes.productDetail(goodsId))
  await page.getByRole('button', { name: '재입고 알림 받기' }).click()
  await page.getByRole('button', { name: '재입고 알림 받기' }).click()
  release()
  const sheet = page.getByRole('dialog', { name: '재입고 알림' })
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
})

test('두 번 눌러 두 번 물은 창도 한 번만 열려서, 뒤로 한 번 가면 닫힌다', async ({ page }) => {
  const { goodsId, loginId } = await aSoldOutProduct()
  await logIn(page, loginId)
  await page.goto(routes.productDetail(goodsId))
  const offer = page.getByRole('button', { name: '재입고 알림 받기' })
  const sheet = page.getByRole('dialog', { name: '재입고 알림' })
  await offer.click()
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await page.getByText('재입고 알림 받기').evaluate((button: HTMLElement) => button.click())
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${routes.productDetail(goodsId)}$`))
})
