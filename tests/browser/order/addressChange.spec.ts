import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openDesk, pressOnce } from '../purchase/desk.ts'
import {
  chooseGoods,
  chooseStrawberries,
  fillGuestOrder,
  logIn,
  openOrder,
  payByCard,
} from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'

/** Always free, 3,000 won on top to Jeju; without options. */
const FLOWER_TEA = `/product/detail/${goodsNamed('지리산 감국 꽃차 15g')}`

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '배송지 변경' })
const receiverOf = (page: Page) => page.getByRole('region', { name: '배송지' })

async function openSheet(page: Page): Promise<void> {
  await receiverOf(page).getByRole('button', { name: '배송지 변경' }).click()
  await expect(sheetOf(page)).toBeVisible()
}

async function submit(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: '이 배송지로 변경' }).click()
}

test('회원이 주소록에서 골라 배송지를 바꾸고, 배송비가 다르거나 준비가 시작되면 까닭을 읽는다', async ({
  page,
  inspect,
}) => {
  await logIn(page, 'minjikim')
  await chooseGoods(page, FLOWER_TEA, '바로구매')
  const orderNumber = await payByCard(page)
  await openOrder(page)
  await expect(receiverOf(page)).toContainText('서울특별시 중구 세종대로 110')

  await openSheet(page)
  await expect(sheetOf(page).getByRole('radio').first()).toBeChecked()
  await sheetOf(page).getByText('제주 사무실').click()
  await submit(page)
  await expect(sheetOf(page).getByRole('alert')).toContainText(
    '배송비가 달라지는 주소로는 변경할 수 없어요.',
  )
  await expect(sheetOf(page).getByRole('alert')).toContainText('다담다실 배송비 무료배송 → 3,000원')
  await inspect('address-change-fee')
  await sheetOf(page).getByText('부산 본가').click()
  await expect(sheetOf(page).getByRole('alert')).toHaveCount(0)
  await sheetOf(page).getByLabel('배송 요청사항').selectOption('문 앞에 놓아 주세요')
  await submit(page)
  await expectToast(page, '배송지를 변경했어요.')
  await expect(receiverOf(page)).toContainText('부산광역시 연제구 중앙대로 1001')
  await expect(receiverOf(page)).toContainText('문 앞에 놓아 주세요')

  await openSheet(page)
  const seller = await page.context().newPage()
  await pressOnce(await openDesk(seller, orderNumber), '발주확인')
  await seller.close()
  await submit(page)
  await expect(sheetOf(page).getByRole('alert')).toContainText(
    '지금은 배송지를 변경할 수 없는 상태예요.',
  )
  await page.goBack()
  await page.reload()
  await expect(page.getByText('배송준비중', { exact: true }).first()).toBeVisible()
  await expect(receiverOf(page).getByRole('button', { name: '배송지 변경' })).toHaveCount(0)
})

test('비회원이 새 주소를 적어 배송지를 바꾸고, 배송하지 않는 곳이면 까닭을 읽는다', async ({
  page,
  inspect,
}) => {
  await chooseStrawberries(page, '바로구매')
  await fillGuestOrder(page)
  await page.getByLabel('공동현관 출입 방법').selectOption('공동현관 비밀번호')
  await page.getByRole('button', { name: '결제하기' }).press('Enter')
  const destination = page.getByRole('region', { name: '배송지' })
  await expect(destination).toContainText('공동현관 비밀번호를 입력해 주세요.')
  await page.getByLabel(/^공동현관 비밀번호/).fill('#1234*')
  await inspect('checkout-door-code')
  await payByCard(page)
  await openOrder(page)
  await expect(receiverOf(page)).toContainText('공동현관 비밀번호 #1234*')
  await openSheet(page)
  const sheet = sheetOf(page)
  await expect(sheet.getByLabel(/^공동현관 비밀번호/)).toHaveValue('#1234*')
  await sheet.getByRole('button', { name: '직접 입력' }).click()
  await expect(sheet.getByLabel('우편번호')).toBeFocused()
  await expect(sheet.getByLabel('도로명 주소')).toHaveValue('서울특별시 강남구 테헤란로 1')
  await sheet.getByLabel('우편번호').fill('6312')
  await submit(page)
  await expect(sheet.getByText('우편번호를 다시 확인해 주세요.')).toBeVisible()
  await sheet.getByLabel('우편번호').fill('63122')
  await sheet.getByLabel('도로명 주소').fill('제주특별자치도 제주시 문연로 6')
  await submit(page)
  await expect(sheet.getByText('이 지역으로는 배송할 수 없는 상품이에요.')).toBeVisible()
  await inspect('address-change-area')
  await sheet.getByLabel('우편번호').fill('48058')
  await sheet.getByLabel('도로명 주소').fill('부산광역시 해운대구 센텀로 1')
  await sheet.getByLabel('배송 요청사항').selectOption('직접 입력')
  await sheet.getByLabel(/^요청사항/).fill('경비실 옆에 놓아 주세요')
  await sheet.getByLabel('공동현관 출입 방법').selectOption('경비실 호출')
  await submit(page)
  await expectToast(page, '배송지를 변경했어요.')
  await expect(receiverOf(page)).toContainText('부산광역시 해운대구 센텀로 1')
  await expect(receiverOf(page)).toContainText('경비실 옆에 놓아 주세요 · 경비실 호출')
})
