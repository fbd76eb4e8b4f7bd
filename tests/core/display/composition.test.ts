import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkComposition } from '@jangteo/core/display/composition.rules'
import { isAllowedLink } from '@jangteo/core/display/link.rules'
import { aMainGroup, aPicture } from '../../support/display/aMainGroup.ts'

const pictures = (count: number) => Array.from({ length: count }, () => aPicture())

describe('전시 내용', () => {
  test('맞게 채운 코너는 저장할 수 있다', () => {
    const groups = [
      aMainGroup('BANNER', pictures(1)),
      aMainGroup('IMAGE_GRID_3', pictures(3)),
      aMainGroup('TEXT_SWIPE', pictures(3)),
      aMainGroup('NEW_GOODS'),
      aMainGroup('STORE_RECOMMEND'),
      aMainGroup('CATEGORY', [aPicture({ categoryId: 1 })]),
      aMainGroup('VIDEO', [aPicture({ videoUrl: '/videos/a.webm', durationS: 6 })]),
    ]
    expect(checkComposition(groups)).toEqual([])
  })

  test.each([
    ['제목이 없으면', aMainGroup('NEW_GOODS', [], { title: '' }), 'TITLE'],
    ['제목이 길면', aMainGroup('NEW_GOODS', [], { title: '가'.repeat(31) }), 'TITLE'],
    ['부제가 길면', aMainGroup('NEW_GOODS', [], { subtitle: '가'.repeat(51) }), 'SUBTITLE'],
    ['모르는 곳으로 이으면', aMainGroup('NEW_GOODS', [], { linkUrl: '//evil.example' }), 'LINK'],
    [
      '기간이 거꾸로면',
      aMainGroup('NEW_GOODS', [], { period: { startsAtMs: 2, endsAtMs: 2 } }),
      'PERIOD',
    ],
    ['상품이 많으면', aMainGroup('NEW_GOODS', [], { goodsMax: 21 }), 'GOODS_COUNT'],
    ['그림이 모자라면', aMainGroup('IMAGE_GRID_2', pictures(1)), 'ITEM_COUNT'],
    ['그림이 많으면', aMainGroup('IMAGE_SWIPE', pictures(11)), 'ITEM_COUNT'],
    ['상품 코너에 그림을 넣으면', aMainGroup('NEW_GOODS', pictures(1)), 'ITEM_COUNT'],
    ['읽을 말이 없는 그림은', aMainGroup('BANNER', [aPicture({ text: null })]), 'ITEM'],
    ['갈 곳이 없는 그림은', aMainGroup('BANNER', [aPicture({ linkUrl: null })]), 'ITEM'],
    ['긴 글은', aMainGroup('BANNER', [aPicture({ text: '가'.repeat(41) })]), 'ITEM'],
    ['길이를 모르는 동영상은', aMainGroup('VIDEO', [aPicture({ videoUrl: '/a.webm' })]), 'ITEM'],
  ])('%s 그 코너를 가리켜 거절한다', (_, group, violation) => {
    expect(checkComposition([aMainGroup('NEW_GOODS'), group])).toEqual([{ group: 1, violation }])
  })

  test('코너는 서른 개까지다', () => {
    const groups = Array.from({ length: 30 }, () => aMainGroup('NEW_GOODS'))
    expect(checkComposition(groups)).toEqual([])
    expect(checkComposition([...groups, aMainGroup('NEW_GOODS')])).toEqual([
      { group: null, violation: 'GROUP_COUNT' },
    ])
  })
})

const BEGINNINGS = [
  '',
  '/',
  '//',
  '/store/',
  '/store?',
  'https://',
  'https://community.jangteo.example',
  'https://community.jangteo.example/',
  'http://community.jangteo.example/',
]

describe('링크', () => {
  test.each([
    ['/', true],
    ['/main/exhibition/3?groupId=1', true],
    ['/product/detail/7#review', true],
    ['https://community.jangteo.example/', true],
    ['https://community.jangteo.example', true],
    ['/nowhere', false],
    ['/devOnly/desk', false],
    ['/main/preview/1', false],
    ['//community.jangteo.example', false],
    ['http://community.jangteo.example/', false],
    ['https://evil.example/', false],
    ['https://community.jangteo.example.evil.example/', false],
    ['https://community.jangteo.example@evil.example/', false],
    [String.raw`/\evil.example`, false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s로 이을 수 있는가: %s', (url, isAllowed) => {
    expect(isAllowedLink(url)).toBe(isAllowed)
  })

  test('허용한 것은 장터의 화면이거나 https다', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BEGINNINGS), fc.string(), (beginning, end) => {
        const url = beginning + end
        if (!isAllowedLink(url)) return
        const opened = new URL(url, 'https://market.test')
        const hosts = ['market.test', 'community.jangteo.example']
        expect([opened.protocol, hosts.includes(opened.hostname)]).toEqual(['https:', true])
      }),
    )
  })
})
