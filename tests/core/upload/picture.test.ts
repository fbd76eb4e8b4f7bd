import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOptimisableImage } from '@jangteo/core/upload/imageHost.rules'
import {
  VIDEO_THUMBNAIL,
  thumbnailMoment,
  thumbnailSize,
} from '@jangteo/core/upload/thumbnail.rules'

const HOSTS = ['img.jangteo.example', '*.cdn.jangteo.example']

describe('이미지 주소', () => {
  test.each([
    'https://img.jangteo.example/1.jpg',
    'https://IMG.jangteo.example:443/1.jpg?w=10#top',
    'https://a.cdn.jangteo.example/x/y.png',
    'https://a.b.cdn.jangteo.example',
    'http://img.jangteo.example/gif/1.webp',
    'https://img.jangteo.example/1.jpg?next=a.gif',
  ])('%s은(는) 최적화해 보여 준다', (url) => {
    expect(isOptimisableImage(url, HOSTS)).toEqual(true)
  })

  test.each([
    'https://img.jangteo.example/1.gif',
    'https://img.jangteo.example/1.GIF?w=10',
    'https://cdn.jangteo.example/1.jpg',
    'https://evilcdn.jangteo.example/1.jpg',
    'https://img.jangteo.example.evil.example/1.jpg',
    'https://img.jangteo.example@evil.example/1.jpg',
    'https://evil.example\\.cdn.jangteo.example/1.jpg',
    'https://evil.example/?.cdn.jangteo.example',
    'https://.cdn.jangteo.example/1.jpg',
    'https://img.jangteo.example/a b.jpg',
    '//img.jangteo.example/1.jpg',
    '/1.jpg',
    'javascript:img.jangteo.example',
    '',
  ])('%s은(는) 최적화하지 않는다', (url) => {
    expect(isOptimisableImage(url, HOSTS)).toEqual(false)
  })

  test('허용한 곳이 없으면 아무것도 지나가지 않는다', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(isOptimisableImage(url, [])).toEqual(false)
      }),
    )
  })
})

describe('동영상 미리보기', () => {
  test.each([
    [
      { width: 1920, height: 1080 },
      { width: 640, height: 360 },
    ],
    [
      { width: 1080, height: 1920 },
      { width: 360, height: 640 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 320, height: 240 },
      { width: 320, height: 240 },
    ],
    [
      { width: 5000, height: 1 },
      { width: 640, height: 1 },
    ],
  ])('%j의 미리보기는 %j', (size, shown) => {
    expect(thumbnailSize(size)).toEqual(shown)
  })

  test('긴 변은 640을 넘지 않고 원래보다 커지지 않는다', () => {
    const side = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = thumbnailSize({ width, height })
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(VIDEO_THUMBNAIL.sideMaxPixels)
        expect([size.width <= width, size.height <= height]).toEqual([true, true])
      }),
    )
  })

  test('1초 장면을 쓰고, 더 짧은 동영상은 마지막 장면을 쓴다', () => {
    expect([thumbnailMoment(30), thumbnailMoment(0.4)]).toEqual([1, 0.4])
  })
})
