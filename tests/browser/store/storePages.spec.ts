import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../shop.ts'
import { logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

const STORE = 'chorok'

/** Opens the store's page until it shows what is new there: everybody is sent the same page for ten seconds. */
async function openStoreWith(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(routes.store(STORE))
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

test('판매자가 쓴 공지를 쇼핑객이 스토어에서 읽는다', async ({ page, inspect }) => {
  await logInSeller(page, STORE, ['STORE'])
  await page.goto(sellerRoutes.notices())
  await page.getByRole('button', { name: '공지 쓰기' }).click()
  const sheet = page.getByRole('dialog', { name: '공지 쓰기' })
  await sheet.getByLabel('제목').fill('겨울 화분 배송 안내')
  await sheet.getByLabel('내용').fill('## 보온 포장\n\n영하에는 하루 늦게 보내요.')
  await sheet.getByRole('checkbox').check()
  await inspect('seller-notice-sheet')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '공지를 저장했어요.')
  await expect(page.getByRole('row').filter({ hasText: '겨울 화분 배송 안내' })).toBeVisible()
  await inspect('seller-notices')
  const link = page.getByRole('link', { name: /겨울 화분 배송 안내/ })
  await openStoreWith(page, link)
  await link.click()
  await expect(page).toHaveURL(routes.storeNoticeList(STORE))
  await expect(page.getByRole('heading', { level: 1, name: /공지$/ })).toBeVisible()
  await inspect('store-notices')
  await link.click()
  await expect(page.getByRole('heading', { name: '보온 포장' })).toBeVisible()
  await inspect('store-notice')
})

test('판매자가 꾸민 코너가 스토어 첫 화면에 그 차례로 보인다', async ({ page, inspect }) => {
  await logInSeller(page, STORE, ['STORE'])
  await page.goto(sellerRoutes.notices({ tab: 'groups' }))
  await page.getByRole('button', { name: '코너 추가' }).click()
  const fields = page.getByRole('list', { name: '스토어 코너' }).getByRole('listitem').last()
  await fields.getByLabel('코너 제목').fill('주인장의 새 식구')
  await fields.getByLabel('보여 줄 상품').selectOption({ label: '새로 나온 상품' })
  await inspect('seller-groups')
  await page.getByRole('button', { name: '코너 저장' }).click()
  await expectToast(page, '코너를 저장했어요.')
  await openStoreWith(page, page.getByRole('region', { name: '주인장의 새 식구' }))
})

test('상품 페이지 안내를 쓰고 삭제한다', async ({ page, inspect }) => {
  await logInSeller(page, STORE, ['STORE'])
  await page.goto(sellerRoutes.notices({ tab: 'announcements' }))
  await page.getByRole('button', { name: '안내 쓰기' }).click()
  const sheet = page.getByRole('dialog', { name: '안내 쓰기' })
  await sheet.getByLabel('제목').fill('설 연휴 안내')
  await sheet.getByLabel('내용').fill('연휴에는 쉬어요.')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '안내를 저장했어요.')
  await inspect('seller-announcements')
  await page.getByRole('button', { name: '설 연휴 안내 삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expectToast(page, '안내를 삭제했어요.')
})
