import { formatWeekday } from '@jangteo/core/calendar/dateText.rules'
import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import type { ClaimPage } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import type { OrderDetail } from '../../support/purchase.ts'
import { replaceAnswers, replaceNextAnswer } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { logInSeller } from '../staff/steps.ts'
import { explain, expectStep, goOn, openRequest, submit } from './requestSteps.ts'
import { aShopper } from './shopper.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const PAGE = '**/pages/claim-return-request*'

const daysOf = (page: Page) => page.getByRole('group', { name: '수거 희망일' })
const dayOf = (page: Page, name: string) => daysOf(page).getByRole('radio', { name })

/** Goes through the request of a return to the step that asks for the day. */
async function openPickup(page: Page, order: OrderDetail): Promise<void> {
  await openRequest(page, 'RETURN', order)
  await page.getByRole('checkbox', { name: /딸기/ }).check()
  await goOn(page, 'REASON')
  await explain(page, '단순 변심', '다른 과일이 더 좋아요')
  await goOn(page, 'PICKUP')
}

test.use({ expectedComplaints: [/status of 409/] })

test('수거 희망일을 고르고, 그새 지난 날은 거절되어 다시 고르며, 판매자가 그날을 본다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  const yesterday = addDays(kstDayOf(Date.now()), -1)
  const passed = formatWeekday(yesterday)
  // The page of yesterday still offers what has passed.
  let offered: readonly string[] = []
  await replaceNextAnswer(page, PAGE, async (route) => {
    const answer = await route.fetch()
    const shown = (await answer.json()) as ClaimPage
    offered = shown.pickupDayList
    const json = { ...shown, pickupDayList: [yesterday, ...offered] }
    await route.fulfill({ response: answer, json })
  })
  await openPickup(page, order)
  expect(offered).toHaveLength(5)
  await expect(daysOf(page).getByRole('radio')).toHaveCount(7)
  await expect(dayOf(page, '가장 빠른 날')).toBeChecked()
  await expect(page.getByText('택배사 사정에 따라 다른 날 방문할 수 있어요.')).toBeVisible()
  await page.getByText('직접 보내기').click()
  await expect(daysOf(page)).toHaveCount(0)
  await page.getByText('택배기사 방문 수거').click()
  await dayOf(page, passed).check()
  await goOn(page, 'REFUND')
  const recap = page.getByRole('region', { name: '신청 내용' })
  await expect(recap).toContainText(`수거일${passed} 방문 희망`)
  await submit(page, '반품 신청하기')
  await expect(page.getByRole('alert')).toContainText('선택한 날에는 수거할 수 없어요.')
  await inspect('claim-request-day-refused')
  await page.getByRole('button', { name: '수거 정보 수정하기' }).click()
  await expectStep(page, 'PICKUP')
  await expect(daysOf(page).getByRole('radio')).toHaveCount(6)
  await expect(dayOf(page, '가장 빠른 날')).toBeChecked()

  const wished = formatWeekday(offered[2] ?? '')
  await dayOf(page, wished).check()
  await inspect('claim-request-day')
  await page.reload()
  await expect(dayOf(page, wished)).toBeChecked()
  await goOn(page, 'REFUND')
  await expect(recap).toContainText(`수거일${wished} 방문 희망`)
  await submit(page, '반품 신청하기')
  await expect(page.getByRole('heading', { name: '반품 신청이 완료됐어요' })).toBeVisible()
  await page.getByRole('link', { name: '신청 상세' }).click()
  const pickup = page.getByRole('region', { name: '수거 정보' })
  await expect(pickup).toContainText(`수거일${wished} 방문 희망`)
  await inspect('claim-pickup-day')

  await page.goto(routes.desk('claims'))
  const atDesk = page.getByRole('article').filter({ hasText: order.orderNumber })
  await expect(atDesk).toContainText(`${wished} 방문 희망`)

  await logInSeller(page, 'achimbat', ['CLAIMS'])
  await page.goto(sellerRoutes.claims({ keyword: order.orderNumber }))
  const row = page.getByRole('row').filter({ hasText: order.orderNumber })
  await row.getByRole('link').first().click()
  const places = page.getByRole('region', { name: '수거·재배송' })
  await expect(places).toContainText(`수거일${wished} 방문 희망`)
  await inspect('seller-claim-pickup-day')
  await page.getByRole('button', { name: '수거', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '수거' }).click()
  await expect(page.getByRole('button', { name: '검수 통과' })).toBeVisible()
  await expect(places).not.toContainText('방문 희망')
})

test('저장된 신청서의 희망일이 지났으면 가장 빠른 날로 돌아가고, 날을 모르면 고르지 않는다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  await openPickup(page, order)
  await daysOf(page).getByRole('radio').nth(1).check()
  const today = kstDayOf(Date.now())
  const stored = await page.evaluate((day) => {
    const key = Object.keys(sessionStorage).find((name) => name.includes('.claim.RETURN.')) ?? ''
    const form = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const { pickupOn } = form
    sessionStorage.setItem(key, JSON.stringify({ ...form, pickupOn: day }))
    return pickupOn
  }, today)
  expect(stored).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await page.reload()
  await expect(dayOf(page, '가장 빠른 날')).toBeChecked()

  const restore = await replaceAnswers(page, PAGE, async (route) => {
    const answer = await route.fetch()
    const shown = (await answer.json()) as ClaimPage
    await route.fulfill({ response: answer, json: { ...shown, pickupDayList: [] } })
  })
  await page.reload()
  await expect(page.getByText('수거일: 가능한 날 아무 때나')).toBeVisible()
  await expect(daysOf(page)).toHaveCount(0)
  await expect(page.getByText('희망일은 판매자에게')).toHaveCount(0)
  await inspect('claim-request-no-days')
  await goOn(page, 'REFUND')
  const recap = page.getByRole('region', { name: '신청 내용' })
  await expect(recap).toContainText('수거일가능한 날 아무 때나')
  restore()
})
