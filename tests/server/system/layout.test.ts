import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aComposer } from '../../support/display/publishMain.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { putInCart } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('화면 틀에는 위쪽 메뉴와 첫 단계 카테고리와 운영자 정보가 있다', async () => {
  const roots = await market.database.db
    .selectFrom('categories')
    .select(['id as categoryId', 'name as categoryName', 'picture'])
    .where('depth', '=', 1)
    .orderBy('position')
    .execute()
  expect(await aBuyer(market).ask('GET', '/systems/layouts/layout')).toEqual({
    gnbList: [
      ['HOME', '추천', '/', 'NONE', null],
      ['RANKING', '랭킹', '/main/ranking', 'NONE', null],
      ['DEAL', '특가', '/main/deal', 'NONE', null],
      ['EXHIBITION_LIST', '기획전', '/main/exhibition', 'NONE', null],
      ['VIEW_BENEFITS', '혜택', '/main/benefits', 'NONE', null],
      ['SUB_MAIN_A', '산지에서', '/main/sub/a', 'TEXT', '제철'],
      ['SUB_MAIN_B', '집꾸미기', '/main/sub/b', 'NEW', null],
    ].map(([gnbTypeEnum, title, url, gnbSubtitleTypeEnum, subtitle]) => ({
      gnbTypeEnum,
      title,
      url,
      gnbSubtitleTypeEnum,
      subtitle,
    })),
    categoryList: roots,
    operatorFactList: [
      { label: '상호', value: '주식회사 장터' },
      { label: '대표자', value: '한가람' },
      { label: '주소', value: '서울특별시 종로구 장터길 1' },
      { label: '전화', value: '1588-0000' },
      { label: '이메일', value: 'help@jangteo.example' },
      { label: '사업자등록번호', value: '124-81-00998' },
      { label: '통신판매업신고번호', value: '제2026-서울종로-0001호' },
      { label: '개인정보보호책임자', value: '윤슬' },
      { label: '호스팅서비스 제공자', value: '주식회사 장터' },
    ],
  })
})

test('누가 부르든 화면 틀은 같다', async () => {
  const { buyer } = await aMember(market, 'MEMBER')
  expect(await buyer.ask('GET', '/systems/layouts/layout')).toEqual(
    await aBuyer(market).ask('GET', '/systems/layouts/layout'),
  )
})

test('비회원에게는 이름이 없고, 장바구니는 그 기기의 것이다', async () => {
  const guest = aBuyer(market)
  await putInCart(guest, goodsNamed('하동 세작 녹차'))
  expect(await guest.ask('GET', '/systems/layouts/buyer')).toEqual({
    memberShipType: 'GUEST',
    userSeq: -1,
    platforms: [],
    name: null,
    cartCount: 1,
    isAdultCertified: false,
  })
})

test('회원에게는 내 정보가 말하는 것과 같다', async () => {
  const { buyer } = await aMember(market, 'ASSOCIATE_MEMBER')
  const {
    isPasswordChangeDue: _due,
    hasPassword: _password,
    sessionEndEnum: _end,
    unreadCount: _unread,
    guestOrderIdEncrypt: _order,
    ...me
  } = await buyer.ask<Record<string, unknown>>('GET', '/accounts/me')
  expect(await buyer.ask('GET', '/systems/layouts/buyer')).toEqual(me)
})

const ENTRIES = [
  { gnbTypeEnum: 'DEAL', title: '특가', gnbSubtitleTypeEnum: 'AD' },
  { gnbTypeEnum: 'EXHIBITION_DETAIL', title: '산지', exhibitionId: 1 },
]
const gnbOf = async () => {
  const { gnbList } = await aBuyer(market).ask<{ readonly gnbList: readonly { title: string }[] }>(
    'GET',
    '/systems/layouts/layout',
  )
  return gnbList.map(({ title }) => title)
}

test('메뉴를 바꾸면 홈이 앞에 서고, 숨긴 기획전은 빠진다', async () => {
  await (await aComposer(market)).ask('PUT', '/operators/gnb', { body: { entryList: ENTRIES } })
  market.advance(31_000)
  expect(await gnbOf()).toEqual(['추천', '특가', '산지'])
  const { db } = market.database
  await db.updateTable('exhibitions').set({ is_hidden: true }).where('id', '=', 1).execute()
  market.advance(31_000)
  expect(await gnbOf()).toEqual(['추천', '특가'])
})

test.each([
  ['제목이 길면', [{ gnbTypeEnum: 'DEAL', title: '아홉글자이면안되네' }]],
  ['갈 곳이 없으면', [{ gnbTypeEnum: 'COMMUNITY', title: '광장' }]],
  ['없는 기획전이면', [{ gnbTypeEnum: 'EXHIBITION_DETAIL', title: '없음', exhibitionId: 9999 }]],
  ['열 개가 넘으면', Array.from({ length: 11 }, () => ENTRIES[0])],
])('%s 메뉴를 저장하지 않는다', async (_, entryList) => {
  const before = await (await aComposer(market)).ask('GET', '/operators/gnb')
  const { status, body } = await (
    await aComposer(market)
  ).call('PUT', '/operators/gnb', {
    body: { entryList },
  })
  expect([status, body.code]).toEqual([422, 'GNB_INVALID'])
  expect(await (await aComposer(market)).ask('GET', '/operators/gnb')).toEqual(before)
})
