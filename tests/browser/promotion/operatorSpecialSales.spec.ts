import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { toKstInput } from '@jangteo/core/calendar/kstInput.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { SPECIAL_SALE_VIOLATION_TEXTS } from '@jangteo/core/promotion/specialSale.messages'
import { expect, type Page } from '@playwright/test'
import { aPromotion } from '../../support/promotion/aSale.ts'
import { changeGoods } from '../../support/stock.ts'
import { test } from '../shop.ts'
import { logInOperator } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const TITLE = '한정 찻잔 특별판매'
const CUP = '특별판매 찻잔'

async function aNamedPromotion(name: string): Promise<void> {
  const stock = openStock()
  const goodsId = await aPromotion(stock, 4)
  await changeGoods(stock, goodsId, { name })
  await stock.close()
}

/** Writes moments that come after the special sale of the demo. */
async function moveLater(page: Page): Promise<void> {
  const moments = ['응모 시작', '응모 마감', /^추첨/, '구매 시작']
  for (const [index, name] of moments.entries()) {
    await page.getByLabel(name).fill(toKstInput(Date.now() + (30 + index) * DAY_MS))
  }
}

/** Moves a special sale to the time of its entries, as the clock does. */
async function openEntries(page: Page): Promise<void> {
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { database, close } = openStock()
  await database.db
    .updateTable('special_sales')
    .set({ entry_opens_at: new Date(Date.now() - 60_000) })
    .where('id', '=', id)
    .execute()
  await close()
}

test.describe('특별판매 관리', () => {
  test.use({ expectedComplaints: [/status of 422/] })

  test('모자란 곳을 알려 주고, 만들고 수정하고, 응모가 시작되면 보여 주기만 하고, 취소한다', async ({
    page,
    inspect,
  }) => {
    await aNamedPromotion(CUP)
    await logInOperator(page, ['DISPLAY'])
    await page.goto(operatorRoutes.specialSales())
    await expect(page.getByRole('table', { name: '특별판매' })).toBeVisible()
    await inspect('operator-special-sales')
    await page.getByRole('link', { name: '특별판매 만들기' }).click()
    await page.getByLabel('제목').fill(TITLE)
    await page.getByLabel('응모 마감').fill('')
    const save = page.getByRole('button', { name: '저장' })
    await save.click()
    await expect(page.getByText(SPECIAL_SALE_VIOLATION_TEXTS.SCHEDULE)).toBeVisible()
    await page.reload()

    await page.getByLabel('제목').fill(TITLE)
    await page.getByRole('button', { name: '상품 찾기' }).click()
    await page.getByLabel('상품 이름').fill(CUP)
    await page.getByRole('button', { name: new RegExp(CUP) }).click()
    const picked = page.getByRole('list', { name: '선택한 상품' }).getByRole('listitem')
    await picked.getByLabel('수량', { exact: false }).first().fill('4')
    await picked.getByLabel('1인 구매 수량').selectOption('2개')
    await expect(picked.getByText('당첨자 2명')).toBeVisible()
    await save.click()
    await expect(page.getByText(SPECIAL_SALE_VIOLATION_TEXTS.BODY)).toBeVisible()
    await expect(page.getByText(SPECIAL_SALE_VIOLATION_TEXTS.GOODS)).toBeVisible()
    await expect(page.getByText(/까지 다른 특별판매가 있어요\./)).toBeVisible()
    await expect(page.getByLabel('제목')).toHaveValue(TITLE)
    await inspect('operator-special-sale-refused')
    await page.getByLabel('안내').fill('# 모두에게 시간이 있어요')
    await picked.getByLabel('판매가').fill('5000')
    await moveLater(page)
    await save.click()
    await expectToast(page, '특별판매를 만들었어요.')
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByText('응모 예정')).toBeVisible()
    await picked.getByLabel('판매가').fill('4000')
    await save.click()
    await expectToast(page, '특별판매를 저장했어요.')
    await inspect('operator-special-sale')

    await openEntries(page)
    await page.reload()
    const row = page.getByRole('table', { name: '상품별 진행' }).getByRole('row', { name: CUP })
    await expect(row).toContainText('4,000원')
    await expect(page.getByText('응모 중')).toBeVisible()
    await expect(save).toHaveCount(0)
    await inspect('operator-special-sale-entering')
    await page.getByRole('button', { name: '판매 취소' }).click()
    const sheet = page.getByRole('dialog', { name: '특별판매를 취소할까요?' })
    await sheet.getByLabel('사유').fill('가마에서 깨졌어요.')
    await inspect('operator-special-sale-cancelling')
    await sheet.getByRole('button', { name: '판매 취소' }).click()
    await expectToast(page, '특별판매를 취소했어요.')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: '판매 취소' })).toHaveCount(0)
    await page.goto(operatorRoutes.specialSales())
    await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('판매 취소')
  })
})
