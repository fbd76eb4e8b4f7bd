import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { A_STORE_URL } from '../../support/call/callSamples.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginSeller } from '../../support/staff.ts'

const OTHER_STORE = 'dadam'

let market: TestMarket
let seller: Buyer
let storeId: number
beforeAll(async () => {
  market = await openMarket()
  const own = await loginSeller(market)
  seller = own.browser
  storeId = own.storeId
})
afterAll(() => market.close())

type Line = { readonly noticeIdEncrypt: string; readonly title: string; readonly pinnedYn: string }
type Lines = { readonly content: readonly Line[] }
type Notice = Line & {
  readonly body: string
  readonly previous: Pick<Line, 'title'> | null
  readonly next: Pick<Line, 'title'> | null
}

const aNotice = async (title: string, pinnedYn: 'Y' | 'N' = 'N', browser = seller) => {
  const { noticeIdEncrypt } = await browser.ask<Line>('POST', '/sellers/notices', {
    body: { title, body: '# 알려 드려요', pinnedYn },
  })
  return noticeIdEncrypt
}
const shown = async (url: string = A_STORE_URL) =>
  (await aBuyer(market).ask<Lines>('GET', `/stores/${url}/notices?size=100`)).content
const titles = async (url?: string) => (await shown(url)).map(({ title }) => title)

async function ownGoods(): Promise<number[]> {
  const rows = await market.database.db
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('sale_status', '=', 'SALE')
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

describe('스토어 공지', () => {
  test('맨 위의 것이 먼저, 그다음은 새것부터 보이고, 앞뒤 글로 갈 수 있다', async () => {
    const [pinned, ...older] = await titles()
    const ids = [await aNotice('하나', 'Y'), await aNotice('둘'), await aNotice('셋')]
    expect(await titles()).toEqual(['하나', pinned, '셋', '둘', ...older])
    const { body, previous, next } = await aBuyer(market).ask<Notice>(
      'GET',
      `/stores/notices/${ids[1]}`,
    )
    expect([body, previous?.title, next?.title]).toEqual(['# 알려 드려요', '하나', '셋'])
    for (const id of ids) await seller.ask('DELETE', `/sellers/notices/${id}`)
    expect(await titles()).toEqual([pinned, ...older])
    const { status, body: missing } = await aBuyer(market).call('GET', `/stores/notices/${ids[0]}`)
    expect([status, missing.code]).toEqual([404, 'NOTICE_NOT_FOUND'])
  })

  test('맨 위에는 셋까지고, 한꺼번에 올려도 그렇다', async () => {
    const other = (await loginSeller(market, OTHER_STORE)).browser
    const answers = await Promise.all(
      ['가', '나', '다', '라', '마'].map(async (title) => {
        const { body } = await other.call('POST', '/sellers/notices', {
          body: { title, body: '내용', pinnedYn: 'Y' },
        })
        return body.code ?? 'done'
      }),
    )
    const pinned = (await shown(OTHER_STORE)).filter(({ pinnedYn }) => pinnedYn === 'Y')
    expect([answers.filter((code) => code === 'done').length, pinned.length]).toEqual([3, 3])
    expect(answers.filter((code) => code === 'NOTICE_PINNED_TOO_MANY')).toHaveLength(2)
    const [first] = pinned
    await other.ask('PUT', `/sellers/notices/${first?.noticeIdEncrypt}`, {
      body: { title: '고친 것', body: '내용', pinnedYn: 'Y' },
    })
  })

  test('다른 스토어의 공지는 없는 것과 같다', async () => {
    const id = await aNotice('우리 것')
    const other = (await loginSeller(market, OTHER_STORE)).browser
    const answers = [
      await other.call('PUT', `/sellers/notices/${id}`, { body: { title: '남', body: '남' } }),
      await other.call('DELETE', `/sellers/notices/${id}`),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'NOTICE_NOT_FOUND'],
      [404, 'NOTICE_NOT_FOUND'],
    ])
    expect(await titles()).toContain('우리 것')
  })
})

