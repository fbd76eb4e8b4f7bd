import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

const TEA_NAME = '하동 세작 녹차'
const TEA = goodsNamed(TEA_NAME)

/** A member of their own with the tea among the favourites. */
async function aMemberWithTea(page: Page): Promise<void> {
  const stock = openStock()
  const { id, loginId } = await newMember({ ...stock, now: Date.now })
  await stock.database.db
    .insertInto('favorite_goods')
    .values({ member_id: id, goods_id: TEA, added_price: 1, added_at: new Date() })
    .execute()
  await stock.close()
  await logIn(page, loginId)
}

test('찜한 상품을 골라 새 그룹에 담고, 이름을 바꾸고, 옮기고, 빼고, 그룹을 지워도 찜은 남는다', async ({
  page,
  inspect,
}) => {
  await aMemberWithTea(page)
  await page.goto(routes.favorite())
  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await inspect('favorites-editing')
  await page.getByRole('button', { name: '그룹에 담기' }).click()
  const sheet = page.getByRole('dialog', { name: '어느 그룹에 담을까요?' })
  await sheet.getByLabel('그룹 이름').fill('선물')
  await sheet.getByRole('button', { name: '새 그룹에 담기' }).click()
  await expectToast(page, '‘선물’에 1개를 담았어요.')

  await page.getByRole('button', { name: '그룹', exact: true }).click()
  await inspect('favorite-groups')
  await page.getByRole('link', { name: /선물/ }).click()
  await expect(page.getByRole('link', { name: TEA_NAME })).toBeVisible()
  await inspect('favorite-group')
  await page.getByRole('button', { name: '이름 바꾸기' }).click()
  const naming = page.getByRole('dialog', { name: '그룹 이름 바꾸기' })
  await naming.getByLabel('그룹 이름').fill('집들이')
  await naming.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '집들이' })).toBeVisible()

  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await page.getByRole('button', { name: '옮기기' }).click()
  const moving = page.getByRole('dialog', { name: '어느 그룹으로 옮길까요?' })
  await expect(moving.getByRole('button', { name: /집들이/ })).toHaveCount(0)
  await moving.getByLabel('그룹 이름').fill('캠핑')
  await moving.getByRole('button', { name: '새 그룹으로 옮기기' }).click()
  await expectToast(page, '‘캠핑’에 1개를 옮겼어요.')
  await expect(page.getByText('아직 담은 상품이 없어요')).toBeVisible()
  await page.goto(routes.favorite({ tab: 'groups' }))
  await page.getByRole('link', { name: /캠핑/ }).click()

  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await page.getByRole('button', { name: '그룹에서 삭제' }).click()
  await expect(page.getByText('아직 담은 상품이 없어요')).toBeVisible()
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByRole('link', { name: /캠핑/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /집들이/ })).toBeVisible()
  await page.getByRole('button', { name: '상품', exact: true }).click()
  await expect(page.getByRole('link', { name: TEA_NAME })).toBeVisible()
})

test('비회원도 이 기기에서 본 상품을 모아 보고, 골라 삭제한다', async ({ page, inspect }) => {
  /** Listened for before the page that records it opens: the answer may be there before its name is read. */
  const recorded = (path: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/favorites/${path}`) && answer.ok())
  const goodsRecorded = recorded('recent-goods')
  await page.goto(routes.productDetail(TEA))
  await goodsRecorded
  await page.goto(routes.recentGoods())
  await expect(page.getByRole('link', { name: TEA_NAME })).toBeVisible()
  await inspect('recent-goods')
  await page.getByRole('button', { name: '편집' }).click()
  await page.getByRole('checkbox', { name: `${TEA_NAME} 선택` }).check()
  await page.getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible()

  await page.goto(routes.exhibitionList())
  const exhibitionRecorded = recorded('recent-exhibition')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await exhibitionRecorded
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(routes.recentGoods({ tab: 'exhibition' }))
  await expect(page.getByRole('link', { name: name ?? '' })).toBeVisible()
  await inspect('recent-exhibitions')
})
