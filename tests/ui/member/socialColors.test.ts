import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/root.ts'

const PRIMITIVES = readFileSync(join(ROOT, 'ui/src/style/tokens-primitive.css'), 'utf8')
/** Ratio that WCAG asks of text. */
const CONTRAST_MIN = 4.5

function hexOf(name: string): string {
  const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(PRIMITIVES) ?? []
  if (hex === undefined) throw new Error(`--${name} is no colour`)
  return hex
}

function luminanceOf(name: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(hexOf(name).slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['kakao', 'black'],
  ['naver', 'black'],
  ['black', 'hanji-0'],
])('%s 바탕의 글자(%s)는 읽을 수 있게 대비된다', (ground, ink) => {
  expect(contrastOf(ground, ink)).toBeGreaterThan(CONTRAST_MIN)
})

test('네이버의 초록 바탕에 흰 글자는 대비가 모자란다', () => {
  expect(contrastOf('naver', 'hanji-0')).toBeLessThan(CONTRAST_MIN)
})
