import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAssetFiles } from '@jangteo/server/http/static-files'
import { expect, onTestFinished, test } from 'vitest'
import { listenForFiles } from '../../support/listenForFiles.ts'

test('이름에 해시가 있는 파일은 계속, 나머지는 하루 동안 보관하게 하고, 압축한 것이 있으면 그것을 보낸다', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'assets/start-1234567.js'), 'start()')
  writeFileSync(join(directory, 'assets/start-1234567.js.br'), 'compressed')
  writeFileSync(join(directory, 'icon.svg'), '<svg/>')
  const listening = await listenForFiles(createAssetFiles(directory))
  onTestFinished(() => listening.close())
  const answers = await Promise.all(
    ['/assets/start-1234567.js', '/icon.svg', '/assets/none.js'].map(async (path) => {
      const { status, headers } = await fetch(`${listening.url}${path}`, {
        headers: { 'accept-encoding': 'br' },
        method: 'HEAD',
      })
      return [status, headers.get('cache-control'), headers.get('content-encoding')]
    }),
  )
  expect(answers).toEqual([
    [200, 'public,max-age=31536000,immutable', 'br'],
    [200, 'public,max-age=86400', null],
    [404, null, null],
  ])
})
