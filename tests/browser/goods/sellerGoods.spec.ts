import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect } from '@playwright/test'
import { aPhoto } from '../../support/upload/pictures.ts'
import { holdRequests } from '../heldRequests.ts'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'
import { expectToast } from '../toasts.ts'

/** The refusal of a request for the sale, which a test provokes. */
test.use({ expectedComplaints: [/status of 409/] })

/** A moment to the minute, as all of staff's pages write it. */
const MOMENT = /^20\d\d\.\d\d\.\d\d \d\d:\d\d$/

test('판매자는 상품을 써서 저장하고, 빠진 것을 알고, 재고를 바꾼다', async ({ page, inspect }) => {
  await logInSeller(page)
  await page.goto(sellerRoutes.goods())
  await inspect('seller-goods')
  await page.getByRole('link', { name: '상품 등록', exact: true }).click()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('상품명을 입력해 주세요.')).toBeVisible()
  await inspect('seller-goods-form')
  const name = `새벽 머그 ${Date.now()}`
  await page.getByLabel('상품명').fill(name)
  await page.getByLabel('정가 (원)').fill('20000')
  await page.getByLabel('판매가 (원)').fill('18000')
  await page.getByLabel('옵션 1 재고').fill('12')
  await page.getByLabel('배송 정책').selectOption({ index: 1 })
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('사진을 한 장 이상 올려 주세요.', { exact: false })).toBeVisible()

  await page.goto(sellerRoutes.goods({ keyword: name }))
  await page.getByRole('button', { name: `${name} 재고 12개 변경` }).click()
  const sheet = page.getByRole('dialog', { name: `${name} 재고` })
  await sheet.getByRole('textbox').fill('3')
  await sheet.getByRole('button', { name: '재고 재고 저장' }).click()
  await expectToast(page, '재고: 3개로 바꿨어요.')
  await sheet.getByRole('button', { name: '닫기' }).click()
  await expect(sheet).toHaveCount(0)

  await page.getByRole('checkbox', { name: `${name} 선택` }).check()
  await page.getByRole('button', { name: '선택한 상품 판매 요청' }).click()
  await expectToast(page, '1개 가운데 0개를 요청했어요.')
  const refused = page.getByRole('list', { name: '판매 요청하지 못한 상품' })
  await expect(refused).toHaveText(
    `${name}: 아직 입력하지 않은 내용이 있어요. 확인한 뒤 다시 요청해 주세요.`,
  )
  await expect(page.getByRole('checkbox', { name: `${name} 선택` })).toBeChecked()
  await inspect('seller-goods-refused')
})

test('사진을 올리는 동안에는 저장하지 않고, 10장이 넘는 사진은 알린다', async ({ page }) => {
  await logInSeller(page)
  await page.goto(sellerRoutes.newGoods())
  const save = page.getByRole('button', { name: '저장', exact: true })
  const photo = await aPhoto()
  const release = await holdRequests(page, '**/sellers/pictures')
  await page.getByLabel('상품 사진').setInputFiles(
    Array.from({ length: 11 }, (_, place) => ({
      name: `${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photo,
    })),
  )
  await expectToast(page, '사진은 10장까지 올릴 수 있어서 1장은 올리지 않았어요.')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('button', { name: '사진 10 삭제' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^사진 \d+ 삭제$/ })).toHaveCount(10)
  await expect(save).toHaveAttribute('aria-busy', 'false')
})

test('배송 정책을 추가하고 특가 화면을 본다', async ({ page, inspect }) => {
  await logInSeller(page)
  const menu = page.getByRole('navigation', { name: '메뉴' })
  const openNewGoods = async () => {
    await menu.getByRole('link', { name: '상품', exact: true }).click()
    await page.getByRole('link', { name: '상품 등록', exact: true }).click()
    await expect(page.getByLabel('배송 정책')).toBeVisible()
  }
  await page.goto(sellerRoutes.home())
  await openNewGoods()
  await menu.getByRole('link', { name: '배송 정책' }).click()
  await inspect('seller-policies')
  await page.getByRole('button', { name: '배송 정책 추가' }).click()
  const sheet = page.getByRole('dialog', { name: '배송 정책 추가' })
  const name = `새벽배송 ${Date.now()}`
  await sheet.getByLabel('이름').fill(name)
  await sheet.getByLabel('기본 배송비').fill('3000')
  await sheet.getByLabel('반품 배송비').fill('3000')
  await sheet.getByLabel('교환 배송비').fill('6000')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText(name)).toBeVisible()
  await openNewGoods()
  await page.getByLabel('배송 정책').selectOption({ label: name })
  await page.goto(sellerRoutes.deals())
  await inspect('seller-deals')
})

test('파일로 상품을 등록하면 줄마다 결과가 나온다', async ({ page, inspect }) => {
  await logInSeller(page)
  await page.goto(sellerRoutes.goodsFiles())
  await inspect('seller-goods-files')
  const head =
    '상품코드,상품명,카테고리번호,배송정책번호,정가,판매가,재고,옵션이름,옵션,한줄소개,상세설명'
  const rows = [`X-${Date.now()},파일 컵,,1,20000,18000,5,,,컵,흙`, 'X-2,컵']
  await page.getByLabel('상품 등록 파일', { exact: true }).setInputFiles({
    name: '상품.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\r\n')),
  })
  await expect(page.getByText('2줄 가운데 2줄 처리 완료', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('칸 수가 맞지 않아요.')).toBeVisible()
  await inspect('seller-goods-file')
})

test('운영자는 바뀔 내용을 나란히 보고 반려한다', async ({ page, inspect }) => {
  await logInOperator(page, ['SELLERS'])
  await page.goto(operatorRoutes.goods())
  await expect(page.getByRole('table').getByText(MOMENT).first()).toBeVisible()
  await inspect('operator-goods')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '바뀔 내용' })).toBeVisible()
  await inspect('operator-goods-review')
  await page.getByRole('button', { name: '변경 반려' }).click()
  const sheet = page.getByRole('dialog', { name: '변경 반려' })
  await sheet.getByLabel('사유').fill('소개가 상품과 달라요.')
  await sheet.getByRole('button', { name: '변경 반려' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '바뀔 내용' })).toHaveCount(0)
})
