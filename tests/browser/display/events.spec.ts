import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import type { Stock } from '../../support/stock.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const HEADPHONES = '또렷상점 헤드폰의 주인공을 찾아요'
const DAILY = '매일 한 번, 달콤한 오후'
const CAMPING = '가을 캠핑 응모전'
const TERMS = '[필수] 이벤트 응모를 위한 개인정보 수집·이용'

const entrySection = (page: Page) => page.getByRole('region', { name: '응모', exact: true })

async function idOf({ database: { db } }: Stock, title: string): Promise<number> {
  const query = db.selectFrom('events').select('id').where('title', '=', title)
  return (await query.executeTakeFirstOrThrow()).id
}

/** A member of their own for one test. */
async function aLogin(): Promise<string> {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  return loginId
}

test('비회원이 로그인하고 돌아와 약관에 동의해 응모하고, 다시 응모할 수 없다', async ({
  page,
  inspect,
}) => {
  const loginId = await aLogin()
  await page.goto(routes.eventList())
  await expect(page.getByRole('heading', { level: 1, name: '이벤트' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await inspect('events')
  await page.getByRole('button', { name: '경품' }).click()
  await expect(page).toHaveURL(/categoryId=\d+/)
  await page.getByRole('link', { name: HEADPHONES }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEADPHONES })).toBeVisible()
  await expect(page.getByText('제세공과금 22%는 당첨자가 부담해요.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '꼭 읽어 주세요' })).toBeVisible()
  await inspect('event')

  await page.getByRole('button', { name: '응모하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호').fill('Jangteo!2025')
  await page.getByRole('button', { name: '로그인' }).click()

  await expect(page.getByRole('heading', { level: 1, name: HEADPHONES })).toBeVisible()
  await page.getByRole('button', { name: '응모하기' }).click()
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible()
  await page.getByLabel(TERMS).check()
  await page.getByRole('button', { name: '응모하기' }).click()
  await expectToast(page, '응모했어요.')
  await expect(page.getByRole('button', { name: '응모 완료' })).toBeDisabled()
  await expect(entrySection(page).getByText('응모를 마쳤어요.')).toBeVisible()
  await inspect('event-entered')

  await page.goto(routes.myPage())
  await page.getByRole('link', { name: '참여한 이벤트' }).click()
  const mine = page.getByRole('article').filter({ hasText: HEADPHONES })
  await expect(mine).toContainText('응모 완료')
  await inspect('my-events')
  await mine.getByRole('link').click()
  await page.getByText('내 응모 확인값 보기').click()
  await expect(page.getByText(/응모번호 \d+/)).toBeVisible()
  await inspect('my-event')
})

test.describe('다른 탭에서 먼저 한 응모', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('매일 응모하는 이벤트는 오늘 이미 응모했다고 알리고 그대로 보여 준다', async ({ page }) => {
    const stock = openStock()
    const { id: memberId, loginId } = await newMember({ ...stock, now: Date.now })
    await logIn(page, loginId)
    await page.goto(routes.eventList())
    await page.getByRole('link', { name: DAILY }).click()
    await page.getByLabel(TERMS).check()
    await stock.database.db
      .insertInto('event_entries')
      .values({
        event_id: await idOf(stock, DAILY),
        member_id: memberId,
        day: kstDayOf(Date.now()),
        person: 'a'.repeat(64),
        entry_hash: 'b'.repeat(64),
        entered_at: new Date(),
      })
      .execute()
    await page.getByRole('button', { name: '응모하기' }).click()
    await expect(page.getByRole('button', { name: '오늘 응모했어요' })).toBeDisabled()
    await expect(entrySection(page).getByText('응모를 마쳤어요.')).toBeVisible()
    await stock.close()
  })
})

test('끝난 이벤트는 당첨자를 가려서 보여 주고, 추첨을 다시 계산해 확인한다', async ({
  page,
  inspect,
}) => {
  await logIn(page, 'minjikim')
  await page.goto(`${routes.eventList()}?status=FINISHED`)
  await page.getByRole('link', { name: CAMPING }).click()
  const winners = page.getByRole('region', { name: '당첨자' })
  await expect(winners.getByText(/^[a-z]{3}\*{3}$/)).toHaveCount(3)
  await page.getByText('추첨 결과 직접 확인하기').click()
  await page.getByRole('button', { name: '다시 계산해 보기' }).click()
  await expect(page.getByText('공개된 응모 4건으로 다시 계산한 결과와 같아요.')).toBeVisible()
  await inspect('event-over')
  await page.goto(lifeRoutes.myEventList())
  await expect(page.getByRole('article').filter({ hasText: CAMPING })).toContainText(/당첨/)
})

test.describe('없는 이벤트', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('찾을 수 없다고 알린다', async ({ page }) => {
    await page.goto(routes.eventDetail('A'.repeat(22)))
    await expect(page.getByRole('heading', { name: '이벤트를 찾을 수 없어요' })).toBeVisible()
  })
})
