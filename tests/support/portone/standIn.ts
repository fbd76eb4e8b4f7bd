import { createServer } from 'node:http'
import { listen } from '../listen.ts'

export const API_SECRET = 'an api secret of the stand-in'
export const STORE_ID = 'store-4ff4af41-85e3-4559-8eb8-0d08a2c6ceec'
export const CHANNEL_KEY = 'channel-key-893597d6-e62d-410f-83f9-119f530b4b11'

/** Answer of the stand-in to one verification: a status and a body, or `silence`. */
export type Answered = { readonly status: number; readonly body: unknown } | 'silence'

/** A verified identity, as PortOne's documents show it. */
export const VERIFIED = {
  status: 'VERIFIED',
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  channel: {
    type: 'LIVE',
    id: 'channel-id-1',
    key: CHANNEL_KEY,
    name: '본인인증',
    pgProvider: 'DANAL',
    pgMerchantId: 'A010002002',
  },
  verifiedCustomer: {
    name: '홍길동',
    operator: 'SKT',
    phoneNumber: '01012345678',
    birthDate: '1990-05-05',
    gender: 'MALE',
    isForeigner: false,
    ci: 'ci of a person',
    di: 'di of a person',
  },
  requestedAt: '2026-11-26T00:00:00Z',
  updatedAt: '2026-11-26T00:00:30Z',
  statusChangedAt: '2026-11-26T00:00:30Z',
  verifiedAt: '2026-11-26T00:00:30Z',
  pgTxId: 'tx-1',
  pgRawResponse: '{}',
  version: 'V2',
}

const UNAUTHORIZED = { type: 'UNAUTHORIZED', message: '인증 정보가 올바르지 않습니다.' }
const NOT_FOUND = { type: 'IDENTITY_VERIFICATION_NOT_FOUND', message: '없는 본인인증입니다.' }

/**
 * Stands in for PortOne's API (V2): `GET /identity-verifications/{id}?storeId=…` with the secret in the header. It answers
 * what the test gave for the id, and to an id that it never heard of what PortOne answers.
 */
export async function openPortOne(answers: Readonly<Record<string, Answered>>) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://portone')
    const id = url.pathname.split('/').at(-1) ?? ''
    const isKnown = request.headers.authorization === `PortOne ${API_SECRET}`
    const isOurs = url.searchParams.get('storeId') === STORE_ID
    const answered = answers[id] ?? { status: 404, body: NOT_FOUND }
    if (answered === 'silence') return
    const { status, body } = isKnown && isOurs ? answered : { status: 401, body: UNAUTHORIZED }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return listen(server)
}
