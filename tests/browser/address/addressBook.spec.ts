import { expect, type Locator, type Page } from '@playwright/test'
import { fillDestination, logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

async function save(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
}

test('배송지를 더하고 고치고 기본으로 정하고 지운다', async ({ page, inspect }, { project }) => {
  const name = `별장 ${project.name}`
  await logIn(page, project.name === '320' ? 'minjikim' : 'jihopark')
  await page.goto('/myPage')
  await page.getByRole('main').getByRole('link', { name: '배송지 관리' }).click()
  await expect(cards(page).first()).toContainText('기본 배송지')
  const count = await cards(page).count()

  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  const added = page.getByRole('dialog', { name: '새 배송지' })
  await added.getByRole('button', { name: '저장하기' }).click()
  await expect(added.getByLabel('배송지 이름')).toBeFocused()
  await inspect('address-incomplete')
  await added.getByLabel('배송지 이름').fill(name)
  await fillDestination(added)
  await save(added)
  await expect(cards(page)).toHaveCount(count + 1)

  await page.getByRole('button', { name: `${name} 수정` }).click()
  const edited = page.getByRole('dialog', { name: '배송지 수정' })
  await edited.getByLabel('상세주소').fill('옥상')
  await edited.getByText('기본 배송지로 정하기').click()
  await save(edited)
  await expect(cards(page).first()).toContainText('옥상')
  await expect(cards(page).first()).toContainText('기본 배송지')
  await inspect('address-book')

  await page.getByRole('button', { name: `${name} 삭제` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('배송지를 삭제했어요.')).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
})

test('스무 곳을 다 채우면 더 담을 수 없다고 알린다', async ({ page }) => {
  await logIn(page, 'yejuncha')
  await page.goto('/myPage/manageAddress')
  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  await expect(page.getByText('배송지는 최대 20개까지 등록할 수 있어요.')).toBeVisible()
  await expect(cardOf(page, '기본 배송지')).toHaveCount(1)
})

test('시트는 Esc로도 뒤로 가기로도 닫히고, 초점은 누른 단추로 돌아온다', async ({ page }) => {
  await logIn(page, 'minjikim')
  await page.goto('/myPage/manageAddress')
  const add = page.getByRole('button', { name: '새 배송지 추가' })
  const sheet = page.getByRole('dialog', { name: '새 배송지' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/manageAddress/)
  await expect(add).toBeFocused()
  await page.getByRole('link', { name: '본문 바로가기' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
