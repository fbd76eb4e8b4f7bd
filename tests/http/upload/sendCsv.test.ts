import { sendCsv } from '@jangteo/http/upload/sendCsv'
import { expect, test } from 'vitest'

const sent = (answer: () => Promise<Response>) =>
  sendCsv({
    link: { baseUrl: '', fetch: answer, readCredential: () => 'Basic c2VsbGVyOng=' },
    route: 'POST /sellers/ship-files',
    file: new Blob(['주문상품번호,택배사,송장번호\n'], { type: 'text/csv' }),
  })

test('the answer of the call is returned', async () => {
  expect(await sent(async () => Response.json({ shipFileIdEncrypt: 'a' }))).toEqual({
    shipFileIdEncrypt: 'a',
  })
})

test('an answer that breaks off is a lost connection', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) })
  await expect(sent(async () => new Response(broken))).rejects.toHaveProperty(
    'code',
    'NETWORK_ERROR',
  )
})

test('an answer without JSON cannot be read', async () => {
  await expect(sent(async () => new Response('<html>'))).rejects.toHaveProperty(
    'code',
    'API_FAILURE',
  )
})
