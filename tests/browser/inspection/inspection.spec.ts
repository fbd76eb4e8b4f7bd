import { expect, test } from '@playwright/test'
import { findBarriers } from './accessibility.ts'
import { hearComplaints } from './complaints.ts'
import { findBrokenWords } from './brokenWords.ts'
import { findOverflow, withLargeText } from './overflow.ts'
import { recordShifts } from './shifts.ts'
import { findSmallTargets } from './targets.ts'

const page = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>장터</title>
  <meta name="viewport" content="width=device-width"></head><body>${body}</body></html>`
const BIG = 'style="min-width:44px;min-height:44px"'

test('이름 없는 단추는 접근성 검사에 걸린다', async ({ page: tab }) => {
  await tab.setContent(page(`<main><h1>장터</h1><button ${BIG}></button></main>`))
  expect(await findBarriers(tab)).toEqual(['button-name: button'])
})

test('나타나고 있는 글은 다 나타난 뒤에 검사한다', async ({ page: tab }) => {
  await tab.setContent(
    page(
      `<style>@keyframes come { from { opacity: 0 } }</style>
      <main><h1>장터</h1><p style="animation: come 1s">나타나는 글</p>
      <p style="animation: come 1s infinite alternate paused -1s">멈춘 글</p></main>`,
    ),
  )
  expect(await findBarriers(tab)).toEqual([])
})

test('화면보다 넓은 요소는 가로 넘침 검사에 걸린다', async ({ page: tab }) => {
  await tab.setContent(page('<div class="wide" style="width:4000px;height:9px"></div>'))
  expect(await findOverflow(tab)).toEqual(['div.wide'])
})

test('안에서 스크롤되는 목록은 가로 넘침이 아니다', async ({ page: tab }) => {
  await tab.setContent(
    page('<ul style="overflow-x:auto"><li style="width:4000px">긴 목록</li></ul>'),
  )
  expect(await findOverflow(tab)).toEqual([])
})

test('읽어 주기만 하는 글은 가로 넘침이 아니다', async ({ page: tab }) => {
  const hidden = 'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;left:0'
  await tab.setContent(page(`<span style="${hidden}">장바구니에 담긴 상품</span>`))
  expect(await findOverflow(tab)).toEqual([])
})

test('글자를 두 배로 키우면 넘치는 요소도 가로 넘침 검사에 걸린다', async ({ page: tab }) => {
  await tab.setContent(page(`<p class="row" style="width:15rem;white-space:nowrap">장터</p>`))
  expect([await findOverflow(tab), await withLargeText(tab, findOverflow)]).toEqual([[], ['p.row']])
  expect(await findOverflow(tab)).toEqual([])
})

test('좁은 칸에서 한 글자씩 꺾인 낱말은 낱말 검사에 걸리고, 긴 낱말은 꺾여도 된다', async ({
  page: tab,
}) => {
  const narrow = 'width:1.2em;word-break:keep-all;overflow-wrap:anywhere'
  await tab.setContent(
    page(
      `<p class="count" style="${narrow}">32개 나</p><p style="${narrow}">아주아주아주긴이름</p>`,
    ),
  )
  expect(await findBrokenWords(tab)).toEqual(["'32개' count"])
})

test('44 px보다 작은 단추는 크기 검사에 걸린다', async ({ page: tab }) => {
  await tab.setContent(page('<button style="width:30px;height:60px">홈</button>'))
  expect(await findSmallTargets(tab)).toEqual(["button '홈' 30×60"])
})

test('라벨이 감싼 체크박스는 라벨의 크기로 잰다', async ({ page: tab }) => {
  await tab.setContent(
    page(`<label style="display:block;padding:20px"><input type="checkbox"> 전체 선택</label>`),
  )
  expect(await findSmallTargets(tab)).toEqual([])
})

test('문장 속 링크는 크기 검사에서 뺀다', async ({ page: tab }) => {
  await tab.setContent(page('<p>자세한 내용은 <a href="/terms">약관</a>에서 봐요.</p>'))
  expect(await findSmallTargets(tab)).toEqual([])
})

const COMPLAINTS = [
  ['console: 나빠요', "console.error('나빠요')"],
  ['uncaught: 터졌어요', "setTimeout(() => { throw new Error('터졌어요') })"],
] as const

for (const [complaint, script] of COMPLAINTS) {
  test(`'${complaint}' 불평을 듣는다`, async ({ page: tab }) => {
    const heard: string[] = []
    hearComplaints(tab, (said) => heard.push(said))
    await tab.setContent(page(`<script>${script}</script>`))
    await expect.poll(() => heard).toEqual([complaint])
  })
}

test('서버 오류 응답을 듣는다', async ({ page: tab }) => {
  const heard: string[] = []
  hearComplaints(tab, (said) => heard.push(said))
  await tab.route('https://shop.test/', (route) => route.fulfill({ status: 503, body: '점검 중' }))
  await tab.goto('https://shop.test/')
  await expect.poll(() => heard).toContain('503: https://shop.test/')
})

const PUSHED = [
  ['저절로 크게 밀려나는 요소는 흔들림 검사에 걸린다', '200px', ['p.pushed']],
  ['글자가 바뀌며 몇 픽셀 움직이는 것은 흔들림이 아니다', '4px', []],
] as const

test.describe('흔들림 검사', () => {
  // A phone counts its first half second as touched, and what moves after a touch is no shift.
  test.use({ isMobile: false })
  for (const [title, height, found] of PUSHED) {
    test(title, async ({ page: tab }) => {
      const listShifts = await recordShifts(tab)
      const body = page(
        `<style>* { margin: 0 } hr { height: ${height} } p { height: 300px }</style><p class="pushed">장터</p>`,
      )
      await tab.route('https://shop.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      )
      await tab.goto('https://shop.test/')
      expect(await listShifts()).toEqual([])
      await tab.evaluate(() => document.body.prepend(document.createElement('hr')))
      const elements = (await listShifts()).map((shift) => shift.replace(/^[\d.]+ /, ''))
      expect(elements).toEqual(found)
    })
  }
})

test('받지 못한 파일의 불평은 그 주소를 말한다', async ({ page: tab }) => {
  const heard: string[] = []
  hearComplaints(tab, (said) => heard.push(said))
  await tab.route('https://shop.test/**', (route) =>
    route.request().url().endsWith('.webp')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/html', body: page('<img src="/lost.webp" alt="">') }),
  )
  await tab.goto('https://shop.test/')
  await expect
    .poll(() => heard)
    .toEqual([
      'console: Failed to load resource: the server responded with a status of 404 (Not Found): https://shop.test/lost.webp',
    ])
})

test('브라우저는 이 저장소의 글꼴만 안다', async ({ page: tab }) => {
  await tab.setContent(page('<span id="text" style="font-size:16px">가나다라마바사 장터</span>'))
  const widthIn = (family: string) =>
    tab.locator('#text').evaluate((element, font) => {
      element.style.fontFamily = font
      return element.getBoundingClientRect().width
    }, family)
  const widths: number[] = []
  for (const family of ["'Noto Serif CJK KR'", "'Noto Sans CJK KR'", "'Nanum Myeongjo'", 'serif']) {
    widths.push(await widthIn(`${family}, sans-serif`))
  }
  expect(new Set(widths)).toEqual(new Set([await widthIn('Pretendard')]))
})
