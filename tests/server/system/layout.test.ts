import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
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
      { gnbTypeEnum: 'HOME', title: '추천', url: '/', gnbSubtitleTypeEnum: 'NONE', subtitle: null },
      {
        gnbTypeEnum: 'EXHIBITION_LIST',
        title: '기획전',
        url: '/main/exhibition',
        gnbSubtitleTypeEnum: 'NONE',
        subtitle: null,
      },
      {
        gnbTypeEnum: 'VIEW_BENEFITS',
        title: '혜택',
        url: '/main/benefits',
        gnbSubtitleTypeEnum: 'NONE',
        subtitle: null,
      },
    ],
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
    sessionEndEnum: _end,
    guestOrderIdEncrypt: _order,
    ...me
  } = await buyer.ask<Record<string, unknown>>('GET', '/accounts/me')
  expect(await buyer.ask('GET', '/systems/layouts/buyer')).toEqual(me)
})
