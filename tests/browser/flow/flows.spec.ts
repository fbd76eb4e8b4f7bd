import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../shop.ts'
import { DESK_TAG } from '../viewports.ts'
import { expectToast } from '../toasts.ts'

const now = (page: Page) => page.getByRole('status', { name: '지금 상태' })
const offers = (page: Page) => page.getByRole('region', { name: '보낼 수 있는 이벤트' })
const steps = (page: Page) => page.getByRole('region', { name: '지나온 단계' })

async function send(page: Page, action: string, becomes: string): Promise<void> {
  await offers(page).getByRole('button', { name: action }).click()
  await expect(now(page)).toHaveText(becomes)
}

test(
  '주문 상품을 결제부터 구매확정까지 따라가고, 거절을 보고, 링크로 다시 연다',
  { tag: DESK_TAG },
  async ({ page, inspect }) => {
    await page.goto('/devOnly')
    await page.getByRole('link', { name: '흐름: 상태 차트 따라가기' }).click()
    const list = page.getByRole('navigation', { name: '흐름', exact: true })
    await list.getByRole('searchbox').fill('자동 구매확정')
    await list.getByRole('link', { name: /주문 상품/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '주문 상품' })).toBeVisible()

    await send(page, '결제 완료', 'DC결제완료')
    await send(page, '발주확인', 'SR배송준비중')
    await offers(page).getByRole('button', { name: 'hasNoOpenClaim' }).first().click()
    const ship = offers(page).getByRole('listitem').filter({ hasText: '송장 등록' })
    await expect(ship).toContainText(
      'ORDER_ITEM_CLAIM_OPEN · 이미 진행 중인 취소·교환·반품이 있어요.',
    )
    await ship.getByRole('button', { name: '송장 등록' }).click({ force: true })
    await expect(page.getByText('거절: ORDER_ITEM_CLAIM_OPEN', { exact: false })).toBeVisible()
    await expect(now(page)).toHaveText('SR배송준비중')
    await inspect('flow-refused')

    await offers(page).getByRole('button', { name: 'hasNoOpenClaim' }).first().click()
    await send(page, '송장 등록', 'SS배송시작')
    await send(page, '집화', 'SI배송중')
    await send(page, '배송완료 SC', 'SC배송완료')
    await page.locator('[data-step="SC buyer.confirm 0"]').click()
    await expect(now(page)).toHaveText('BF구매확정')
    await expect(
      steps(page).getByRole('listitem').filter({ hasText: 'seller.ship' }),
    ).toContainText('scheduleDeliveryAssumption')
    await page.keyboard.press('Backspace')
    await expect(now(page)).toHaveText('SC배송완료')
    await expect(page).toHaveURL(/&at=5$/)
    await page.reload()
    await expect(now(page)).toHaveText('SC배송완료')
    await steps(page)
      .getByRole('button', { name: /발주확인/ })
      .click()
    await expect(now(page)).toHaveText('SR배송준비중')
  },
)

test('그림은 조건과 부르는 액터를 읽을 수 있는 크기로 보이고, 왼쪽 위에서 시작한다', async ({
  page,
}) => {
  await page.goto('/devOnly/flows#chart=paying')
  const drawing = page.getByRole('img', { name: /^결제 진행 흐름 그림\. 지금 arriving/ })
  await expect(drawing.getByText('[isFree]')).toHaveCount(1)
  await expect(drawing.getByText('do / requestPayment')).toHaveCount(1)
  const sizes = await drawing.evaluate((svg: SVGSVGElement) =>
    [...svg.querySelectorAll('text')].map(
      (text) => Number(text.getAttribute('font-size')) * (text.getScreenCTM()?.a ?? 0),
    ),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  const [whole, first] = await Promise.all(
    [drawing, drawing.locator('[data-state="arriving"]')].map((part) => part.boundingBox()),
  )
  if (!whole || !first) throw new Error('not drawn')
  expect([first.x - whole.x < 120, first.y - whole.y < 120]).toEqual([true, true])
})

test('결제 진행에서는 묻는 쪽의 대답도 보내고, 상태를 펼치고, 코드를 복사한다', async ({
  page,
  inspect,
}) => {
  const begun = '~isClosed,~isFree,~isReturned,xstate.after.nextTurn.paying.arriving'
  await page.goto(`/devOnly/flows#chart=paying&events=${begun},buyer.missing`)
  await expect(page.getByRole('alert')).toContainText('2번째 이벤트 buyer.missing는 requesting에서')
  await send(page, '거절', 'declined결제되지 않음')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.locator('[data-state="declined"]').click()
  const card = page.getByRole('button', { name: 'declined 결제되지 않음' })
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  await inspect('flow-states')
  await page.getByRole('button', { name: '여기서 시작하기' }).click()
  await expect(page).toHaveURL('/devOnly/flows#chart=paying&start=declined')

  await page.getByRole('button', { name: '코드', exact: true }).click()
  await page.getByRole('button', { name: 'Stately 코드 복사' }).click()
  await expectToast(page, 'Stately 코드를 복사했어요.')
  await expect(page.getByRole('textbox', { name: 'Mermaid 코드' })).toHaveValue(/^stateDiagram-v2/)
  await page.getByRole('button', { name: '커버리지' }).click()
  await expect(page.getByText(/^(?:지난 시험이 단계 \d+개 가운데|아직 시험을)/)).toBeVisible()

  await page.goto('/devOnly/flows#chart=nothing')
  await expect(page.getByRole('heading', { name: '없는 흐름이에요' })).toBeVisible()
})
