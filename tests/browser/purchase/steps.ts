import { expect, type Locator, type Page } from '@playwright/test'
import { aMobile, DEMO_PASSWORD } from '../../support/buyer.ts'
import { post } from '../request.ts'
import { expectToast } from '../toasts.ts'

/** 논산 설향 딸기: no options, 21,900 won, 4,000 won shipping. */
const STRAWBERRIES = '/product/detail/2'

export const GUEST_PASSWORD = 'order123!'

type Way = '장바구니' | '바로구매'

/** Opens the strawberries and leaves their option sheet by one of its two buttons. */
export async function chooseStrawberries(page: Page, way: Way): Promise<void> {
  await chooseGoods(page, STRAWBERRIES, way)
}

/** From this width on the options stand in the page. */
const OPTIONS_INLINE_PX = 960

/** Options beside the pictures: no sheet covers what is bought. */
async function chooseInPage(page: Page, way: Way): Promise<void> {
  const options = page.getByRole('region', { name: '옵션 선택' })
  await expect(options.getByText('총 금액')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await options.getByRole('button', { name: way }).click()
  if (way === '장바구니') await expectToast(page, '장바구니에 담았어요.')
  else await expect(page).toHaveURL(/\/order\/payment/)
}

/** The same with any goods that has no options. */
export async function chooseGoods(page: Page, url: string, way: Way): Promise<void> {
  await page.goto(url)
  await chooseOpened(page, way)
}

/** The same on its page, which is open. */
export async function chooseOpened(page: Page, way: Way): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= OPTIONS_INLINE_PX) return chooseInPage(page, way)
  await page.getByRole('button', { name: way }).click()
  const sheet = page.getByRole('dialog', { name: '옵션 선택' })
  await sheet.getByRole('button', { name: way }).click()
  await expect(sheet).toHaveCount(0)
}

/** On the completed order's page: opens the order. */
export async function openOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: '주문 상세' }).click()
  await expect(page).toHaveURL(/\/order\/detail\//)
}

/** Fills in where the parcel goes. */
export async function fillDestination(destination: Locator): Promise<void> {
  await destination.getByRole('button', { name: '직접 입력' }).click()
  await destination.getByLabel('받는 분').fill('홍길동')
  await destination.getByLabel('휴대폰 번호').fill('01012345678')
  await destination.getByLabel('우편번호').fill('06236')
  await destination.getByLabel('도로명 주소').fill('서울특별시 강남구 테헤란로 1')
  await destination.getByLabel('상세주소').fill('101호')
}

/** Adds the address of a member whose address book is empty, on the payment page. */
export async function addFirstAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '배송지 추가' }).click()
  const sheet = page.getByRole('dialog', { name: '새 배송지' })
  await sheet.getByLabel('배송지 이름').fill('우리 집')
  await fillDestination(sheet)
  await sheet.getByRole('button', { name: '저장하기' }).click()
  await expect(sheet).toHaveCount(0)
}

/** Fills in everything that a guest has to say on the payment page. */
export async function fillGuestOrder(page: Page): Promise<void> {
  const orderer = page.getByRole('region', { name: '주문자' })
  await orderer.getByLabel('이름').fill('홍길동')
  await orderer.getByLabel('휴대폰 번호').fill(aMobile())
  await orderer.getByLabel('이메일').fill('gildong@mail.example')
  await fillDestination(page.getByRole('region', { name: '배송지' }))
  await fillGuestPassword(page)
}

/** Fills in the password that a guest finds the order by, twice. */
export async function fillGuestPassword(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: '주문 비밀번호' })
    .getByLabel(/^주문 비밀번호(?! 확인)/)
    .fill(GUEST_PASSWORD)
  await page.getByLabel('주문 비밀번호 확인').fill(GUEST_PASSWORD)
}

/** Agrees to the terms: a guest ticks the line above the button, a member agrees by paying. */
export async function agreeToTerms(page: Page): Promise<void> {
  const terms = page.getByRole('region', { name: '약관 동의' })
  await expect(terms.getByText(/전체 동의|동의하게 돼요/)).toHaveCount(1)
  const tick = terms.getByRole('checkbox', { name: /전체 동의/ })
  if ((await tick.count()) === 1) await tick.check()
}

/** Agrees to everything and goes to the gateway's window. */
export async function goToWindow(page: Page): Promise<void> {
  await page.getByText('신용/체크카드').click()
  await agreeToTerms(page)
  await page.getByRole('button', { name: '결제하기' }).click()
  await page.waitForURL('**/sandbox-gateway/window/**')
}

/** Pays in the gateway's window; answers the number of the completed order. */
export async function payInWindow(page: Page): Promise<string> {
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible()
  const number = await page.getByText(/주문번호\s*\d{16}/).innerText()
  return number.replaceAll(/\D/g, '')
}

/** Pays by card what stands on the payment page. */
export async function payByCard(page: Page): Promise<string> {
  await goToWindow(page)
  return payInWindow(page)
}

/** Logs a member in without the page of the login; a page that is opened after it knows them. */
export async function logIn(page: Page, loginId: string): Promise<void> {
  await post(page, '/accounts/login', { loginId, password: DEMO_PASSWORD })
}

/** The same on the page of the login, up to the page that it leads to. */
export async function logInOnPage(page: Page, loginId: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** On an order's page: confirms the purchase of its one item. */
export async function confirmPurchase(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/detail\//)
  await expect(page.getByText('배송완료', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expectToast(page, '구매를 확정했어요.')
  await expect(page.getByRole('button', { name: '구매확정' })).toHaveCount(0)
}
