import { createDiskStorage } from '@jangteo/files/disk/disk-storage'
import type { FileStoragePort } from '@jangteo/files/file-storage.port'
import { createS3Storage } from '@jangteo/files/s3/s3-storage'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { S3_KEY, startS3 } from '../support/upload/s3StandIn.ts'

type Opened = {
  readonly storage: FileStoragePort
  /** Lists the names in it. */
  readonly names: () => string[]
  readonly close: () => Promise<void>
}

async function openDisk(): Promise<Opened> {
  const directory = mkdtempSync(join(tmpdir(), 'files-'))
  const names = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const close = async () => rmSync(directory, { recursive: true })
  return { storage: createDiskStorage(directory), names, close }
}

async function openS3(): Promise<Opened> {
  const { endpoint, names, close } = await startS3()
  const storage = createS3Storage({ endpoint, bucket: 'market', region: 'auto', ...S3_KEY })
  return { storage, names, close }
}

const NAME = 'abcdefghijklmnopqrstuv-_'
const content = (text: string, byteCount = text.length) => ({
  stream: Readable.from([Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))]),
  byteCount,
  mediaType: 'text/plain',
})

describe.each([
  ['디스크', openDisk],
  ['S3', openS3],
])('%s에 두는 파일', (_, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  async function read(range: Parameters<FileStoragePort['open']>[1] = null, name = NAME) {
    const file = await opened.storage.open(name, range)
    if (file === null) return null
    return { text: (await buffer(file.stream)).toString(), byteCount: file.byteCount }
  }

  test('둔 대로 꺼내고, 한 부분만 꺼내도 전체 길이를 안다', async () => {
    await opened.storage.put(NAME, content('0123456789'))
    expect([await read(), await read({ first: 2, last: 4 }), opened.names()]).toEqual([
      { text: '0123456789', byteCount: 10 },
      { text: '234', byteCount: 10 },
      [NAME],
    ])
  })

  test('같은 이름으로 다시 두면 새것이 남는다', async () => {
    await opened.storage.put(NAME, content('another'))
    expect([await read(), opened.names()]).toEqual([{ text: 'another', byteCount: 7 }, [NAME]])
  })

  test('없는 파일은 없고, 없는 파일도 지운 것으로 친다', async () => {
    const missing = 'z'.repeat(24)
    await opened.storage.remove(missing)
    expect(await read(null, missing)).toEqual(null)
  })

  test.each([5, 20])('알린 길이(%i)와 다르면 아무것도 두지 않는다', async (byteCount) => {
    const name = 'y'.repeat(24)
    await expect(opened.storage.put(name, content('0123456789', byteCount))).rejects.toThrow(
      /announced|fetch failed/,
    )
    expect([await read(null, name), opened.names()]).toEqual([null, [NAME]])
  })

  test('오다 끊긴 것은 두지 않는다', async () => {
    const name = 'x'.repeat(24)
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('0123')
        throw new Error('cut')
      })(),
    )
    const put = opened.storage.put(name, { stream, byteCount: 10, mediaType: 'text/plain' })
    await expect(put).rejects.toThrow(/cut|fetch failed/)
    expect([await read(null, name), opened.names()]).toEqual([null, [NAME]])
  })

  test.each(['../../etc/passwd', 'a/b', '', 'short', `${'a'.repeat(24)}.jpg`])(
    '길이 될 이름은 쓰지 않는다: %s',
    async (name) => {
      await expect(opened.storage.put(name, content('0123456789'))).rejects.toThrow(TypeError)
    },
  )

  test('지운 파일은 없다', async () => {
    await opened.storage.remove(NAME)
    expect([await read(), opened.names()]).toEqual([null, []])
  })
})

test('S3는 열쇠가 틀리면 받지도 주지도 않는다', async () => {
  const { endpoint, names, close } = await startS3()
  const wrong = { ...S3_KEY, secretAccessKey: 'another' }
  const storage = createS3Storage({ endpoint, bucket: 'market', region: 'auto', ...wrong })
  await expect(storage.put(NAME, content('0123456789'))).rejects.toThrow('PUT with 403')
  await expect(storage.open(NAME, null)).rejects.toThrow('GET with 403')
  await expect(storage.remove(NAME)).rejects.toThrow('DELETE with 403')
  expect(names()).toEqual([])
  await close()
})
