import { createServer, request as requestHttp } from 'node:http'
import { limitBodyReadTime, isStreamed } from '@jangteo/server/http/streamed-request'
import { expect, test } from 'vitest'
import { listen } from '../../support/listen.ts'

/** A server that waits so long for bodies, and says what became of one that rests. */
async function rest(bodyTimeoutMs: number, isWhole: boolean): Promise<string> {
  const server = createServer((request, response) => {
    limitBodyReadTime(request, bodyTimeoutMs)
    request.resume().once('end', () => response.end('whole'))
  })
  const { port, close } = await listen(server)
  const request = requestHttp({ port, method: 'POST', headers: { 'content-length': 2 } })
  const outcome = new Promise<string>((resolve) => {
    request.once('error', () => resolve('ended'))
    request.once('response', () => resolve('answered'))
  })
  request.write(isWhole ? '{}' : '{')
  if (isWhole) request.end()
  const reported = await outcome
  request.destroy()
  await close()
  return reported
}

test('내용이 제때 다 오지 않는 요청은 끝낸다', async () => {
  expect([await rest(50, false), await rest(60_000, true)]).toEqual(['ended', 'answered'])
})

test('파일을 올리는 요청만 스스로 읽는다', () => {
  const asked = ['POST /api/systems/files/uploads', 'GET /api/systems/files/uploads', 'POST /api/x']
  const seen = asked.map((line) => {
    const [method = '', url = ''] = line.split(' ')
    return isStreamed({ method, url: `${url}?a=b` })
  })
  expect(seen).toEqual([true, false, false])
})
