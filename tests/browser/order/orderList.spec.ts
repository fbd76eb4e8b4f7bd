import { addDays, addYears, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect, type Page } from '@playwright/test'
import { goodsNamed } from '../../support/demoGoods.ts'
import { findBrokenWords } from '../inspection/brokenWords.ts'
import { findOverflow, withLargeText } from '../inspection/overflow.ts'
import { openDesk, pressOnce } from '../purchase/desk.ts'
import { chooseStrawberries, logIn, payByCard } from '../purchase/steps.ts'
import { test } from '../shop.ts'
import { expectToast } from '../toasts.ts'
import { replaceAnswers } from '../replacedAnswers.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { anotherOption, aShopper } from '../claim/shopper.ts'

const BUYER = 'minjikim'
/** A heading of one line beside a target as high as a thumb. */
const ONE_LINE_SHARE = 0.7

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주문 상태' }).getByRole('button', { name })
const cardOf = (page: Page, orderNumber: string) =>
  page.getByRole('article').filter({ hasText: orderNumber })

/** Fills in the days of the buyer's own, and looks them up. */
async function lookUp(page: Page, start: string, end: string): Promise<void> {
  await page.getByLabel('조회 기간').selectOption('직접입력')
  await page.getByLabel('시작일').fill(start)
  await page.getByLabel('종료일').fill(end)
  await page.getByRole('button', { name: '조회', exact: true }).click()
}

test('주문내역에서 상태와 기간과 이름으로 찾고, 지연사유와 배송지를 그 자리에서 본다', async ({
  page,
  inspect,
}) => {
  await logIn(page, BUYER)
  await chooseStrawberries(page, '바로구매')
  const paid = await payByCard(page)
  await chooseStrawberries(page, '바로구매')
  const delayed = await payByCard(page)
  const item = await openDesk(page, delayed)
  await item.getByRole('button', { name: '배송지연 안내' }).click()
  await page
    .getByRole('dialog', { name: '배송지연 안내' })
    .getByRole('button', { name: '보내기' })
    .click()
  await expect(item.getByRole('button', { name: '발송예정일 변경' })).toBeVisible()

  await page.goto('/order/list')
  await expect(cardOf(page, paid)).toContainText(
    /판매자가 주문을 확인 중이에요(내일|모레|\d+\/\d+)\(.\) 도착 예정/,
  )
  await expect(tabOf(page, '전체')).toContainText(/전체 [1-9]/)
  await inspect('order-list')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  expect(await withLargeText(page, findBrokenWords)).toEqual([])
  await cardOf(page, paid).locator('img').click()
  await expect(page).toHaveURL(/\/product\/detail\/2$/)
  await page.goBack()
  await cardOf(page, paid).getByRole('link', { name: '아침밭상회' }).click()
  await expect(page).toHaveURL(/\/store\//)
  await page.goBack()

  await tabOf(page, '배송준비').click()
  await expect(cardOf(page, delayed)).toBeVisible()
  await expect(cardOf(page, paid)).toHaveCount(0)
  await cardOf(page, delayed)
    .getByRole('button', { name: /지연사유 보기/ })
    .click()
  const delay = page.getByRole('dialog', { name: '배송지연 안내' })
  await expect(delay).toContainText('상품 준비에 시간이 더 필요해요.')
  await inspect('order-delay')
  await page.goBack()
  await expect(delay).toHaveCount(0)

  await tabOf(page, '결제완료').click()
  await cardOf(page, paid)
    .getByRole('button', { name: /배송지 변경/ })
    .click()
  await expect(page.getByRole('dialog', { name: '배송지 변경' })).toBeVisible()
  await page.goBack()

  await tabOf(page, '전체').click()
  // The list of the other tab may still be leaving.
  await expect(async () => {
    const head = await cardOf(page, paid).getByRole('heading', { level: 2 }).boundingBox()
    const way = await cardOf(page, paid).getByRole('link', { name: '주문 상세' }).boundingBox()
    expect(head?.height).toBeLessThan((way?.height ?? Number.NaN) * ONE_LINE_SHARE)
  }).toPass()
  await expect(page.getByLabel('주문한 상품 검색')).toHaveCount(0)
  await page.getByRole('button', { name: '이름으로 검색' }).click()
  await page.getByLabel('주문한 상품 검색').fill('없는 상품')
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await expect(page.getByRole('heading', { name: '주문내역이 없어요' })).toBeVisible()
  await page.getByLabel('주문한 상품 검색').fill('설향 딸기')
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await expect(cardOf(page, paid)).toBeVisible()
  await expect(page).toHaveURL(/goodsName=/)
  await pressOnce(await openDesk(page, paid), '발주확인')
})

test('상품은 결제한 뒤 며칠 안에 보내는지 말한다', async ({ page }) => {
  for (const [name, days] of [
    ['논산 설향 딸기 500g 2팩', 3],
    ['수제 더비 구두', 15],
  ] as const) {
    await page.goto(routes.productDetail(goodsNamed(name)))
    await expect(page.getByRole('region', { name: '배송·교환' })).toContainText(
      `결제한 다음 날부터 영업일 ${days}일 안에 발송해요`,
    )
  }
})

test('탭은 여섯이고, 나머지 상태는 그 아래에서 고르며, 주소가 기억한다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const order = await buy({ goodsId: goodsNamed('논산 설향 딸기 500g 2팩') })
  await page.goto(routes.orderList())
  await expect(cardOf(page, order.orderNumber)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '주문 상태' }).getByRole('button')
  await expect(tabs).toHaveText([
    /^전체/,
    /^결제완료/,
    /^배송준비/,
    /^배송중/,
    /^배송완료/,
    /^취소·교환·반품/,
  ])
  const finer = page.getByRole('group', { name: '자세한 주문 상태' })
  await expect(finer).toHaveCount(0)
  await tabOf(page, '결제완료').click()
  await expect(finer.getByRole('button')).toHaveText(['결제완료 1', '입금대기 0'])
  await finer.getByRole('button', { name: '입금대기' }).click()
  await expect(page).toHaveURL(/status=DEPOSIT_READY/)
  await expect(page.getByRole('heading', { name: '주문내역이 없어요' })).toBeVisible()
  await expect(tabOf(page, '결제완료')).toHaveAttribute('aria-current', 'true')
  await tabOf(page, '취소·교환·반품').click()
  await expect(finer.getByRole('button')).toHaveText(['전체 0', '취소 0', '교환 0', '반품 0'])
  await finer.getByRole('button', { name: '반품' }).click()
  await page.reload()
  await expect(finer.getByRole('button', { name: '반품' })).toHaveAttribute('aria-pressed', 'true')
  await inspect('order-tabs')
})

