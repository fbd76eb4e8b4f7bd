import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Locator, Page } from '@playwright/test'
import { goodsNamed } from '../support/demoGoods.ts'

/** A tap that is timed: the page it happens on, and what is done there before it. */
export type Tap = {
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
  readonly target: (page: Page) => Locator
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const sheet = (page: Page) => page.getByRole('dialog')

/** With one option name, and two pictures. */
const TANGERINES = routes.productDetail(goodsNamed('서귀포 노지 감귤'))
const LISTING = routes.categoryDetail(1)

async function openFilters(page: Page): Promise<void> {
  await button(page, /^필터/).tap()
  await sheet(page).getByText('품절 제외').waitFor()
  await button(page, /^\d+개 상품 보기$/).waitFor()
}

const firstOption = (page: Page) =>
  sheet(page).getByRole('group').first().getByRole('button').first()
const firstLine = (page: Page) => sheet(page).getByRole('list', { name: '선택한 상품' })

async function openOptions(page: Page): Promise<void> {
  await button(page, '바로구매').tap()
  await firstOption(page).waitFor()
}

async function pickOption(page: Page): Promise<void> {
  await openOptions(page)
  await firstOption(page).tap()
  await firstLine(page).waitFor()
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto(TANGERINES)
  await pickOption(page)
  await sheet(page).getByRole('button', { name: '장바구니' }).tap()
  await page
    .getByText(/담았어요/)
    .first()
    .waitFor()
  await page.goto(routes.cart())
  await page.getByRole('checkbox').first().waitFor()
}

/** The taps of a visit, from home to the cart. */
export const TAPS: readonly Tap[] = [
  { name: 'hero next', path: '/', target: (page) => button(page, /다음 소식 보기/) },
  { name: 'rail next', path: '/', target: (page) => button(page, /다음 상품$/) },
  { name: 'ranks next', path: '/', target: (page) => button(page, /다음 순위$/) },
  {
    name: 'top tab',
    path: '/',
    target: (page) => page.getByRole('navigation', { name: '추천 메뉴' }).getByText('기획전'),
  },
  {
    name: 'bottom tab',
    path: '/',
    target: (page) => page.getByRole('navigation', { name: '주요 메뉴' }).getByText('카테고리'),
  },
  {
    name: 'card to product',
    path: LISTING,
    target: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'category pane',
    path: routes.category(),
    target: (page) => page.getByRole('tab').nth(1),
  },
  { name: 'quick chip', path: LISTING, target: (page) => button(page, '무료배송') },
  { name: 'filter open', path: LISTING, target: (page) => button(page, /^필터/) },
  {
    name: 'filter chip',
    path: LISTING,
    prepare: openFilters,
    target: (page) => sheet(page).getByRole('button', { name: '1만원~3만원' }),
  },
  {
    name: 'filter apply',
    path: LISTING,
    prepare: openFilters,
    target: (page) => button(page, /^\d+개 상품 보기$/),
  },
  { name: 'sort open', path: LISTING, target: (page) => button(page, /^정렬/) },
  {
    name: 'store tab',
    path: routes.store('dadam'),
    target: (page) => button(page, /^전체상품/),
  },
  {
    name: 'exhibition group',
    path: routes.exhibitionDetail(1),
    target: (page) => page.getByRole('list', { name: '상품 묶음' }).getByRole('button').nth(1),
  },
  { name: 'gallery next', path: TANGERINES, target: (page) => button(page, '다음 사진') },
  {
    name: 'option sheet open',
    path: TANGERINES,
    target: (page) => button(page, '바로구매'),
  },
  { name: 'option pick', path: TANGERINES, prepare: openOptions, target: firstOption },
  {
    name: 'option plus',
    path: TANGERINES,
    prepare: pickOption,
    target: (page) => firstLine(page).getByRole('button', { name: /수량 늘리기$/ }),
  },
  {
    name: 'option sheet close',
    path: TANGERINES,
    prepare: openOptions,
    target: (page) => sheet(page).getByRole('button', { name: '닫기' }),
  },
  {
    name: 'cart box',
    path: '/',
    prepare: putIntoCart,
    target: (page) => page.getByRole('checkbox').first(),
  },
  {
    name: 'cart plus',
    path: '/',
    prepare: putIntoCart,
    target: (page) => button(page, /수량 늘리기$/),
  },
]
