import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { test } from '../shop.ts'
import { expectStep, explain, goOn, openRequest, submit } from './requestSteps.ts'
import { aShopper } from './shopper.ts'

const CAKE = goodsNamed('생화 레터링 생크림 케이크')
const LIMITED = '주문할 때 동의한 주문제작 상품이라 제작을 시작한 뒤에는'

test('동의하고 산 주문제작 상품은 남은 사유만 고를 수 있고, 왜 그런지 주문과 신청 화면에서 안다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: CAKE, until: 'SC' })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await expect(page.getByText(LIMITED)).toBeVisible()
  await openRequest(page, 'RETURN', order)
  await page.getByRole('checkbox', { name: /생화 레터링 생크림 케이크/ }).check()
  await goOn(page, 'REASON')
  await expect(page.getByText(LIMITED)).toBeVisible()
  await expect(page.getByRole('radio', { name: /단순 변심|주문 실수/ })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await inspect('claim-request-custom-made')
  await explain(page, '상품 파손·불량', '뭉갬')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('상세 사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await page.getByLabel('상세 사유').fill('글자가 뭉개졌어요')
  await goOn(page, 'PICKUP')
})

test('판매자가 확인하기 전의 주문제작 상품은 모든 사유로, 하나뿐이면 두 화면 만에 적는 것 없이 취소한다', async ({
  page,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: CAKE })
  await page.goto(routes.orderDetail(order.ordersIdEncrypt))
  await expect(page.getByRole('heading', { name: '결제정보' })).toBeVisible()
  await expect(page.getByText(LIMITED)).toHaveCount(0)
  await openRequest(page, 'CANCEL', order)
  await expectStep(page, 'REASON')
  await expect(page.getByText(LIMITED)).toHaveCount(0)
  await page.getByRole('radio', { name: '옵션 변경' }).check()
  await goOn(page, 'REFUND')
  await expect(page.getByRole('list', { name: '신청 단계' }).getByRole('listitem')).toHaveCount(2)
  await submit(page, '취소 신청하기')
  await expect(page.getByRole('heading', { name: '취소가 완료됐어요' })).toBeVisible()
})