test('카드에는 다음에 할 일 하나가 서고, 나머지는 더보기에 있으며, 뒤로 가면 목록이다', async ({
  page,
  inspect,
}) => {
  const { buy } = await aShopper(page)
  const [tee, muffler] = ['오가닉 코튼 하프 티셔츠', '캐시미어 블렌드 머플러'].map(goodsNamed)
  const order = await buy({ goodsId: tee ?? 0, others: [muffler ?? 0], until: 'SC' })
  await page.goto(routes.orderList())
  const card = cardOf(page, order.orderNumber)
  await expect(card.getByText('배송완료', { exact: true })).toHaveCount(1)
  await expect(card.getByRole('button', { name: /구매확정$/ })).toHaveCount(1)
  await expect(card.getByRole('link', { name: /배송조회|신청$/ })).toHaveCount(0)
  await card.getByRole('button', { name: /더보기$/ }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('listitem')).toHaveText(['배송조회', '교환 신청', '반품 신청'])
  await inspect('order-menu')
  await menu.getByRole('link', { name: '배송조회' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '배송조회' })).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(menu).toHaveCount(0)

  await card.getByRole('link', { name: '주문 상세' }).click()
  const way = page.getByRole('list', { name: '주문 진행 단계' })
  await expect(way.locator('[aria-current=step]')).toContainText('배송완료')
  await inspect('order-detail')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  await page.getByRole('button', { name: '오가닉 코튼 하프 티셔츠 더보기' }).click()
  await menu.getByRole('button', { name: '이 상품만 구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expectToast(page, '구매를 확정했어요.')
  await expect(page.getByText('상품마다 진행 상태가 달라요.')).toBeVisible()
  await page.goto(routes.orderList())
  await card.getByRole('button', { name: /구매확정$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expect(card.getByRole('button', { name: /구매확정$/ })).toHaveCount(0)
  await expect(card.getByText('구매확정', { exact: true })).toHaveCount(1)
})

test('조회할 수 없는 기간은 까닭을 알려 주고, 한 해와 다섯 해 전까지는 찾는다', async ({
  page,
  inspect,
}) => {
  await logIn(page, BUYER)
  await page.goto('/order/list')
  const today = kstDayOf(Date.now())
  await lookUp(page, today, addDays(today, -1))
  await expect(page.getByText('시작일이 종료일보다 늦어요.')).toBeVisible()
  await lookUp(page, addDays(addYears(today, -1), -1), today)
  await expect(page.getByText('조회 기간은 최대 1년이에요.')).toBeVisible()
  await lookUp(page, addDays(addYears(today, -5), -1), addYears(today, -5))
  await expect(page.getByText('최근 5년까지만 조회할 수 있어요.')).toBeVisible()
  await inspect('order-period-refused')
  await lookUp(page, addYears(today, -5), addDays(addYears(today, -4), -1))
  await expect(page).toHaveURL(/startDate=/)
  await expect(page.getByRole('heading', { name: '주문내역이 없어요' })).toBeVisible()
  await page.goto(`/order/list?startDate=2001-01-01&endDate=2001-02-01`)
  await expect(page.getByRole('heading', { name: '조회할 수 없는 기간이에요' })).toBeVisible()
})

test('마이페이지는 오고 있는 상품과 결제할 것을 먼저 보여 주고, 로그아웃은 끝에 있다', async ({
  page,
  inspect,
}) => {
  const { buyer, buy } = await aShopper(page)
  const tee = goodsNamed('오가닉 코튼 하프 티셔츠')
  await buy({ goodsId: goodsNamed('논산 설향 딸기 500g 2팩'), until: 'SI' })
  const exchanged = await buy({ goodsId: tee, until: 'SC' })
  const more = await anotherOption(buyer, exchanged)
  await requested({ buyer, order: exchanged, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more })
  await page.goto(routes.myPage())
  const waiting = page.getByRole('region', { name: '결제를 기다리는 추가결제' })
  await expect(waiting).toContainText('추가결제 6,000원')
  const parcels = page.getByRole('list', { name: '배송 중인 상품' })
  await expect(parcels.getByRole('link')).toHaveText([/논산 설향 딸기.*(?:도착|배송중)/])
  await expect(page.getByRole('link', { name: /^쿠폰 \d/ })).toBeVisible()
  await expect(page.getByRole('region', { name: '최근 주문' })).toContainText('배송중')
  await inspect('my-page-busy')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  await parcels.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '배송조회' })).toBeVisible()
  await page.goBack()
  await waiting.getByRole('link', { name: '결제하기' }).click()
  await expect(page).toHaveURL(/\/addtionalPay\/payment\//)
})

test('마이페이지의 주문 현황은 그 상태의 주문내역으로 간다', async ({ page, inspect }) => {
  await logIn(page, BUYER)
  await chooseStrawberries(page, '바로구매')
  const orderNumber = await payByCard(page)
  await page.goto('/myPage')
  const board = page.getByRole('region', { name: '주문·배송' })
  await expect(board.getByRole('link', { name: /[1-9]\d* 결제완료/ })).toBeVisible()
  await inspect('my-page')
  expect(await withLargeText(page, findOverflow)).toEqual([])
  await board.getByRole('link', { name: /결제완료/ }).click()
  await expect(page).toHaveURL(/status=DEPOSIT_COMPLETE/)
  await cardOf(page, orderNumber).getByRole('link', { name: '주문 상세' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeVisible()
  await page.goBack()
  await expect(tabOf(page, '결제완료')).toHaveAttribute('aria-current', 'true')
  await expect(cardOf(page, orderNumber)).toBeVisible()
})

test.describe('한 번 불러오지 못한 화면', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('다른 화면에 다녀오면 단추를 누르지 않아도 다시 불러온다', async ({ page }) => {
    await aShopper(page)
    await page.goto(routes.myPage())
    const restore = await replaceAnswers(page, '**/api/orders/**', (route) => route.abort())
    await page.getByRole('link', { name: '주문내역' }).first().click()
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
    restore()
    await page.goBack()
    await page.getByRole('link', { name: '주문내역' }).first().click()
    await expect(page.getByText('주문내역이 없어요')).toBeVisible()
  })
})
