import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { anExhibition } from '../../support/display/anExhibition.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
import { chooseBrand } from '../search/chooseBrand.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { DESK_TAG } from '../viewports.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('홈에서 기획전에 들어가 쿠폰을 모두 받고, 묶음을 골라 정렬해 본다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
  await page.goto('/')
  await page.getByRole('link', { name: '기획전 전체보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '기획전' })).toBeVisible()
  await expect(page.getByText('오픈 예정').first()).toBeVisible()
  await inspect('exhibitions')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '하루를 씻어 내는 시간' })).toBeVisible()

  await page.getByRole('link', { name: '산지에서 식탁까지 이틀' }).click()
  const coupons = page.getByRole('region', { name: '이 기획전의 쿠폰' })
  await expect(coupons.getByRole('button', { name: '쿠폰 3장 모두 받기' })).toBeVisible()
  await inspect('exhibition')
  await coupons.getByRole('button', { name: '쿠폰 3장 모두 받기' }).click()
  await expectToast(page, '쿠폰 3장을 받았어요.')
  await expect(coupons.getByRole('button', { name: /받았어요$/ })).not.toHaveCount(0)
  await expect(coupons.getByRole('button', { name: /모두 받기/ })).toHaveCount(0)

  const goods = page.getByRole('region', { name: '기획전 상품' })
  await goods.getByRole('button', { name: /^바다에서/ }).click()
  await expect(goods.getByRole('article')).toHaveCount(4)
  await goods.getByRole('button', { name: '정렬 랭킹순' }).click()
  await page.getByRole('dialog', { name: '정렬' }).getByText('낮은 가격순').click()
  await expect(page).toHaveURL(/groupId=\d+&goodsSortTypeEnum=LOW_PRICE/)
  await goods.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/detail\//)
  await page.goBack()
  await expect(goods.getByRole('button', { name: /^바다에서/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('기획전의 상품을 브랜드로 거른다', { tag: DESK_TAG }, async ({ page, inspect }) => {
  await page.goto(routes.exhibitionDetail(3))
  const goods = page.getByRole('region', { name: '기획전 상품' })
  await expect(goods.getByRole('article')).not.toHaveCount(0)
  const before = await goods.getByRole('article').count()
  await chooseBrand(page, '무쇠마을')
  await expect(page).toHaveURL(/brandIdList=/)
  await expect(goods.getByRole('article')).not.toHaveCount(before)
  await inspect('exhibition-brand')
  await page.getByRole('button', { name: '무쇠마을 필터 해제' }).click()
  await expect(goods.getByRole('article')).toHaveCount(before)
})

test.describe('하지 않는 기획전', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('곧 할 것은 언제 하는지, 끝난 것은 끝났다고, 숨긴 것은 없다고 알린다', async ({
    page,
    inspect,
  }) => {
    const stock = openStock()
    const groups = [[1]]
    const is_hidden = true
    const starts_at = new Date('2099-01-02T10:00:00+09:00')
    const ends_at = new Date('2021-01-01T00:00:00+09:00')
    const coming = await anExhibition(stock, { starts_at, groups })
    const over = await anExhibition(stock, { ends_at, groups })
    const hidden = await anExhibition(stock, { is_hidden })
    await page.goto(routes.exhibitionDetail(coming.id))
    await expect(page.getByText('1/2(금) 10:00에 시작해요. 그때 다시 만나요.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.goto(routes.exhibitionDetail(over.id))
    await expect(page.getByText(/종료된 기획전이에요/)).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await inspect('exhibition-over')
    await page.goto(routes.exhibitionDetail(hidden.id))
    await expect(page.getByRole('heading', { name: '기획전을 찾을 수 없어요' })).toBeVisible()
    const { db } = stock.database
    const ids = [coming.id, over.id, hidden.id]
    const groupIds = [...coming.groupIds, ...over.groupIds]
    await db.deleteFrom('exhibition_goods').where('exhibition_group_id', 'in', groupIds).execute()
    await db.deleteFrom('exhibition_groups').where('id', 'in', groupIds).execute()
    await db.deleteFrom('exhibitions').where('id', 'in', ids).execute()
    await stock.close()
  })
})
