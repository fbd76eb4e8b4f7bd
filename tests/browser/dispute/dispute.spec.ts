import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { expect, type Page } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { confirm, itemsOf } from '../../support/order/paidOrder.ts'
import { aShopper, marketOf } from '../claim/shopper.ts'
import { test } from '../shop.ts'
import { logInOperator, logInSeller } from '../staff/steps.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

const disputeOf = (page: Page) => page.getByRole('region', { name: '분쟁' })
const rowOf = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: orderNumber })

test('구매자가 분쟁을 신청하고, 판매자가 답하고, 운영자가 결정하면 구매자가 결정을 본다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' })
  await goOn(marketOf(), claim, 'seller.refuse')
  const { orderClaimIdEncrypt: id } = claim

  await page.goto(routes.claimDetail(id))
  await disputeOf(page).getByRole('button', { name: '분쟁 신청' }).click()
  const opening = page.getByRole('dialog', { name: '분쟁 신청' })
  await opening.getByRole('button', { name: '분쟁 신청' }).click()
  await expect(opening.getByText('내용을 5자 이상 500자 이하로 입력해 주세요.')).toBeVisible()
  await inspect('dispute-opening')
  await opening.getByLabel('장터에 알릴 내용').fill('받을 때부터 물러 있던 사진이 있어요.')
  await opening.getByRole('button', { name: '분쟁 신청' }).click()
  await expect(disputeOf(page)).toContainText('판매자 답변 대기')
  await inspect('dispute-opened')

  await logInSeller(page, 'achimbat', ['CLAIMS'])
  await page.goto(sellerRoutes.claims({ tab: 'DISPUTE', keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await disputeOf(page).getByRole('button', { name: '답변하기' }).click()
  const answering = page.getByRole('dialog', { name: '분쟁 답변' })
  await answering.getByLabel('구매자와 장터에 알릴 내용').fill('냉장 보관 안내를 드렸어요.')
  await inspect('dispute-answering')
  await answering.getByRole('button', { name: '답변하기' }).click()
  await expect(disputeOf(page)).toContainText('장터 판단 중')
  await inspect('seller-dispute')

  await logInOperator(page, ['CLAIMS'])
  await page.goto(operatorRoutes.claims({ tab: 'DISPUTE', keyword: order.orderNumber }))
  await expect(rowOf(page, order.orderNumber)).toBeVisible()
  await inspect('operator-disputes')
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await disputeOf(page).getByRole('button', { name: '결정하기' }).click()
  const deciding = page.getByRole('dialog', { name: '분쟁 결정' })
  await deciding.getByRole('radio', { name: '판매자 책임' }).check()
  await deciding.getByLabel('구매자와 판매자에게 알릴 사유').fill('사진에서 무른 것이 보여요.')
  await inspect('dispute-deciding')
  await deciding.getByRole('button', { name: '결정하기' }).click()
  await expect(disputeOf(page)).toContainText('결정 완료')
  await inspect('operator-dispute')

  await page.goto(routes.claimDetail(id))
  await expect(disputeOf(page)).toContainText('판매자 책임으로 결정됐어요.')
  await expect(disputeOf(page)).toContainText('사진에서 무른 것이 보여요.')
  await expect(page.getByRole('region', { name: '진행 내역' })).toContainText('판매자 책임 결정')
  await inspect('dispute-decided')
})

test('운영자는 구매확정한 상품의 하자 반품을 환불금액을 보고 접수한다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const order = await buy({ goodsId: STRAWBERRIES, until: 'SC' })
  await confirm(buyer, ...itemsOf(order))
  await logInOperator(page, ['ORDERS', 'CLAIMS'])
  await page.goto(operatorRoutes.orders({ keyword: order.orderNumber }))
  await rowOf(page, order.orderNumber).getByRole('link').first().click()
  await page.getByRole('button', { name: '하자 반품 접수' }).click()
  const sheet = page.getByRole('dialog', { name: '하자 반품 접수' })
  await expect(sheet.getByText('환불 예정금액')).toBeVisible()
  await sheet.getByRole('button', { name: '하자 반품 접수' }).click()
  await expect(sheet.getByText('상세 사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await inspect('operator-defect')
  await sheet.getByLabel('구매자가 알린 하자').fill('속이 모두 상해 있었어요.')
  await sheet.getByRole('button', { name: '하자 반품 접수' }).click()
  await expect(page.getByRole('heading', { name: `반품 ${order.orderNumber}` })).toBeVisible()
  await expect(page.getByRole('region', { name: '신청 사유' })).toContainText(
    '속이 모두 상해 있었어요.',
  )
  await expect(page.getByRole('button', { name: '수거' })).toBeVisible()
})
