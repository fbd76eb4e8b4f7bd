import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import { dropAccount, registerAccount } from './account.ts'

/** An operator who approves their own payout is refused. */
test.use({ expectedComplaints: [/status of 409/] })

/** The state of a store's statement of a day. */
async function stateOf(storeUrl: string, day: string): Promise<string> {
  const { database, close } = openStock()
  const { state } = await database.db
    .selectFrom('statements')
    .innerJoin('stores', 'stores.id', 'statements.store_id')
    .select('statements.state')
    .where('stores.url', '=', storeUrl)
    .where('statements.day', '=', day)
    .executeTakeFirstOrThrow()
  await close()
  return state
}

/** A closed statement of one sale of a store, on a day of its own; answers the name of the store. */
async function aClosedStatement(storeUrl: string, day: string): Promise<string> {
  const { database, close } = openStock()
  const { db } = database
  const { id: storeId, name } = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('url', '=', storeUrl)
    .executeTakeFirstOrThrow()
  const at = new Date()
  const { id } = await db
    .insertInto('statements')
    .values({
      store_id: storeId,
      day,
      state: 'CLOSED',
      amount: 41_830,
      closed_at: at,
      state_changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('settlement_entries')
    .values({
      store_id: storeId,
      kind: 'ADJUSTMENT',
      source: `browser:${crypto.randomUUID()}`,
      gross: 41_830,
      fee_rate_bp: 0,
      fee: 0,
      fee_vat: 0,
      payable: 41_830,
      memo: '행사 지원금',
      occurred_at: at,
      payable_on: day,
      statement_id: id,
    })
    .execute()
  await close()
  return name
}

test('판매자는 정산 내역과 달력, 월별 합계를 보고 정산서를 연다', async ({ page, inspect }) => {
  await logInSeller(page, 'salgyeol', ['MONEY'])
  await page.goto(sellerRoutes.settlements())
  await expect(page.getByText('정산 완료').first()).toBeVisible()
  await inspect('seller-settlements')
  await page.getByRole('button', { name: '달력' }).click()
  await expect(page.getByText('이 달에 받을 금액')).toBeVisible()
  await inspect('seller-settlement-calendar')
  await page.getByRole('button', { name: '월별 합계' }).click()
  await expect(page.getByText('세금계산서', { exact: false }).first()).toBeVisible()
  await inspect('seller-settlement-months')
  await page.getByRole('button', { name: '정산 계좌' }).click()
  await expect(page.getByText('정산 계좌는 대표 담당자만 바꿀 수 있어요.')).toBeVisible()
  await page.goto(sellerRoutes.settlements({ state: 'PAID' }))
  await page.getByRole('table', { name: '정산 목록' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '지급액 계산' })).toBeVisible()
  await inspect('seller-settlement')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 받기' }).click()
  expect((await download).suggestedFilename()).toMatch(/^정산-salgyeol-.*\.csv$/)
})

test('대표가 계좌를 등록하고, 두 운영자가 정산금을 지급한다', async ({ page, inspect }) => {
  const store = await aClosedStatement('achimbat', '2024-01-02')
  await dropAccount('achimbat')
  const { email } = await logInSeller(page, 'achimbat')
  await page.goto(sellerRoutes.settlements({ tab: 'account' }))
  await registerAccount(page, email)
  await inspect('seller-bank-account')

  await logInOperator(page, ['MONEY'])
  await page.goto(operatorRoutes.settlements({ state: 'CLOSED', store: 'achimbat' }))
  const box = page.getByRole('checkbox', { name: `${store} 2024.01.02 선택` })
  await box.check()
  await inspect('operator-settlements')
  await page.getByRole('button', { name: '지급 승인' }).click()
  await expectToast(page, '1건을 승인했어요.')
  await page.goto(operatorRoutes.settlements({ state: 'APPROVED', store: 'achimbat' }))
  await box.check()
  await page.getByRole('button', { name: '이체 요청' }).click()
  await expectToast(page, '다른 담당자가 승인해야 해요.')

  await logInOperator(page, ['MONEY'])
  await page.goto(operatorRoutes.settlements({ state: 'APPROVED', store: 'achimbat' }))
  await box.check()
  await page.getByRole('button', { name: '이체 요청' }).click()
  await expect(page.getByRole('heading', { name: '이체', exact: true })).toBeVisible()
  await inspect('operator-payout')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '이체 파일 받기' }).click()
  expect((await download).suggestedFilename()).toMatch(/^이체-.*\.csv$/)
  await page.getByRole('button', { name: `${store} 이체 완료` }).click()
  await expectToast(page, '이체 결과를 기록했어요.')
  await page.goto(operatorRoutes.payouts())
  await inspect('operator-payouts')

  await page.goto(sellerRoutes.settlements({ state: 'PAID' }))
  await expect(page.getByRole('row', { name: /정산 완료/ }).first()).toBeVisible()
  expect(await stateOf('achimbat', '2024-01-02')).toBe('PAID')
})

test('운영자는 정산을 보류하고 풀며, 조정은 다른 담당자의 승인을 기다린다', async ({
  page,
  inspect,
}) => {
  const store = await aClosedStatement('salgyeol', '2024-01-03')
  await logInOperator(page, ['MONEY'])
  await page.goto(operatorRoutes.settlements({ state: 'CLOSED', store: 'salgyeol' }))
  await page.getByRole('link', { name: store }).first().click()
  await page.getByRole('button', { name: '보류', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '지급 보류' })
  await sheet.getByLabel('판매자에게 알릴 내용').fill('1월 주문을 확인하고 있어요')
  await sheet.getByRole('button', { name: '보류', exact: true }).click()
  await expect(page.getByText('분쟁을 확인하고 있어요 · 1월 주문을 확인하고 있어요')).toBeVisible()
  await inspect('operator-settlement')
  const menu = page.getByRole('navigation', { name: '메뉴' })
  const asked = page.getByRole('row').filter({ hasText: '포장 파손 보상' })
  await menu.getByRole('link', { name: '승인', exact: true }).click()
  await expect(page.getByRole('table', { name: '승인 요청' })).toHaveAttribute('aria-busy', 'false')
  await expect(asked).toHaveCount(0)
  await menu.getByRole('link', { name: '정산', exact: true }).click()
  await page.getByRole('button', { name: '월별 합계' }).click()
  await expect(page.getByRole('table', { name: '스토어별 월 합계' })).toBeVisible()
  await inspect('operator-settlement-months')
  await page.getByRole('button', { name: '정산 조정 요청' }).click()
  const adjustment = page.getByRole('dialog', { name: '정산 조정 요청' })
  await adjustment.getByLabel('스토어 주소').fill('salgyeol')
  await adjustment.getByLabel('금액').fill('5,000')
  await adjustment.getByLabel('사유').fill('포장 파손 보상')
  await adjustment.getByRole('button', { name: '승인 요청' }).click()
  await expectToast(page, '다른 담당자가 승인하면 반영돼요.')
  await menu.getByRole('link', { name: '승인', exact: true }).click()
  await expect(asked).toHaveCount(1)
})
