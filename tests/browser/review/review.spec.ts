import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aPhoto } from '../../support/upload/pictures.ts'
import { aShopper } from '../claim/shopper.ts'
import { test } from '../shop.ts'

const TEA = goodsNamed('하동 세작 녹차')
const TEXT = '향이 은은하고 여러 번 우려도 맛이 진해요. 부모님 선물로도 좋았어요.'
const EDITED = `${TEXT} 두 번째로 주문했어요.`

test('구매확정한 상품에 사진과 리뷰를 쓰고, 고치고, 내 리뷰에서 본다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: TEA, until: 'SC' })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await page.getByRole('button', { name: /구매확정/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('link', { name: /리뷰 작성/ }).click()

  await expect(page.getByRole('heading', { name: '리뷰 쓰기' })).toBeVisible()
  await page.getByRole('button', { name: '등록' }).click()
  await expect(page.getByText('별점을 선택해 주세요.')).toBeVisible()
  await inspect('review-editor')
  await page.getByRole('radio', { name: '4점' }).check({ force: true })
  await page.getByLabel('리뷰', { exact: true }).fill(TEXT)
  await page
    .getByLabel('사진·동영상', { exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await expect(page.getByText('첨부한 파일 1개')).toBeAttached()
  await page.getByRole('checkbox', { name: /리뷰 운영 기준/ }).check()
  await page.getByRole('button', { name: '등록' }).click()

  await page.getByRole('link', { name: /리뷰 수정/ }).click()
  await expect(page.getByRole('heading', { name: '리뷰 수정' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '4점' })).toBeChecked()
  await page.getByLabel('리뷰', { exact: true }).fill(EDITED)
  await page.getByRole('button', { name: '수정', exact: true }).click()
  await expect(page.getByRole('link', { name: /리뷰 수정/ })).toBeVisible()

  await page.goto(`${routes.review()}?tab=written`)
  await expect(page.getByRole('article').filter({ hasText: EDITED })).toBeVisible()
})
