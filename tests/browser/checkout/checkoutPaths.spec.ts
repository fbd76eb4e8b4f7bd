import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { createTestModel } from 'xstate/graph'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { firstOption, placeOrder, putInCart } from '../../support/purchase.ts'
import { agreeToTerms, fillGuestOrder } from '../purchase/steps.ts'
import { replaceAnswers, replaceNextAnswer } from '../replacedAnswers.ts'
import { addToCart, marketUrl } from '../request.ts'
import { test } from '../shop.ts'
import { checkoutJourney } from './checkoutJourney.ts'

/** Bought out on one of the paths. */
const SCARCE = goodsNamed('진사 도자 찻주전자 450ml')
const FORMER_DISCOUNT_WON = 1_000
const PAGE_CALL = '**/api/shops/pages/order?*'
const SUMMARY_CALL = '**/api/shops/orders/summary'
const PLACE_CALL = '**/api/shops/orders'

/** Answers that are refused, and the answer that is lost, on purpose. */
const PROVOKED = [/status of 409|net::ERR_FAILED/]

type FormerPage = {
  readonly groups: readonly { readonly lines: readonly { salePrice: number }[] }[]
}

/** The page as it was before the price rose, until the given function is called. */
function showFormerPrices(page: Page): Promise<() => void> {
  return replaceAnswers(page, PAGE_CALL, async (route) => {
    const response = await route.fetch()
    const shown = (await response.json()) as FormerPage
    for (const line of shown.groups.flatMap(({ lines }) => lines)) {
      line.salePrice -= FORMER_DISCOUNT_WON
    }
    await route.fulfill({ response, json: shown })
  })
}

/** The server places the order, but its answer is lost on the way. */
async function loseNextAnswer(page: Page): Promise<void> {
  await replaceNextAnswer(page, PLACE_CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** A coupon of the order was used elsewhere; what its name is, only members know. */
async function refuseCoupon(page: Page): Promise<void> {
  const message = '이미 사용한 쿠폰이에요.'
  const reason = { validationEnum: 'NOT_USE', code: 'COUPON_USED', message }
  const json = {
    code: 'COUPON_CHOICE_REFUSED',
    message,
    status: 409,
    data: { couponIssueIdEncrypt: 'used', reason },
  }
  await replaceNextAnswer(page, SUMMARY_CALL, (route) => route.fulfill({ status: 409, json }))
}

async function openCheckout(page: Page, goodsId: number): Promise<void> {
  const { optionId } = await firstOption(aBuyer({ url: marketUrl() }), goodsId)
  const goods = { goodsId, optionId, quantity: 1 }
  await page.goto(routes.orderPayment(await addToCart(page, goods, { buyNowYn: 'Y' })))
  await expect(page.getByRole('region', { name: '주문자' })).toBeVisible()
}

/** Somebody else takes everything that is left. */
async function buyOut(goodsId: number): Promise<void> {
  const rival = aBuyer({ url: marketUrl() })
  const { stock } = await firstOption(rival, goodsId)
  await placeOrder(rival, [await putInCart(rival, goodsId, stock)])
}

const submit = (page: Page) => page.getByRole('button', { name: '결제하기' }).click()

type Walk = {
  readonly page: Page
  readonly goodsId: number
  readonly showNewPrices: () => void
}

const EVENTS: Readonly<Record<string, (walk: Walk) => Promise<unknown>>> = {
  SUBMIT_EMPTY: ({ page }) => page.getByRole('button', { name: '결제하기' }).press('Enter'),
  FILL: async ({ page }) => {
    await fillGuestOrder(page)
    await page.getByText('신용/체크카드').click()
    await agreeToTerms(page)
  },
  SUBMIT: ({ page }) => submit(page),
  SUBMIT_AT_A_FORMER_PRICE: ({ page }) => submit(page),
  ACCEPT: async ({ page, showNewPrices }) => {
    showNewPrices()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  },
  SUBMIT_SOLD_OUT: async ({ page, goodsId }) => {
    await buyOut(goodsId)
    await submit(page)
  },
  SUBMIT_A_USED_COUPON: async ({ page }) => {
    await refuseCoupon(page)
    await submit(page)
  },
  DISMISS: ({ page }) =>
    page.getByRole('alertdialog').getByRole('button', { name: '닫기' }).last().click(),
  SUBMIT_AND_HEAR_NOTHING: async ({ page }) => {
    await loseNextAnswer(page)
    await submit(page)
  },
  REPEAT: ({ page }) => page.getByRole('button', { name: '다시 확인' }).click(),
  APPROVE: ({ page }) => page.getByRole('button', { name: /원 결제하기/ }).click(),
  DECLINE: async ({ page }) => {
    await page.getByText('다른 결과 시험하기').click()
    await page.getByRole('button', { name: '거절하기' }).click()
  },
  CLOSE: ({ page }) => page.getByRole('button', { name: '창 닫기' }).click(),
  PAY_AGAIN: ({ page }) => page.getByRole('button', { name: '다시 결제하기' }).click(),
}

/** Expected text of each state. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: (page) => expect(page.getByLabel('받는 분')).toHaveValue(''),
  incomplete: (page) =>
    expect(page.getByText('주문자 이름을 입력해 주세요.').first()).toBeVisible(),
  filled: async (page) => {
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('받는 분')).toHaveValue('홍길동')
    await expect(page.getByRole('button', { name: '결제하기' })).toBeEnabled()
  },
  differing: (page) =>
    expect(page.getByRole('alertdialog', { name: '주문 내용이 변경됐어요' })).toContainText(
      '상품의 가격이 변경됐어요.',
    ),
  blocked: (page) =>
    expect(
      page.getByRole('alertdialog', { name: '지금은 구매할 수 없는 상품이 있어요' }),
    ).toContainText('재고가 부족해요.'),
  couponRefused: (page) =>
    expect(
      page.getByRole('alertdialog', { name: '사용할 수 없게 된 쿠폰이 있어요' }),
    ).toContainText('이미 사용한 쿠폰이에요.'),
  unanswered: (page) =>
    expect(page.getByRole('alertdialog', { name: '주문됐는지 확인하지 못했어요' })).toBeVisible(),
  window: (page) => page.waitForURL('**/sandbox-gateway/window/**'),
  declined: (page) => expect(page.getByText('카드사에서 결제를 거절했어요.')).toBeVisible(),
  closed: (page) =>
    expect(page.getByText('주문 내용은 그대로 있어요. 이어서 결제할 수 있어요.')).toBeVisible(),
  complete: (page) =>
    expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible(),
}

test.use({ expectedComplaints: PROVOKED })

for (const path of createTestModel(checkoutJourney).getShortestPaths()) {
  const names = path.steps.map(({ event }) => event.type).filter((name) => name in EVENTS)
  test(`주문서에서 가장 짧은 길: ${names.join(' → ')}`, async ({ page }) => {
    const isScarce = names.includes('SUBMIT_SOLD_OUT')
    const goodsId = isScarce ? SCARCE : goodsNamed('논산 설향 딸기 500g 2팩')
    const isFormer = names.includes('SUBMIT_AT_A_FORMER_PRICE')
    const showNewPrices = isFormer ? await showFormerPrices(page) : () => {}
    await openCheckout(page, goodsId)
    await path.test({
      states: Object.fromEntries(
        Object.entries(STATES).map(([state, look]) => [state, () => look(page)]),
      ),
      events: Object.fromEntries(
        Object.entries(EVENTS).map(([event, act]) => [
          event,
          async () => void (await act({ page, goodsId, showNewPrices })),
        ]),
      ),
    })
  })
}
