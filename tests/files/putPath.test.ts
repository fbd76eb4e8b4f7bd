import { createDiskStorage } from '@jangteo/files/disk/disk-storage'
import { putPath } from '@jangteo/files/put-path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untilTrue } from '../support/eventually.ts'

const NAME = 'a'.repeat(32)

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'put-path-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function aFile(): { readonly path: string; readonly mediaType: string } {
  const path = join(directory, 'picture')
  writeFileSync(path, '사진')
  return { path, mediaType: 'image/png' }
}

test('파일을 저장소에 넣는다', async () => {
  const storage = createDiskStorage(join(directory, 'storage'))
  await putPath(storage, NAME, aFile())
  const stored = await storage.open(NAME, null)
  expect(stored === null ? null : await text(stored.stream)).toEqual('사진')
})

test('읽기 전에 거절한 저장소의 파일은 지워져도 아무것도 멈추지 않고, 스트림은 닫힌다', async () => {
  const file = aFile()
  let given: Readable | undefined
  const put = putPath(
    {
      put: (_, { stream }) => {
        given = stream
        rmSync(file.path)
        return Promise.reject(new Error('the storage is away'))
      },
    },
    NAME,
    file,
  )
  await expect(put).rejects.toThrow('the storage is away')
  await untilTrue(() => given?.closed === true)
  expect(given?.destroyed).toEqual(true)
})

test('그사이 사라진 파일은 넣지 못했다고 알린다', async () => {
  const storage = createDiskStorage(join(directory, 'storage'))
  const file = aFile()
  const put = putPath(
    {
      put: (name, content) => {
        rmSync(file.path)
        return storage.put(name, content)
      },
    },
    NAME,
    file,
  )
  await expect(put).rejects.toThrow('ENOENT')
})
