import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { aBenefit } from '../../support/display/anEvent.ts'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const couponNamed = (page: Page, name: string) =>
  page.getByRole('article').filter({ hasText: name })

test('새 회원이 혜택에서 첫 구매 쿠폰을 받고, 단골 쿠폰과 새 회원 쿠폰도 받는다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: '혜택' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '혜택' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '카드사별 무이자 할부' })).toBeVisible()
  await inspect('benefits')
  await page.getByRole('button', { name: '첫 구매 5,000원 받기' }).click()
  await expectToast(page, '쿠폰을 받았어요.')
  await expect(page.getByRole('button', { name: '첫 구매 5,000원 받았어요' })).toBeVisible()

  await page.getByRole('link', { name: '단골 가게 쿠폰' }).click()
  await expect(page.getByRole('columnheader', { name: '적용되는 곳' })).toBeVisible()
  await page.getByRole('button', { name: '갓 구운 10% 받기' }).click()
  await expectToast(page, '쿠폰을 받았어요.')
  await inspect('benefit')

  await page.goBack()
  await page.getByRole('link', { name: '새 회원 혜택' }).click()
  await page.getByRole('link', { name: '새 회원 혜택 보러 가기' }).click()
  await expect(page).toHaveURL(lifeRoutes.welcomeEvent())
  const steps = page.getByRole('region', { name: '처음이라면 이렇게' })
  await expect(steps.getByRole('listitem').first()).not.toContainText('완료')
  await page.getByRole('button', { name: '새 회원 3,000원 받기' }).click()
  await expect(steps.getByRole('listitem').first()).toContainText('완료')
  await inspect('welcome')

  await page.goto(routes.couponList())
  await expect(couponNamed(page, '첫 구매 5,000원')).toBeVisible()
  await expect(couponNamed(page, '새 회원 3,000원')).toBeVisible()
})

test('본문의 HTML은 쓴 그대로 보이고, 다른 곳으로 새는 링크는 글자로 남는다', async ({ page }) => {
  const stock = openStock()
  const body = [
    '**굵은 글**과 <b onclick="alert(1)">태그</b>',
    '',
    '<script>globalThis.wasRun = true</script>',
    '',
    '[안](/main/event) [밖](javascript:alert(1)) [옆](//evil.example)',
  ].join('\n')
  const id = await aBenefit(stock, { body, title: '글 시험' })
  await page.goto(routes.benefitDetail(id))
  await expect(page.getByText('<script>globalThis.wasRun = true</script>')).toBeVisible()
  await expect(page.getByText(/<b onclick="alert\(1\)">태그<\/b>/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '안' })).toBeVisible()
  await expect(page.getByRole('link', { name: '밖' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '옆' })).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toEqual(false)
  await stock.database.db.deleteFrom('benefits').where('id', '=', id).execute()
  await stock.close()
})

test.describe('없는 혜택', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('찾을 수 없다고 알린다', async ({ page }) => {
    await page.goto(routes.benefitDetail(999_999))
    await expect(page.getByRole('heading', { name: '혜택을 찾을 수 없어요' })).toBeVisible()
  })
})