test('쉬는 스토어의 공지는 읽을 수 있고, 정지된 스토어의 공지는 스토어처럼 없다', async () => {
  const id = await aNotice('당분간 쉬어요')
  const codes = []
  for (const state of ['PAUSED', 'SUSPENDED', 'CLOSED', 'OPEN'] as const) {
    await market.database.db
      .updateTable('stores')
      .set({ state })
      .where('id', '=', storeId)
      .execute()
    for (const path of [`notices/${id}`, `${A_STORE_URL}/notices`]) {
      const { body } = await aBuyer(market).call('GET', `/stores/${path}`)
      codes.push(body.code ?? 'shown')
    }
  }
  await seller.ask('DELETE', `/sellers/notices/${id}`)
  expect(codes).toEqual([
    'shown',
    'shown',
    'NOTICE_NOT_FOUND',
    'STORE_NOT_FOUND',
    'NOTICE_NOT_FOUND',
    'STORE_NOT_FOUND',
    'shown',
    'shown',
  ])
})

test('상품 페이지 안내는 쓰는 동안 상품에 보이고, 남의 것은 고칠 수 없다', async () => {
  const [goodsId] = await ownGoods()
  const seen = async () => {
    const { announcements } = await aBuyer(market).ask<{
      readonly announcements: readonly { readonly title: string }[]
    }>('GET', `/goods/${goodsId}/announcement`)
    return announcements.map(({ title }) => title)
  }
  const body = {
    title: '연휴 배송 안내',
    body: '연휴에는 쉬어요.',
    goodsNoticeDisplayEnum: 'TOP',
    startsAt: new Date(market.now() - 1000).toISOString(),
  }
  const { announcementIdEncrypt: id } = await seller.ask<{
    readonly announcementIdEncrypt: string
  }>('POST', '/sellers/announcements', { body })
  const during = await seen()
  const other = (await loginSeller(market, OTHER_STORE)).browser
  const foreign = await other.call('DELETE', `/sellers/announcements/${id}`)
  await seller.ask('PUT', `/sellers/announcements/${id}`, {
    body: { ...body, startsAt: new Date(market.now() + 60_000).toISOString() },
  })
  const before = await seen()
  await seller.ask('DELETE', `/sellers/announcements/${id}`)
  expect([during[0], foreign.body.code, before.includes('연휴 배송 안내')]).toEqual([
    '연휴 배송 안내',
    'ANNOUNCEMENT_NOT_FOUND',
    false,
  ])
})

describe('스토어 코너', () => {
  const groupsOf = async () => {
    const { groupList } = await aBuyer(market).ask<{
      readonly groupList: readonly {
        readonly title: string
        readonly goodsList: readonly { readonly goodsId: number }[]
      }[]
    }>('GET', `/stores/${A_STORE_URL}/main-groups`)
    return groupList.map(({ title, goodsList }) => [title, goodsList.map(({ goodsId }) => goodsId)])
  }
  const save = (groupList: readonly object[], browser = seller) =>
    browser.call('PUT', '/sellers/main-groups', { body: { groupList } })

  test('고른 상품이 고른 차례로 보이고, 모두 지우면 장터가 고른다', async () => {
    const automatic = await groupsOf()
    const [one, two] = await ownGoods()
    const picked = { title: '주인장 추천', storeGroupKindEnum: 'MANUAL', goodsIdList: [two, one] }
    await save([picked, { title: '새로 왔어요', storeGroupKindEnum: 'NEW' }])
    const own = await groupsOf()
    await save([])
    expect([own[0], own[1]?.[0], own.length, await groupsOf()]).toEqual([
      ['주인장 추천', [two, one]],
      '새로 왔어요',
      2,
      automatic,
    ])
  })

  test('다른 스토어의 상품은 고를 수 없고, 아무것도 바뀌지 않는다', async () => {
    const goodsIdList = await ownGoods()
    const before = await groupsOf()
    const other = (await loginSeller(market, OTHER_STORE)).browser
    const { status, body } = await save(
      [{ title: '남의 것', storeGroupKindEnum: 'MANUAL', goodsIdList }],
      other,
    )
    expect([status, body.code, body.data]).toEqual([
      422,
      'STORE_GROUPS_INVALID',
      {
        violations: [{ group: 0, violationEnum: 'GOODS', message: expect.any(String) as string }],
      },
    ])
    expect(await groupsOf()).toEqual(before)
  })
})
