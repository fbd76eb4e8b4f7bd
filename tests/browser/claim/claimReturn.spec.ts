import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aPhoto } from '../../support/upload/pictures.ts'
import { fillDestination } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { DESK_VIEWPORT } from '../viewports.ts'
import { explain, goOn, openRequest, submit } from './requestSteps.ts'
import { aShopper } from './shopper.ts'

const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')
const MUFFLER = goodsNamed('캐시미어 블렌드 머플러')

test.use({
  viewport: DESK_VIEWPORT,
  hasTouch: false,
  isMobile: false,
  expectedComplaints: [/status of 409/],
})

test('회원이 사진을 붙이고 제주에서 수거하도록 반품을 신청하고, 진행 중인 신청이 있으면 그리로 이끈다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: TEE, others: [MUFFLER], until: 'SC' })
  await openRequest(page, 'RETURN', order)
  await page.getByRole('checkbox', { name: '캐시미어 블렌드 머플러' }).check()
  await goOn(page, 'REASON')
  await explain(page, '주문 실수', '색을 잘못 골랐어요')
  await page
    .getByRole('group', { name: '사진·동영상' })
    .locator('input[multiple]')
    .setInputFiles({ name: 'muffler.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await expect(page.getByRole('button', { name: 'muffler.jpg 삭제' })).toBeVisible()
  await inspect('claim-request-reason')
  await goOn(page, 'PICKUP')

  await page.getByText('직접 보내기').click()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('택배사')).toBeFocused()
  await page.getByText('택배기사 방문 수거').click()
  await page.getByRole('button', { name: '수거지 변경' }).click()
  const sheet = page.getByRole('dialog', { name: '수거지 변경' })
  await sheet.getByRole('radio', { name: '새로운 주소 입력' }).check()
  await fillDestination(sheet)
  await sheet.getByLabel('우편번호').fill('63122')
  await sheet.getByLabel('도로명 주소').fill('제주특별자치도 제주시 문연로 6')
  await sheet.getByRole('button', { name: '이 배송지로 선택' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('제주·도서산간 지역이에요.')).toBeVisible()
  await goOn(page, 'REFUND')
  await page.reload()
  const amounts = page.getByRole('region', { name: '환불 정보' })
  await expect(amounts).toContainText('반품 배송비 차감-3,000원')
  await expect(amounts).toContainText('도서산간 추가-3,000원')
  await expect(page.getByRole('region', { name: '신청 내용' })).toContainText('1개')
  await inspect('claim-request-refund')

  const ofTee = order.groups[0]?.items.findIndex(({ goodsId }) => goodsId === TEE) ?? 0
  const other = await requested({
    buyer,
    order,
    type: 'RETURN',
    reason: 'ORDER_MISTAKE',
    items: [ofTee],
  })
  await submit(page, '반품 신청하기')
  await expect(page.getByRole('alert')).toContainText('같은 배송 묶음에 진행 중인')
  await expect(page.getByRole('link', { name: '진행 중인 신청 보기' })).toHaveAttribute(
    'href',
    new RegExp(other.orderClaimIdEncrypt),
  )

  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await expect(page.getByRole('link', { name: /반품상세/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /(?:교환|반품) 신청$/ })).toHaveCount(0)
})
