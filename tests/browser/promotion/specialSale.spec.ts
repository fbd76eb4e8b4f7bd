import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { aBuyingSale } from '../../support/promotion/drawnSale.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const KIT = '집에서 빚는 막걸리 키트'
const SALE = '막걸리 키트 20개, 추첨으로 만나요'
const TERMS = '[필수] 이벤트 응모를 위한 개인정보 수집·이용'

test('응모하고 취소하고, 당첨된 특별판매에서 바로 사고, 추첨을 다시 계산한다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const [me, other] = [
    await newMember({ ...stock, now: Date.now }),
    await newMember({ ...stock, now: Date.now }),
  ]
  // A job commits to the seed of the demo's sale as soon as the market runs.
  await expect
    .poll(
      async () => {
        const row = await stock.database.db
          .selectFrom('special_sales')
          .select('commitment')
          .where('title', '=', SALE)
          .executeTakeFirstOrThrow()
        return row.commitment
      },
      { timeout: 90_000 },
    )
    .not.toEqual(null)
  await page.goto(routes.productDetail(goodsNamed(KIT)))
  const toSale = page.getByRole('link', { name: '응모하러 가기' })
  await expect(toSale).toBeVisible()
  await expect(page.getByRole('button', { name: '바로구매' })).toHaveCount(0)
  await toSale.click()
  await expect(page.getByRole('heading', { level: 1, name: SALE })).toBeVisible()
  await expect(page.getByRole('button', { name: `${KIT} 응모하기` })).toBeVisible()
  await inspect('special-sale')
  await page.getByRole('button', { name: `${KIT} 응모하기` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await page.getByLabel('아이디').fill(me.loginId)
  await page.getByLabel('비밀번호').fill('Jangteo!2025')
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SALE })).toBeVisible()
  await page.getByRole('button', { name: `${KIT} 응모하기` }).click()
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible()
  await page.getByLabel(TERMS).check()
  await page.getByRole('button', { name: `${KIT} 응모하기` }).click()
  await expectToast(page, '응모했어요.')
  await expect(page.getByText(/^응모 완료 · 응모번호/)).toBeVisible()
  await page.getByRole('button', { name: `${KIT} 응모 취소` }).click()
  await page.getByRole('button', { name: '응모 취소하기' }).click()
  await expectToast(page, '응모를 취소했어요.')
  await expect(page.getByRole('button', { name: `${KIT} 응모하기` })).toBeVisible()

  const title = `당첨된 판매 ${me.loginId}`
  const sale = await aBuyingSale(stock, { title, memberIds: [me.id, other.id] })
  try {
    await expect(async () => {
      await page.goto(routes.specialSale())
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }).toPass()
    await inspect('special-sale-won')
    await page.getByRole('link', { name: '추첨 결과 보기' }).click()
    await expect(page.getByText(/내 순위 [12]위 · 당첨/)).toBeVisible()
    await page.getByRole('button', { name: '다시 계산해 보기' }).click()
    await expect(page.getByText('공개된 응모 2건으로 다시 계산한 결과와 같아요.')).toBeVisible()
    await inspect('special-sale-draw')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '추첨 기록 내려받기' }).click()
    expect((await saved).suggestedFilename()).toEqual(`special-sale-${sale.saleGoodsId}.json`)
    await page.getByRole('link', { name: '특별판매 보기' }).click()
    await page.getByRole('button', { name: /구매하기$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
    await expect(page.getByText('5,000원').first()).toBeVisible()
  } finally {
    await sale.end()
    await stock.close()
  }
})

test.describe('추첨하지 않은 특별판매', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('결과는 추첨 뒤에 볼 수 있다고 알린다', async ({ page }) => {
    await page.goto(routes.specialSaleDraw(1))
    await expect(page.getByText('추첨 뒤에 볼 수 있어요.')).toBeVisible()
  })
})
