import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeExpected } from '@jangteo/demo/pictures/expected'
import { createPictureFiles } from '@jangteo/server/http/picture-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listening } from '../../support/listen.ts'
import { listenForFiles } from '../../support/listenForFiles.ts'

const directory = mkdtempSync(join(tmpdir(), 'picture-files-'))
const serve = createPictureFiles(directory)
let listening: Listening

beforeAll(async () => {
  listening = await listenForFiles(serve)
})
afterAll(async () => {
  await listening.close()
  rmSync(directory, { recursive: true })
})

async function answerTo(path: string, method = 'GET') {
  const response = await fetch(listening.url + path, { method })
  const { headers, status } = response
  return {
    status,
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    body: await response.text(),
  }
}

describe('상품 그림을 보낸다', () => {
  test('무엇을 그릴지 아직 모르면 없는 파일이다', async () => {
    expect((await answerTo('/pictures/banner-1-720.webp')).status).toBe(404)
  })

  test('그리는 중인 그림은 다 그린 크기의 빈 바탕으로 보내고, 다 그리면 그림을 보낸다', async () => {
    writeExpected(directory, [
      { name: 'banner-1', widths: [720], master: aMaster(1080, 540) },
      { name: 'store-logo-1', widths: [120], master: aMaster(360, 360) },
    ])
    const placeholder = (width: number, height: number) => ({
      status: 200,
      type: 'image/svg+xml',
      cache: 'no-store',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#808080" fill-opacity=".14"/></svg>`,
    })
    expect([
      await answerTo('/pictures/banner-1-720.webp?v=1'),
      await answerTo('/pictures/store-logo-1-120.webp'),
      await answerTo('/pictures/banner-1-1080.webp', 'HEAD'),
    ]).toEqual([
      placeholder(720, 360),
      placeholder(120, 120),
      { ...placeholder(1080, 540), body: '' },
    ])
    writeFileSync(join(directory, 'banner-1-720.webp'), 'drawn')
    expect(await answerTo('/pictures/banner-1-720.webp')).toEqual({
      status: 200,
      type: 'image/webp',
      cache: 'public, max-age=86400',
      body: 'drawn',
    })
  })

  test.each([
    '/pictures/banner-2-720.webp',
    '/pictures/banner-1-720.avif',
    '/pictures/expected.json',
    '/pictures/.recipes',
    '/pictures/..%2Fpackage.json',
    '/banner-1-720.webp',
  ])('%s는 그림이 아니다', async (path) => {
    expect(await answerTo(path)).toEqual({ status: 404, type: null, cache: null, body: path })
  })
})

function aMaster(width: number, height: number) {
  return { width, height, path: '', hash: '' }
}
