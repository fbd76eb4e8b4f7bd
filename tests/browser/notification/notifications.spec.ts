import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { NotificationContent } from '@jangteo/core/notification/notification.schemas'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'

const PAID: NotificationContent = {
  kind: 'ORDER_PAID',
  orderId: 1,
  orderName: '논산 설향 딸기 외 1개',
  amount: 24_900,
}
const SHIPPED: NotificationContent = {
  kind: 'SHIPPED',
  orderId: 1,
  orderName: '논산 설향 딸기 외 1개',
  goodsName: '논산 설향 딸기 1kg, 아침에 따서 그날 보내는 새벽 수확 한 상자',
}

/** A member of their own with these notifications, the oldest first. */
async function aMemberWith(...contents: readonly NotificationContent[]): Promise<string> {
  const stock = openStock()
  const { id, loginId } = await newMember({ ...stock, now: Date.now })
  for (const [place, content] of contents.entries()) {
    await stock.database.db
      .insertInto('notifications')
      .values({
        inbox: 'BUYER',
        member_id: id,
        kind: content.kind,
        content: JSON.stringify(content),
        dedupe_key: `a test: ${id} ${place}`,
        created_at: new Date(),
      })
      .execute()
  }
  await stock.close()
  return loginId
}

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

test('마이페이지의 막대에 있는 종에서 알림을 열어 읽고 지운다', async ({ page, inspect }) => {
  await logIn(page, await aMemberWith(PAID, SHIPPED))
  await page.goto(routes.myPage())
  await inspect('my-page-unread')
  await page.getByRole('link', { name: '알림, 새 알림 2개' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible()
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).first()).toContainText('상품이 출발했어요 (읽지 않음)')
  await inspect('notifications')

  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByText('(읽지 않음)')).toHaveCount(0)
  await page.getByRole('button', { name: '상품이 출발했어요 알림 삭제' }).click()
  await expect(entries(page)).toHaveCount(1)

  await page.reload()
  await expect(entries(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: '모두 읽음' })).toHaveCount(0)
})

test('어느 화면에서나 막대의 종이 읽지 않은 알림을 세고, 읽으면 그만 센다', async ({ page }) => {
  const bell = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await page.goto(routes.home())
  await expect(bell('알림')).toBeVisible()
  await logIn(page, await aMemberWith(PAID, SHIPPED))
  await page.goto(routes.home())
  await expect(bell('알림, 새 알림 2개')).toBeVisible()
  await bell('알림, 새 알림 2개').click()
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByText('(읽지 않음)')).toHaveCount(0)
  await page.goto(routes.home())
  await expect(bell('알림')).toBeVisible()
})

test('받은 알림이 없으면 없다고 말한다', async ({ page, inspect }) => {
  await logIn(page, await aMemberWith())
  await page.goto(routes.notificationList())
  await expect(page.getByRole('heading', { name: '아직 받은 알림이 없어요' })).toBeVisible()
  await inspect('notifications-empty')
})

test('비회원은 로그인하면 알림을 볼 수 있다고 읽는다', async ({ page }) => {
  await page.goto(routes.notificationList())
  await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible()
})
