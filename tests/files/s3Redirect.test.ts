import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createS3Storage } from '@jangteo/files/s3/s3-storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { S3_KEY } from '../support/upload/s3StandIn.ts'

const NAME = 'abcdefghijklmnopqrstuv-_'

const visits: string[] = []
let server: Server
let endpoint: string
beforeAll(async () => {
  server = createServer((request, response) => {
    visits.push(request.url ?? '')
    if (request.url === '/elsewhere') return response.end('of another machine')
    return response.writeHead(302, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test('저장소가 다른 곳으로 보내면 따라가지 않는다', async () => {
  const storage = createS3Storage({ endpoint, bucket: 'market', region: 'auto', ...S3_KEY })
  await expect(storage.open(NAME, null)).rejects.toThrow('fetch failed')
  expect(visits).toEqual([`/market/${NAME}`])
})
