import { ADDRESS_SEARCH_SERVICE } from '@jangteo/core/address/addressSearch.codes'
import { expect, type Locator, type Page } from '@playwright/test'
import { fillDestination, logIn } from '../purchase/steps.ts'
import { replaceAnswers } from '../replacedAnswers.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

async function save(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
}

async function addAddress(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  const sheet = page.getByRole('dialog', { name: '새 배송지' })
  await sheet.getByLabel('배송지 이름').fill(name)
  await fillDestination(sheet)
  await save(sheet)
}

async function removeAddress(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 삭제` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('배송지를 삭제했어요.').first()).toBeVisible()
}

/** Stands in for the script of the address search: it finds one place. */
const STAND_IN = `kakao = { Postcode: class {
  constructor(options) { this.options = options }
  embed(place) {
    const found = document.createElement('button')
    found.textContent = '서울 강남구 테헤란로 1'
    found.onclick = () => this.options.oncomplete({
      zonecode: '06236', roadAddress: found.textContent, autoRoadAddress: '', jibunAddress: '',
      bname: '역삼동', buildingName: '', apartment: 'N',
    })
    place.append(found)
  }
} }`

test.describe('주소 찾기', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Event/] })

  test('주소를 찾아 고르면 상세주소만 적고, 찾을 수 없을 때는 직접 적는다', async ({
    page,
    inspect,
  }) => {
    await logIn(page, 'jihopark')
    await page.goto('/myPage/manageAddress')
    await page.getByRole('button', { name: '새 배송지 추가' }).click()
    const sheet = page.getByRole('dialog', { name: '새 배송지' })
    const { scriptUrl } = ADDRESS_SEARCH_SERVICE
    await page.route(scriptUrl, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    const connect = await replaceAnswers(page, scriptUrl, (route) => route.abort())
    await sheet.getByRole('button', { name: '주소 찾기' }).click()
    await expect(sheet.getByText('지금은 주소를 검색할 수 없어요.')).toBeVisible()
    await sheet.getByRole('button', { name: '검색 닫기' }).click()
    connect()
    await sheet.getByRole('button', { name: '주소 찾기' }).click()
    const search = sheet.frameLocator('iframe[title="주소 검색"]')
    await expect(search.getByRole('button')).toBeVisible()
    await inspect('address-search')
    await search.getByRole('button').click()
    await expect(sheet.getByLabel('상세주소')).toBeFocused()
    await sheet.getByLabel('상세주소').fill('101호')
    await sheet.getByLabel('배송지 이름').fill('찾은 집')
    await sheet.getByLabel('받는 분').fill('박지호')
    await sheet.getByLabel('휴대폰 번호').fill('01012345678')
    await save(sheet)
    await expect(cardOf(page, '찾은 집')).toContainText(
      '(06236) 서울 강남구 테헤란로 1 (역삼동) 101호',
    )
    await removeAddress(page, '찾은 집')
  })
})

test('배송지를 더하고 고치고 기본으로 정하고 지운다', async ({ page, inspect }) => {
  await logIn(page, 'seoyeonlee')
  await page.goto('/myPage')
  await page.getByRole('main').getByRole('link', { name: '배송지 관리' }).click()
  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  const added = page.getByRole('dialog', { name: '새 배송지' })
  await added.getByRole('button', { name: '저장하기' }).click()
  await expect(added.getByLabel('배송지 이름')).toBeFocused()
  await inspect('address-incomplete')
  await page.keyboard.press('Escape')
  await expect(added).toHaveCount(0)

  await addAddress(page, '우리집')
  await expect(cardOf(page, '우리집')).toContainText('기본 배송지')
  await addAddress(page, '별장')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: '별장 수정' }).click()
  const edited = page.getByRole('dialog', { name: '배송지 수정' })
  await edited.getByLabel('상세주소').fill('옥상')
  await edited.getByText('기본 배송지로 저장').click()
  await save(edited)
  await expect(cards(page).first()).toContainText('옥상')
  await expect(cards(page).first()).toContainText('기본 배송지')
  await inspect('address-book')

  await removeAddress(page, '별장')
  await expect(cards(page)).toHaveCount(1)
  await expect(cardOf(page, '우리집')).toContainText('기본 배송지')
  await removeAddress(page, '우리집')
  await expect(cards(page)).toHaveCount(0)
})

test('스무 곳을 다 채우면 더 담을 수 없다고 알린다', async ({ page }) => {
  await logIn(page, 'yejuncha')
  await page.goto('/myPage/manageAddress')
  await page.getByRole('button', { name: '새 배송지 추가' }).click()
  await expectToast(page, '배송지는 최대 20개까지 등록할 수 있어요.')
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
