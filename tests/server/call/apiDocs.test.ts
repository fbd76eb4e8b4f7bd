import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestHttp } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createApiDocs } from '@jangteo/server/http/api-docs'
import { expect, test } from 'vitest'
import { listen } from '../../support/listen.ts'
import { ROOT } from '../../support/root.ts'

type Input = { readonly path: string; readonly headers?: Record<string, string> }

/** Asks without what `fetch` adds: an encoding it would undo by itself. */
async function askDocs(isServed: boolean, asked: readonly Input[]) {
  const docs = createApiDocs({ isServed })
  const server = createServer((request, response) => {
    void docs(request, response).then((isAnswered) =>
      isAnswered ? response : response.writeHead(418).end(),
    )
  })
  const { port, close } = await listen(server)
  const answers = []
  for (const { path, headers = {} } of asked) {
    const request = requestHttp({ port, path, headers }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    answers.push({
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(chunks),
    })
  }
  await close()
  return answers
}

const GZIP = { 'accept-encoding': 'gzip, br' }
const FILE = readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')

test('호출의 설명은 한 번 압축해 두고 그대로 보내며, 바뀌지 않았으면 다시 보내지 않는다', async () => {
  const [zipped, plain] = await askDocs(true, [
    { path: '/api/openapi.json', headers: GZIP },
    { path: '/api/openapi.json' },
  ])
  expect(gunzipSync(zipped?.body ?? '').toString('utf8')).toBe(FILE)
  expect(plain?.body.toString('utf8')).toBe(FILE)
  expect(zipped?.body.length).toBeLessThan(FILE.length / 10)
  const etag = String(zipped?.headers['etag'])
  const again = await askDocs(true, [
    { path: '/api/openapi.json', headers: { ...GZIP, 'if-none-match': etag } },
    { path: '/api/docs', headers: GZIP },
    { path: '/api/docs.css' },
    { path: '/api/goods/1' },
  ])
  expect(again.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
    [304, 'application/json; charset=utf-8'],
    [200, 'text/html; charset=utf-8'],
    [200, 'text/css; charset=utf-8'],
    [418, undefined],
  ])
})

test('설명을 열지 않은 장터에는 설명이 없다', async () => {
  const answers = await askDocs(false, [{ path: '/api/openapi.json' }, { path: '/api/docs' }])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})
