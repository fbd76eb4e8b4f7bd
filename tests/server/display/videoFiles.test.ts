import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVideoFiles } from '@jangteo/server/http/static-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listening } from '../../support/listen.ts'
import { listenForFiles } from '../../support/listenForFiles.ts'

const directory = mkdtempSync(join(tmpdir(), 'video-files-'))
writeFileSync(join(directory, 'mug.mp4'), '0123456789')
const serve = createVideoFiles(directory)
let listening: Listening
beforeAll(async () => {
  listening = await listenForFiles(serve)
})
afterAll(async () => {
  await listening.close()
  rmSync(directory, { recursive: true })
})

test('플레이어가 달라는 부분만 보낸다', async () => {
  const url = `${listening.url}/videos/mug.mp4`
  const [whole, part] = [await fetch(url), await fetch(url, { headers: { range: 'bytes=2-4' } })]
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
    200,
    'video/mp4',
    '0123456789',
  ])
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
})

test.each(['/videos/cup.mp4', '/videos/..%2Fpackage.json', '/mug.mp4', '/videos/'])(
  '%s는 동영상이 아니다',
  async (path) => {
    const answer = await fetch(listening.url + path)
    expect([answer.status, await answer.text()]).toEqual([404, path])
  },
)
