import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { aCoupon, anIssue } from '../../support/coupon/aCoupon.ts'
import { aPerson } from '../../support/signUp.ts'
import { chooseStrawberries } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'
import {
  agreeAs,
  agreeAtKakao,
  agreeToTerms,
  anAccount,
  goToProvider,
  joinAs,
} from './socialSteps.ts'

test.use({ expectedComplaints: [/status of (?:409|422)/] })

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('카카오로 가입하고 정회원이 되어도 장바구니와 쿠폰이 그대로다', async ({ page, inspect }) => {
  const stock = openStock()
  await chooseStrawberries(page, '장바구니')
  await page.goto(routes.login(routes.cart()))
  await expect(page.getByRole('button', { name: '카카오로 시작하기' })).toBeVisible()
  await inspect('login-social')
  const account = await agreeAtKakao(page)
  await expect(heading(page, '약관에 동의하면 가입이 끝나요')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/kakao$/)
  await inspect('social-sign-up')
  await page.getByRole('button', { name: '가입하고 시작하기' }).click()
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible()
  await page.reload()
  await agreeToTerms(page)
  await expect(page).toHaveURL(routes.cart())
  await expect(page.getByText('논산 설향 딸기').first()).toBeVisible()

  const { member_id: memberId } = await stock.database.db
    .selectFrom('social_links')
    .select('member_id')
    .where('provider_user_id', '=', account)
    .executeTakeFirstOrThrow()
  const holder = { ...stock, now: Date.now }
  await anIssue(holder, { coupon_id: await aCoupon(holder), member_id: memberId })
  const owned = async () => {
    const { db } = stock.database
    const lines = await db
      .selectFrom('cart_lines')
      .select(['id', 'quantity'])
      .where('member_id', '=', memberId)
      .execute()
    const issues = await db
      .selectFrom('coupon_issues')
      .select(['id', 'state'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    return { lines, issues }
  }
  const before = await owned()
  expect([before.lines.length, before.issues.length]).toEqual([1, 1])

  await page.goto(routes.upgrade(routes.cart()))
  const person = aPerson()
  await page.getByRole('button', { name: '본인인증하기' }).click()
  await page.getByLabel('이름').fill(person.name)
  await page.getByLabel('생년월일').fill(person.birthday)
  await page.getByText('남성').click()
  await page.getByLabel('휴대폰 번호').fill(person.mobile)
  await page.getByRole('button', { name: '인증하기' }).click()
  await page.getByRole('button', { name: '정회원 되기' }).click()
  await expect(heading(page, '정회원이에요')).toBeVisible()
  const row = await stock.database.db
    .selectFrom('members')
    .select(['name', 'membership_type'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect([row, await owned()]).toEqual([{ name: person.name, membership_type: 'MEMBER' }, before])
  await stock.close()
})

test('동의하지 않거나 창을 닫거나 제공자를 쓸 수 없으면 까닭과 다른 길을 알린다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.login(routes.cart()))
  await goToProvider(page, '네이버로 시작하기')
  await inspect('social-window')
  await page.getByRole('button', { name: '동의하지 않기' }).click()
  await expect(page.getByText('정보 제공에 동의하지 않아 계속할 수 없어요.')).toBeVisible()
  await inspect('social-denied')
  await goToProvider(page, '네이버로 시작하기')
  await page.getByRole('button', { name: '창 닫기' }).click()
  await expect(page.getByText('SNS 로그인을 마치지 않았어요.')).toBeVisible()
  await goToProvider(page, '네이버로 시작하기')
  await page.getByText('다른 결과 시험하기').click()
  await page.getByRole('button', { name: '계정을 확인할 수 없다고 응답하기' }).click()
  await expect(page.getByText('SNS 계정 정보를 확인할 수 없어요.')).toBeVisible()
  await goToProvider(page, '네이버로 시작하기')
  await page.getByText('다른 결과 시험하기').click()
  await page.getByRole('button', { name: '점검 중이라고 응답하기' }).click()
  await expect(page.getByText('지금은 이용할 수 없는 계정이에요.')).toBeVisible()
  await page.getByRole('link', { name: '로그인', exact: true }).last().click()
  await expect(page).toHaveURL(/\/login/)
})

test('보안 화면에서 계정을 연결하고 해제하며, 마지막 로그인 방법은 비밀번호를 먼저 만들게 한다', async ({
  page,
  inspect,
}) => {
  await page.goto(routes.login(lifeRoutes.security()))
  await joinAs(page, anAccount())
  await expect(heading(page, '연결된 계정')).toBeVisible()
  await inspect('social-links')
  await page.getByRole('button', { name: '네이버 연결 해제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click()
  const lastWay = page.getByRole('alertdialog', { name: '비밀번호를 먼저 만들어 주세요.' })
  await expect(lastWay).toBeVisible()
  await lastWay.getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: 'Apple 연결' }).click()
  await agreeAs(page, anAccount())
  await expectToast(page, '계정을 연결했어요.')
  await page.getByRole('button', { name: '네이버 연결 해제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click()
  await expectToast(page, '연결을 해제했어요.')
  await expect(page.getByRole('button', { name: '네이버 연결', exact: true })).toBeVisible()
})

test('모르는 제공자의 주소는 없는 페이지다', async ({ page }) => {
  await page.goto('/auth/google')
  await expect(page.getByText('페이지를 찾을 수 없어요')).toBeVisible()
})
