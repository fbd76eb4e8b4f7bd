import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import {
  ALARM_SECTIONS,
  LIFE_PATHS,
  MARKET_PATHS,
  OWN_PATHS,
  TERMS_SECTIONS,
} from '@jangteo/core/navigation/path.codes'
import { nextPageNumber, toPage } from '@jangteo/core/navigation/paging.rules'

describe('페이지 주소', () => {
  test.each([
    [routes.home(), '/'],
    [routes.productDetail(7), '/product/detail/7'],
    [routes.productDetail(7, { review: true }), '/product/detail/7?review=Y'],
    [routes.productDetail(7, { review: false }), '/product/detail/7'],
    [routes.productDetail(7, { restock: true }), '/product/detail/7?restock=Y'],
    [routes.subMain('a'), '/main/sub/a'],
    [routes.claimRequest('x', { type: 'RETURN' }), '/claim/request/x?type=RETURN'],
    [routes.authSocial('kakao', { code: '1' }), '/auth/kakao?code=1'],
    [routes.additionalPay(), '/myPage/addtionalPay'],
    [routes.reviewerProfile('b'), '/reviewerProfile?buyerIdEncrypt=b'],
    [routes.editReview({ orderItemIdEncrypt: 'i' }), '/editReview?orderItemIdEncrypt=i'],
    [routes.editReview({ feedbackIdEncrypt: 'f' }), '/editReview?feedbackIdEncrypt=f'],
    [routes.mediaReview(7), '/mediareview?goodsId=7'],
    [routes.orderPayment([1, 2]), '/order/payment?cartIdList=[1,2]'],
    [routes.orderComplete('o'), '/order/complete?ordersIdEncrypt=o'],
    [routes.favorite(), '/favorite'],
    [routes.favorite({ fromMypage: true, tab: 'stores' }), '/favorite?fromMypage=true&tab=stores'],
    [routes.searchResult('양말'), `/search/result?keyword=${encodeURIComponent('양말')}`],
    [routes.searchResult('a', { noSuggest: true }), '/search/result?keyword=a&noSuggest=true'],
    [routes.storeNotice('ongyeol', 'n'), '/store/ongyeol/storenotice/n'],
    [routes.orderCancel('o'), '/order/cancel/o'],
    [routes.desk(), '/devOnly/desk'],
    [routes.flows(), '/devOnly/flows'],
    [routes.flows('2026112200000001'), '/devOnly/flows?order=2026112200000001'],
    [routes.login(), '/login'],
    [routes.login('/order/cart'), '/login?returnUrl=%2Forder%2Fcart'],
    [routes.eventList({ status: 'FINISHED' }), '/main/event?status=FINISHED'],
    [routes.eventDetail('e'), '/main/event/e'],
    [routes.specialSale(), '/main/special-sale'],
    [routes.specialSaleDraw(3), '/main/special-sale/3'],
    [lifeRoutes.myEventDetail('e'), '/myPage/event/e'],
    [lifeRoutes.newsDetail(3), '/news/detail/3'],
    [lifeRoutes.newsDetail(3, 9), '/news/detail/3?categoryId=9'],
    [lifeRoutes.lowAuctionPayment(5), '/lowAuction/payment?raffleSeq=5'],
    [lifeRoutes.offerwall(), '/missions/offerwall'],
    [lifeRoutes.pointModal(100), '/modal/point?point=100'],
  ])('%s', (url, expected) => {
    expect(url).toEqual(expected)
  })

  test('주소에 넣은 글자는 다른 페이지로 새지 않는다', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (storeUrl) => {
        const url = new URL(routes.storeSellerInfo(storeUrl), 'https://jangteo.test')
        const [, first, name = '', last] = url.pathname.split('/')
        fc.pre(storeUrl !== '.' && storeUrl !== '..')
        expect([first, decodeURIComponent(name), last]).toEqual([
          'store',
          storeUrl,
          'storesellerinfo',
        ])
      }),
    )
  })

  test('설정의 하위 페이지는 모두 제 주소가 있다', () => {
    expect(ALARM_SECTIONS.map(lifeRoutes.settingAlarmSection)).toEqual([
      '/setting/alarm/feed',
      '/setting/alarm/challenge',
      '/setting/alarm/lotto',
      '/setting/alarm/pay',
      '/setting/alarm/shopping',
      '/setting/alarm/whistle',
    ])
    expect(TERMS_SECTIONS.map(lifeRoutes.termsSection)).toEqual([
      '/setting/terms/mobile',
      '/setting/terms/challenge',
      '/setting/terms/pedometer',
      '/setting/terms/store',
      '/setting/terms/pay/essential',
      '/setting/terms/pay/installment',
      '/setting/terms/pay/whistleGift',
      '/setting/terms/whistle/essential',
      '/setting/terms/whistle/fine',
      '/setting/terms/whistle/hipass',
      '/setting/terms/whistle/sale',
    ])
  })

  test('페이지마다 주소 모양이 다르다', () => {
    const paths = [MARKET_PATHS, OWN_PATHS, LIFE_PATHS].flatMap((table) => Object.values(table))
    const shapes = paths.map((path) => path.replaceAll(/:\w+/g, ':'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })
})

describe('목록의 페이지', () => {
  test.each([
    [
      { number: 0, size: 10, totalElements: 0 },
      { last: true, totalPages: 0 },
    ],
    [
      { number: 0, size: 10, totalElements: 10 },
      { last: true, totalPages: 1 },
    ],
    [
      { number: 0, size: 10, totalElements: 11 },
      { last: false, totalPages: 2 },
    ],
    [
      { number: 1, size: 10, totalElements: 11 },
      { last: true, totalPages: 2 },
    ],
    [
      { number: 9, size: 10, totalElements: 11 },
      { last: true, totalPages: 2 },
    ],
  ])('%j는 %j', (asked, { last, totalPages }) => {
    const { number, totalElements } = asked
    const content = ['상품']
    expect(toPage(content, asked)).toEqual({ content, number, last, totalElements, totalPages })
  })

  test('마지막이 아니면 다음 페이지는 하나 뒤다', () => {
    const numbers = [false, true].map((last) => nextPageNumber({ number: 3, last }))
    expect(numbers).toEqual([4, null])
  })
})
