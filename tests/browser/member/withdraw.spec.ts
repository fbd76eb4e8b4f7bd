import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { aShopper } from '../claim/shopper.ts'
import { confirmPurchase, logIn } from '../purchase/steps.ts'
import { aSeller } from '../staff/steps.ts'
import { openStock } from '../stock.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { agreeAs, anAccount, goToProvider, joinAs } from './socialSteps.ts'
import { aPerson, openWindow, verifyAs } from './verifyPerson.ts'

const TEA = goodsNamed('하동 세작 녹차')
const PASSWORD = 'Jangteo!2025'

test.use({ expectedComplaints: [/401|409|422/] })

async function aMemberAt(page: Page): Promise<string> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  return loginId
}

const leaveButton = (page: Page) => page.getByRole('button', { name: '탈퇴하기' })

async function chooseReason(page: Page): Promise<void> {
  await page.getByText('배송이 느려요').click()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByRole('heading', { name: '정말 탈퇴할까요?' })).toBeVisible()
}

test('진행 중인 주문이 있으면 그 주문으로 안내하고, 구매확정한 뒤에는 탈퇴한다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  await buy({ goodsId: TEA, until: 'SC' })
  await page.goto(lifeRoutes.setting())
  await page.getByRole('link', { name: '회원 탈퇴' }).click()
  await expect(page.getByRole('alert')).toContainText(
    '진행 중인 주문이나 취소·교환·반품이 있어 탈퇴할 수 없어요.',
  )
  await inspect('withdraw-open-order')
  await page.getByRole('link', { name: '진행 중인 주문 보기' }).click()
  await confirmPurchase(page)
  await page.goto(lifeRoutes.withdraw())
  await inspect('withdraw-reason')
  await chooseReason(page)
  await inspect('withdraw-proof')
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await leaveButton(page).click()
  await expectToast(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.')
  await expect(page).toHaveURL(routes.home())
})

test('스토어의 대표는 폐점한 뒤에 탈퇴한다고 알리고 판매자 센터로 안내한다', async ({
  page,
  inspect,
}) => {
  const loginId = await aMemberAt(page)
  const { email } = await aSeller()
  const stock = openStock()
  await stock.database.db
    .updateTable('members')
    .set({ email })
    .where('login_id', '=', loginId)
    .execute()
  await stock.close()
  await page.goto(lifeRoutes.withdraw())
  await expect(page.getByRole('alert')).toContainText('운영 중인 스토어가 있어요.')
  await inspect('withdraw-own-store')
  await page.getByRole('link', { name: '판매자 센터로 가기' }).click()
  await expect(page).toHaveURL(/\/seller\//)
})

test('사유를 골라야 다음으로 가고, 새로고침과 뒤로 가기는 고른 곳에 머문다', async ({ page }) => {
  await aMemberAt(page)
  await page.goto(lifeRoutes.withdraw())
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('탈퇴 사유를 선택해 주세요.')).toBeVisible()
  await chooseReason(page)
  await page.reload()
  await expect(page.getByText('배송이 느려요')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('group', { name: '왜 떠나시나요?' })).toBeVisible()
})

test('비밀번호가 틀리면 알려 주고, 맞으면 탈퇴하며 그 아이디로는 로그인할 수 없다', async ({
  page,
}) => {
  const loginId = await aMemberAt(page)
  await page.goto(lifeRoutes.withdraw())
  await chooseReason(page)
  await leaveButton(page).click()
  await expect(page.getByText('본인인지 확인해 주세요.')).toBeVisible()
  await page.getByLabel('비밀번호').fill('wrong')
  await leaveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('현재 비밀번호가 일치하지 않아요.')
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await leaveButton(page).click()
  await expect(page).toHaveURL(routes.home())
  await page.goto('/login')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('alert')).toContainText('아이디 또는 비밀번호가 일치하지 않아요.')
})

test('비밀번호 없는 회원은 본인인증으로 탈퇴하고, 남의 명의로는 탈퇴하지 못한다', async ({
  page,
  inspect,
}) => {
  const account = anAccount()
  const person = aPerson('1988-04-30')
  await page.goto(routes.login(routes.upgrade()))
  await joinAs(page, account)
  await openWindow(page)
  await verifyAs(page, person)
  await page.getByRole('button', { name: '정회원 되기' }).click()
  await expect(page.getByRole('heading', { name: '정회원이에요' })).toBeVisible()

  await page.goto(lifeRoutes.withdraw())
  await chooseReason(page)
  await expect(page.getByRole('button', { name: '본인인증하기' })).toBeVisible()
  await expect(page.getByLabel('비밀번호')).toHaveCount(0)
  await expect(leaveButton(page)).toHaveCount(0)
  await inspect('withdraw-identity')
  await openWindow(page)
  await verifyAs(page, aPerson('1988-04-30'))
  await leaveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('회원님 본인의 명의로 인증해 주세요.')
  await expect(leaveButton(page)).toHaveCount(0)
  await inspect('withdraw-different')
  await page.getByRole('button', { name: '다시 인증하기' }).click()
  await openWindow(page)
  await verifyAs(page, person)
  await expect(page.getByText('배송이 느려요')).toBeVisible()
  await leaveButton(page).click()
  await expectToast(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.')
  await expect(page).toHaveURL(routes.home())

  await page.goto(routes.login())
  await goToProvider(page, '네이버로 시작하기')
  await agreeAs(page, account)
  await expect(page.getByRole('heading', { name: '약관에 동의하면 가입이 끝나요' })).toBeVisible()
})
