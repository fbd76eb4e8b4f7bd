import {
  checkGoodsContent,
  type GoodsContent,
  missingContent,
} from '@jangteo/core/goods/goodsContent.rules'
import { describe, expect, test } from 'vitest'
import { aContent, anOption } from '../../support/goods/aContent.ts'

function codesOf(content: Partial<GoodsContent>): string[] {
  return checkGoodsContent(aContent(content)).map(({ field, code }) => `${field} ${code}`)
}

const NO_LIMITS = aContent().limits

describe('상품 내용', () => {
  test('제대로 쓴 상품은 그대로 저장한다', () => {
    expect(codesOf({})).toEqual([])
    expect(
      codesOf({
        optionNames: ['색상', '크기'],
        options: [anOption(['블랙', 'M']), anOption(['블랙', 'L'], { extraPrice: 1000 })],
        addOns: [anOption(['받침'], { extraPrice: 3000 })],
      }),
    ).toEqual([])
  })

  test.each<[string, Partial<GoodsContent>, string[]]>([
    ['이름이 없음', { name: '' }, ['name NAME_REQUIRED']],
    ['이름이 101자', { name: '가'.repeat(101) }, ['name NAME_TOO_LONG']],
    ['사진이 11장', { pictures: Array(11).fill('a') as string[] }, ['pictures PICTURE_COUNT']],
    ['판매가가 정가보다 높음', { salePrice: 20_001 }, ['price PRICE_ORDER']],
    ['99원', { listPrice: 99, salePrice: 99 }, ['price PRICE_RANGE']],
    ['끝나고 시작함', { saleStartsAtMs: 2, saleEndsAtMs: 2 }, ['period PERIOD_ORDER']],
    ['오늘 안에 발송', { shipWithinDays: 0 }, ['shipping SHIP_DAYS']],
    ['옵션이 없음', { options: [] }, ['options OPTION_REQUIRED', 'options OPTION_BASE_REQUIRED']],
    [
      '옵션값이 모자람',
      { optionNames: ['색상', '크기'], options: [anOption(['블랙'])] },
      ['options OPTION_VALUES'],
    ],
    [
      '같은 옵션이 둘',
      { optionNames: ['색상'], options: [anOption(['블랙']), anOption(['블랙'])] },
      ['options OPTION_DUPLICATE'],
    ],
    [
      '추가금액 없는 옵션이 없음',
      { optionNames: ['색상'], options: [anOption(['블랙'], { extraPrice: 10 })] },
      ['options OPTION_BASE_REQUIRED'],
    ],
    [
      '추가금액이 판매가보다 낮음',
      {
        optionNames: ['색상'],
        options: [anOption(['블랙']), anOption(['흰색'], { extraPrice: -18_001 })],
      },
      ['options OPTION_PRICE'],
    ],
    ['재고가 음수', { options: [anOption([], { stock: -1 })] }, ['options STOCK_RANGE']],
    ['새 재고가 백만', { options: [anOption([], { stock: 1_000_000 })] }, ['options STOCK_RANGE']],
    ['추가상품이 공짜', { addOns: [anOption(['받침'])] }, ['addOns ADD_ON_VALUES']],
    [
      '최소가 최대보다 많음',
      { limits: { ...NO_LIMITS, quantityMin: 3, orderQuantityMax: 2 } },
      ['limits LIMITS_ORDER'],
    ],
    ['최소가 0', { limits: { ...NO_LIMITS, quantityMin: 0 } }, ['limits LIMITS_RANGE']],
    ['빈 태그', { tags: [''] }, ['tags TAGS_INVALID']],
  ])('%s: 저장하지 않는다', (_, content, expected) => {
    expect(codesOf(content)).toEqual(expected)
  })

  test('이미 있는 옵션에 돌아온 재고는 한도를 넘어도 된다', () => {
    const returned = { optionId: 1, stock: 1_000_001 }
    expect(
      codesOf({
        options: [anOption([], returned)],
        addOns: [anOption(['받침'], { ...returned, extraPrice: 100 })],
      }),
    ).toEqual([])
  })

  test('옵션은 200개까지, 추가상품은 20개까지다', () => {
    const options = Array.from({ length: 201 }, (_, at) => anOption([`색 ${at}`]))
    const addOns = Array.from({ length: 21 }, (_, at) =>
      anOption([`컵 ${at}`], { extraPrice: 100 }),
    )
    expect(codesOf({ optionNames: ['색상'], options: options.slice(0, 200) })).toEqual([])
    expect(codesOf({ optionNames: ['색상'], options, addOns })).toEqual([
      'options OPTION_COUNT',
      'addOns ADD_ON_COUNT',
    ])
  })
})

describe('판매에 필요한 내용', () => {
  test('카테고리, 사진, 상세설명, 고시가 모두 있어야 한다', () => {
    const nothing = { categoryId: null, pictures: [], description: ' ', noticeKind: null }
    const codes = missingContent(aContent(nothing)).map(({ code }) => code)
    expect(codes).toEqual([
      'CATEGORY_REQUIRED',
      'PICTURE_REQUIRED',
      'DESCRIPTION_REQUIRED',
      'NOTICE_REQUIRED',
    ])
    expect(missingContent(aContent())).toEqual([])
  })

  test('고시는 종류가 묻는 항목을 모두 채워야 한다', () => {
    const [first, ...others] = aContent().noticeRows
    const blank = { label: first?.label ?? '', value: ' ' }
    const codes = (noticeRows: GoodsContent['noticeRows']) =>
      missingContent(aContent({ noticeRows })).map(({ code }) => code)
    expect([codes(others), codes([blank, ...others])]).toEqual([
      ['NOTICE_REQUIRED'],
      ['NOTICE_REQUIRED'],
    ])
  })
})
