import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { holdRequests } from '../heldRequests.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { logInOperator } from './steps.ts'

const STORE = 'warmkitchen'
const REASON = '판매자가 상호를 바꿨어요.'

test('운영자는 스토어의 기능을 제한하고, 이름과 주소를 바꾼다', async ({ page, inspect }) => {
  await logInOperator(page)
  await page.goto(operatorRoutes.store(STORE))
  const heading = page.getByRole('heading', { level: 1 })
  const name = (await heading.textContent()) ?? ''
  await page.getByRole('button', { name: '재입고 알림' }).click()
  await page.getByRole('button', { name: '기능 제한 저장' }).click()
  const sheet = page.getByRole('dialog', { name: '기능 제한' })
  await sheet.getByLabel('사유').fill(REASON)
  await sheet.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '기능 제한을 저장했어요.')
  await expect(page.getByRole('button', { name: '재입고 알림' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await inspect('operator-store-console')

  const rename = async (url: string) => {
    await page.getByLabel('스토어 주소').fill(url)
    await page.getByRole('button', { name: '이름·주소 변경' }).click()
    const asked = page.getByRole('dialog', { name: '이름·주소 변경' })
    await asked.getByLabel('사유').fill(REASON)
    await asked.getByRole('button', { name: '변경' }).click()
  }
  await page.getByLabel('스토어 주소').fill('A')
  await page.getByRole('button', { name: '이름·주소 변경' }).click()
  await expect(page.getByText('스토어 주소는 영문')).toBeVisible()
  // What the renamed store has comes before the rest that is asked for again: the page still goes to the new address.
  const release = await holdRequests(page, '**/api/operators/notifications**')
  await rename('warmkitchen-shop')
  await expectToast(page, '이름과 주소를 바꿨어요.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('/store/warmkitchen-shop', { exact: true })).toBeVisible()
  release()
  await expect(page).toHaveURL(/warmkitchen-shop$/)
  await expect(page.getByText('/store/warmkitchen', { exact: true })).toBeVisible()

  await page.goto(`/store/${STORE}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goto(operatorRoutes.store(STORE))
  await rename(STORE)
  await expectToast(page, '이름과 주소를 바꿨어요.')
})
