import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideOpening, isOwnPath, pageTypeOf } from '@jangteo/core/navigation/pageOpening.rules'

const APP = { isInApp: true, appScheme: 'jangteo://' }
const WEB = { isInApp: false, appScheme: 'jangteo://' }

describe('페이지 열기', () => {
  test('앱에서는 브리지로, 앱 주소는 D로, 나머지는 I로 연다', () => {
    const urls = ['/order/cart', 'https://jangteo.test/news', 'jangteo://pay', 'JANGTEO://pay']
    expect(urls.map((url) => decideOpening(url, APP))).toEqual([
      { kind: 'BRIDGE', type: 'I', url: '/order/cart' },
      { kind: 'BRIDGE', type: 'I', url: 'https://jangteo.test/news' },
      { kind: 'BRIDGE', type: 'D', url: 'jangteo://pay' },
      { kind: 'BRIDGE', type: 'D', url: 'JANGTEO://pay' },
    ])
    expect(pageTypeOf('/product/jangteo://', 'jangteo://')).toEqual('I')
  })

  test('앱 밖에서는 우리 페이지는 라우터로, 다른 곳은 브라우저로 연다', () => {
    const urls = ['/order/cart', 'https://example.com', 'jangteo://pay']
    expect(urls.map((url) => decideOpening(url, WEB))).toEqual([
      { kind: 'ROUTER', url: '/order/cart' },
      { kind: 'BROWSER', url: 'https://example.com' },
      { kind: 'BROWSER', url: 'jangteo://pay' },
    ])
  })

  test('전화와 메일은 앱에서도 브라우저가 연다', () => {
    const urls = ['tel:0212345678', 'mailto:help@jangteo.kr', 'sms:01012345678']
    expect(urls.map((url) => decideOpening(url, APP).kind)).toEqual(urls.map(() => 'BROWSER'))
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    '//example.com',
    'order/cart',
    '',
  ])('"%s"은 열지 않는다', (url) => {
    expect([decideOpening(url, APP), decideOpening(url, WEB)]).toEqual([
      { kind: 'REFUSED' },
      { kind: 'REFUSED' },
    ])
  })

  test('아는 곳이 아니면 어떤 글자로 시작해도 열지 않는다', () => {
    const strange = fc
      .tuple(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('', '//a.kr', ':alert(1)'),
      )
      .map(([start, path]) => `${start}${path}`)
      .filter((url) => !/^(\/(?!\/)|https?:\/\/|jangteo:\/\/|tel:|mailto:|sms:)/i.test(url))
    fc.assert(
      fc.property(strange, (url) => {
        expect([decideOpening(url, APP).kind, decideOpening(url, WEB).kind]).toEqual([
          'REFUSED',
          'REFUSED',
        ])
      }),
    )
  })

  test.each([
    ['/', true],
    ['/order/cart?a=1#b', true],
    ['//example.com', false],
    ['/\\example.com', false],
    ['/\t/example.com', false],
    ['/\n/example.com', false],
    ['/ /example.com', false],
    ['/..//example.com', false],
    ['/.//example.com', false],
    ['/order//example.com', false],
    ['/order/cart?url=//example.com', true],
    ['/order/cart#//example.com', true],
    ['https://example.com', false],
    ['', false],
  ])('로그인 뒤 %j로 돌아가도 되는지는 %s', (url, allowed) => {
    expect(isOwnPath(url)).toEqual(allowed)
  })

  test('우리 경로라고 한 것은 몇 번을 풀어 읽어도 우리 주소이다', () => {
    const home = 'https://jangteo.test'
    const pieces = ['/', '//', '.', '..', '%2e', '\\', '\t', '?', '#', 'a', ':', '@']
    const url = fc
      .array(fc.constantFrom(...pieces), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`)
    const resolved = (path: string) => new URL(path, home)
    fc.assert(
      fc.property(url.filter(isOwnPath), (path) => {
        const once = resolved(path)
        expect([once.origin, resolved(once.pathname).origin]).toEqual([home, home])
      }),
      { numRuns: 2_000 },
    )
  })
})
