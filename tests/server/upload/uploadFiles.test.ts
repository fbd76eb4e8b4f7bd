import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aGuestWithSession, aMember, forgetTries } from '../../support/member.ts'
import { upload, uploadOne, type Uploaded } from '../../support/upload/form.ts'
import { A_PDF, aPhoto, aPicture, aVideo } from '../../support/upload/pictures.ts'

let market: TestMarket
let buyer: Buyer
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  await forgetTries(market)
  buyer = (await aMember(market)).buyer
})
afterAll(() => market.close())

async function show(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${market.url}${url}`, { headers, method })
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

const ID: unknown = expect.stringMatching(/^[A-Za-z0-9_-]{22}$/)
const URL_FORM = /^\/files\/[A-Za-z0-9_-]{32}$/

test('사진은 올린 순서대로 번호와 주소를 받고, 크기가 줄고 똑바로 선다', async () => {
  const files = [
    { name: '상자 사진.JPG', bytes: await aPhoto() },
    { name: 'b.png', bytes: await aPicture('png', { width: 5120, height: 100 }) },
    { name: 'c.gif', bytes: await aPicture('gif', { width: 10, height: 20 }) },
  ]
  const { status, body } = await upload<Uploaded>(market, buyer, { files })
  const reported = body.filesList.map(({ url, thumbnailUrl, bytes, ...rest }) => ({
    ...rest,
    isSized: bytes > 0,
    isUrl: URL_FORM.test(url),
    hasThumbnail: thumbnailUrl === `${url}/thumbnail`,
  }))
  const common = {
    filesIdEncrypt: ID,
    filesTypeEnum: 'IMAGE',
    isUrl: true,
    hasThumbnail: true,
    isSized: true,
  }
  expect({ status, reported }).toEqual({
    status: 200,
    reported: [
      { ...common, name: '상자 사진.JPG', width: 20, height: 30 },
      { ...common, name: 'b.png', width: 2560, height: 50 },
      { ...common, name: 'c.gif', width: 10, height: 20 },
    ],
  })
})

test('파일은 filesList라는 이름으로 보내도 받는다', async () => {
  const files = [{ name: 'a.pdf', bytes: A_PDF }]
  const { status, body } = await upload<Uploaded>(market, buyer, { field: 'filesList', files })
  expect([status, body.filesList?.map(({ name }) => name)]).toEqual([200, ['a.pdf']])
})

test('사진에 든 위치와 기기 정보는 남지 않는다', async () => {
  const bytes = await aPhoto()
  const { url } = await uploadOne(market, buyer, { name: 'a.jpg', bytes })
  const { body } = await show(url)
  const { format, exif, orientation } = await sharp(body).metadata()
  expect({
    sent: bytes.includes('SECRET-CAMERA'),
    retained: body.includes('SECRET-CAMERA'),
    format,
    exif,
    orientation,
  }).toEqual({
    sent: true,
    retained: false,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  })
})

test('PDF는 사진으로 받되 받은 그대로 두고, 열지 않고 저장하게 한다', async () => {
  const retained = await uploadOne(market, buyer, { name: "영수증's.pdf", bytes: A_PDF })
  const { status, headers, body } = await show(retained.url)
  expect(retained).toEqual({
    filesIdEncrypt: ID,
    filesTypeEnum: 'IMAGE',
    name: "영수증's.pdf",
    bytes: A_PDF.length,
    url: retained.url,
    thumbnailUrl: null,
    width: null,
    height: null,
  })
  expect([status, body, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    A_PDF,
    'application/pdf',
    "attachment; filename*=UTF-8''%EC%98%81%EC%88%98%EC%A6%9D%27s.pdf",
  ])
})

test('동영상은 받은 그대로 두고, 함께 온 미리보기를 보여 준다', async () => {
  const still = { name: '1.jpg', bytes: await aPicture('jpeg', { width: 640, height: 360 }) }
  const files = [
    { name: 'a.mp4', bytes: aVideo() },
    { name: 'b.mov', bytes: aVideo(100) },
  ]
  const { body } = await upload<Uploaded>(market, buyer, {
    kind: 'VIDEO',
    files,
    thumbnails: [still],
  })
  const [first, second] = body.filesList
  const thumbnail = await show(second?.thumbnailUrl ?? '')
  const { width, height } = await sharp(thumbnail.body).metadata()
  const video = await show(second?.url ?? '')
  expect([
    first?.thumbnailUrl,
    width,
    height,
    video.body,
    video.headers.get('content-type'),
  ]).toEqual([null, 640, 360, aVideo(100), 'video/quicktime'])
})

test('파일은 아무것도 실행하지 못하고 오래 간직해도 되는 것으로 보낸다', async () => {
  const bytes = await aPicture('jpeg', { width: 8, height: 8 })
  const { url, thumbnailUrl } = await uploadOne(market, buyer, { name: 'a.jpg', bytes })
  const { headers } = await show(url)
  const names = [
    'content-type',
    'content-security-policy',
    'x-content-type-options',
    'cache-control',
  ]
  const names2 = ['content-disposition', 'cross-origin-resource-policy', 'accept-ranges']
  expect([...names, ...names2].map((name) => headers.get(name))).toEqual([
    'image/jpeg',
    "default-src 'none'; sandbox",
    'nosniff',
    'private, max-age=31536000, immutable',
    "inline; filename*=UTF-8''a.jpg",
    'same-origin',
    'bytes',
  ])
  const again = await show(url, { 'if-none-match': headers.get('etag') ?? '' })
  const head = await show(thumbnailUrl ?? '', {}, 'HEAD')
  const posted = await show(url, {}, 'POST')
  expect([again.status, again.body.length, head.status, head.body.length, posted.status]).toEqual([
    304, 0, 200, 0, 405,
  ])
})

/** Names of the files that this process has open, of those whose path ends so. */
function listOpenFiles(suffix: string): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(join('/proc/self/fd', fd))
      return path.endsWith(suffix) ? [path] : []
    } catch {
      // It was closed meanwhile.
      return []
    }
  })
}

/** Asks for a file and leaves before the answer begins. */
function leaveAtOnce(path: string): Promise<void> {
  const { hostname, port } = new URL(market.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.end(`GET ${path} HTTP/1.1\r\nHost: market\r\n\r\n`, () => {
        socket.destroy()
        resolve()
      })
    })
    socket.once('error', reject)
  })
}

test('받기 전에 떠난 사람의 파일은 열린 채로 남지 않는다', async () => {
  const { url } = await uploadOne(market, buyer, { name: 'a.pdf', bytes: A_PDF })
  const name = url.replace('/files/', '')
  await Promise.all(Array.from({ length: 20 }, () => leaveAtOnce(url)))
  await show(url)
  await expect.poll(() => listOpenFiles(name), { timeout: 2_000 }).toEqual([])
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/64', 4],
  ['bytes=60-', 206, 'bytes 60-63/64', 4],
  ['bytes=-4', 206, 'bytes 60-63/64', 4],
  ['bytes=0-999', 206, 'bytes 0-63/64', 64],
  ['bytes=64-', 416, 'bytes */64', 0],
  ['bytes=-0', 416, 'bytes */64', 0],
  ['bytes=5-1', 200, null, 64],
  ['bytes=0-1,5-6', 200, null, 64],
  ['lines=1-2', 200, null, 64],
])('동영상은 %s 만큼씩 볼 수 있다', async (range, ...expected) => {
  const { url } = await uploadOne(market, buyer, { kind: 'VIDEO', name: 'a.mp4', bytes: aVideo() })
  const shown = await show(url, { range })
  expect([shown.status, shown.headers.get('content-range'), shown.body.length]).toEqual(expected)
})

test.each(['/files/', `/files/${'a'.repeat(32)}`, '/files/../secret', '/files/a%2f..%2fsecret'])(
  '없는 주소에는 아무것도 없다: %s',
  async (url) => {
    expect((await show(url)).status).toEqual(404)
  },
)

test('주문을 연 비회원도, 로그인하지 않은 기기도 올린다', async () => {
  const file = { name: 'a.jpg', bytes: await aPicture('jpeg', { width: 8, height: 8 }) }
  const guest = await aGuestWithSession(market)
  const stranger = aBuyer(market)
  await stranger.ask('GET', '/accounts/me')
  const answers = []
  for (const sender of [guest, stranger]) {
    answers.push((await upload(market, sender, { files: [file] })).status)
  }
  const owners = await market.database.db
    .selectFrom('files')
    .select(['member_id', 'session_id', 'device_hash'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect([answers, owners.map((owner) => owner.device_hash !== null)]).toEqual([
    [200, 200],
    [true, false],
  ])
})

test('로그인하지 않은 모든 기기를 합쳐 1,000개가 되면 더 받지 않는다', async () => {
  const { db } = market.database
  const row = {
    kind: 'IMAGE' as const,
    media_type: 'image/jpeg',
    name: 'a.jpg',
    byte_count: 1,
    device_hash: 'somebody else',
    uploaded_at: new Date(market.now()),
  }
  const rows = Array.from({ length: 1000 }, () => ({ ...row, public_key: crypto.randomUUID() }))
  await db.insertInto('files').values(rows).execute()
  const file = { name: 'a.jpg', bytes: await aPicture('jpeg', { width: 8, height: 8 }) }
  const { status, body } = await upload(market, aBuyer(market), { files: [file] })
  await db.deleteFrom('files').where('device_hash', '=', 'somebody else').execute()
  expect([status, body.code]).toEqual([503, 'FILE_PROCESSING_BUSY'])
})

test('붙이지 않은 파일이 90개가 되면 더 받지 않는다', async () => {
  const { buyer: hoarder, memberId } = await aMember(market)
  const row = {
    kind: 'IMAGE' as const,
    media_type: 'image/jpeg',
    name: 'a.jpg',
    byte_count: 1,
    member_id: memberId,
    uploaded_at: new Date(market.now()),
  }
  await market.database.db
    .insertInto('files')
    .values(Array.from({ length: 90 }, () => ({ ...row, public_key: crypto.randomUUID() })))
    .execute()
  const { status, body } = await upload(market, hoarder, {
    files: [{ name: 'a.pdf', bytes: A_PDF }],
  })
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})
