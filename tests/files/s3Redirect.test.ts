import { createServer } from 'node:http'
import { createS3Storage } from '@jangteo/files/s3/s3-storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../support/listen.ts'
import { S3_KEY } from '../support/upload/s3StandIn.ts'

const NAME = 'abcdefghijklmnopqrstuv-_'

const visits: string[] = []
let server: Listening
beforeAll(async () => {
  const redirecting = createServer((request, response) => {
    visits.push(request.url ?? '')
    if (request.url === '/elsewhere') return response.end('of another machine')
    return response.writeHead(302, { location: '/elsewhere' }).end()
  })
  server = await listen(redirecting)
})
afterAll(() => server.close())

test('저장소가 다른 곳으로 보내면 따라가지 않는다', async () => {
  const storage = createS3Storage({
    endpoint: server.url,
    bucket: 'market',
    region: 'auto',
    ...S3_KEY,
  })
  await expect(storage.open(NAME, null)).rejects.toThrow('fetch failed')
  expect(visits).toEqual([`/market/${NAME}`])
})
