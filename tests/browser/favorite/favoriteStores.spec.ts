import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { openStock } from '../stock.ts'
import { expectToast } from '../toasts.ts'

test('비회원이 스토어를 찜하면 로그인을 묻고, 찜해 소식 알림을 켜면 모아 보며, 해제하면 없어진다', async ({
  page,
  inspect,
}) => {
  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  const store = await stock.database.db
    .selectFrom('stores')
    .innerJoin('goods', 'goods.store_id', 'stores.id')
    .select(['stores.url', 'stores.name', 'goods.id as goods_id'])
    .where('stores.state', '=', 'OPEN')
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.is_adult_only', '=', false)
    .orderBy('goods.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await stock.close()
  const heart = page.getByRole('button', { name: `${store.name} 찜` })
  const bell = page.getByRole('button', { name: `${store.name} 소식 알림` })
  await page.goto(routes.store(store.url))
  await heart.click()
  const question = page.getByRole('alertdialog', { name: '로그인이 필요해요. 로그인할까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await logIn(page, loginId)
  await page.goto(routes.store(store.url))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expectToast(page, '찜했어요.')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await bell.click()
  await expectToast(page, '스토어 소식을 알려 드릴게요.')
  await inspect('store-liked')
  await page.goto(routes.productDetail(store.goods_id))
  await expect(bell).toHaveAttribute('aria-pressed', 'true')

  await page.goto(routes.favorite({ tab: 'stores' }))
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await inspect('favorite-stores')
  await heart.click()
  await expectToast(page, '찜을 해제했어요.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(page.getByText('아직 찜한 스토어가 없어요')).toBeVisible()
})
