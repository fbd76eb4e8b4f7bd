import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { explain, expectStep, goOn, openRequest, submit } from './requestSteps.ts'
import { aGuestShopper, aShopper } from './shopper.ts'
import { replaceAnswers } from '../replacedAnswers.ts'

/** One store, one shipping group. */
const TEE = goodsNamed('오가닉 코튼 하프 티셔츠')
const MUFFLER = goodsNamed('캐시미어 블렌드 머플러')
/** Of another store. */
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')

test.describe('취소 신청', () => {
  test.use({ expectedComplaints: [/status of 409|ERR_FAILED/] })

  test('비회원이 상품을 골라 취소하고, 새로고침해도 쓰던 대로이며, 그새 바뀐 금액을 보고 다시 신청한다', async ({
    page,
    inspect,
  }) => {
    const { buyer, buy } = await aGuestShopper(page)
    const order = await buy({ goodsId: TEE, others: [MUFFLER] })
    await page.goto(routes.orderDetail(order.ordersIdEncrypt))
    await expect(page.getByRole('heading', { name: '결제정보' })).toBeVisible()
    await openRequest(page, 'CANCEL', order)
    const items = page.getByRole('main').locator('section').filter({ visible: true })
    await expect(items.last()).toHaveCSS('border-block-end-width', '0px')
    await page.getByRole('button', { name: '다음' }).click()
    await expect(page.getByRole('alert')).toHaveText('신청할 상품을 선택해 주세요.')
    await page.getByRole('checkbox', { name: '캐시미어 블렌드 머플러' }).check()
    await inspect('claim-request-items')
    await goOn(page, 'REASON')
    await page.getByRole('button', { name: '다음' }).click()
    await expect(page.getByRole('radio').first()).toBeFocused()
    await expect(page.getByRole('group', { name: '신청 사유' })).toContainText(
      '신청 사유를 선택해 주세요.',
    )
    await explain(page, '주문 실수', '두 번 주문했어요')

    await page.reload()
    await expectStep(page, 'REASON')
    await expect(page.getByLabel('상세 사유')).toHaveValue('두 번 주문했어요')
    await page.goBack()
    await expectStep(page, 'CANCEL')
    await expect(page.getByRole('checkbox', { name: '캐시미어 블렌드 머플러' })).toBeChecked()
    await page.goForward()
    await expectStep(page, 'REASON')
    await expect(page.getByRole('radio', { name: '주문 실수' })).toBeChecked()
    await goOn(page, 'REFUND')
    await page.goBack()
    await expectStep(page, 'REASON')
    await page.goForward()
    await expectStep(page, 'REFUND')
    await expect(page).toHaveURL(/step=3/)
    await expect(page.getByText('신청하면 바로 취소돼요.')).toBeVisible()
    await page.getByRole('link', { name: '캐시미어 블렌드 머플러' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('heading', { name: '신청을 그만할까요?' })).toBeVisible()
    await dialog.getByRole('button', { name: '계속하기' }).click()
    await expect(dialog).toHaveCount(0)

    const ofTee = order.groups[0]?.items.findIndex(({ goodsId }) => goodsId === TEE) ?? 0
    await requested({ buyer, order, type: 'CANCEL', reason: 'ORDER_MISTAKE', items: [ofTee] })
    await submit(page, '취소 신청하기')
    await expect(dialog.getByRole('heading', { name: '금액이 변경됐어요' })).toBeVisible()
    await expect(dialog).toContainText('환불 예정금액')
    await inspect('claim-request-changed')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: '취소 신청하기' })).toBeVisible()

    const restore = await replaceAnswers(page, '**/claims/cancel-request', (route) => route.abort())
    await submit(page, '취소 신청하기')
    await expect(page.getByRole('alert')).toContainText('다시 신청해도 두 번 신청되지 않아요.')
    restore()
    await page.getByRole('button', { name: '취소 신청하기' }).click()
    await expect(page.getByRole('heading', { name: '취소가 완료됐어요' })).toBeFocused()
    await inspect('claim-requested')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${routes.orderDetail(order.ordersIdEncrypt)}$`))
  })
})

test('회원이 옵션을 골라 교환을 신청하고 추가결제로 이어진다', async ({ page, inspect }) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: TEE, until: 'SC' })
  await openRequest(page, 'EXCHANGE', order)
  await page.getByRole('checkbox', { name: /오가닉 코튼 하프 티셔츠/ }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('교환할 옵션을 선택해 주세요.')).toBeVisible()
  await page.getByLabel('교환할 옵션').selectOption('오트 / M')
  await goOn(page, 'REASON')
  await explain(page, '옵션 변경', '조금 더 큰 것이 필요해요')
  await goOn(page, 'PICKUP')
  await page.getByLabel('수거 요청사항').selectOption('문 앞에 있어요')
  await page.getByLabel('배송 요청사항').selectOption('직접 입력')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel(/^요청사항/)).toBeFocused()
  await page.getByLabel(/^요청사항/).fill('현관 앞 상자에 넣어 주세요')
  await inspect('claim-request-pickup')
  await goOn(page, 'COST')
  await expect(page.getByText('교환할 옵션 오트 / M')).toBeVisible()
  await expect(page.getByText('6,000원을 결제하면')).toBeVisible()
  await inspect('claim-request-cost')
  await submit(page, '교환 신청하기')
  await expect(page.getByRole('heading', { name: '교환 신청이 완료됐어요' })).toBeVisible()
  await expect(page.getByRole('link', { name: '추가결제하기' })).toBeVisible()

  await openRequest(page, 'RETURN', order)
  await expect(page.getByText('지금 반품 신청할 수 있는 상품이 없어요.')).toBeVisible()
  await inspect('claim-request-conflict')
  await page.getByRole('link', { name: '추가결제하기' }).click()
  await expect(page).toHaveURL(/\/myPage\/addtionalPay\/payment\//)
})

test('여러 가게의 주문을 한 화면에서 모두 취소하고, 배송지 변경은 주문마다 하나다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: TEE, others: [MUFFLER, STRAWBERRIES] })
  await page.goto(routes.orderList())
  const card = page.getByRole('article').filter({ hasText: order.orderNumber })
  await expect(card.getByRole('button', { name: /배송지 변경/ })).toHaveCount(1)
  await expect(card.getByRole('link', { name: /주문취소/ })).toHaveCount(2)
  await expect(card.locator('img')).toHaveCount(3)
  await expect(card.getByRole('link', { name: /외 1건$/ })).toBeVisible()
  await inspect('order-list-buttons')
  await card.getByRole('link', { name: /전체 취소/ }).click()
  await page.getByRole('button', { name: '주문 전체 취소하기' }).click()
  await expect(page.getByRole('group', { name: '취소하는 이유' })).toContainText(
    '신청 사유를 선택해 주세요.',
  )
  await page.getByRole('radio', { name: '단순 변심' }).check()
  await inspect('order-cancel')
  await page.getByRole('button', { name: '주문 전체 취소하기' }).click()
  await expectToast(page, '주문을 모두 취소했어요.')
  await expect(page).toHaveURL(new RegExp(routes.orderDetail(order.ordersIdEncrypt)))
  for (const store of ['소담옷장', '아침밭상회']) {
    await expect(page.getByRole('region', { name: store })).toContainText('취소완료')
  }
  await expect(page.getByRole('link', { name: /전체 취소/ })).toHaveCount(0)
})
