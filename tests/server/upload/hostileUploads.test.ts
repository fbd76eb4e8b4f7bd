import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { upload, uploadOne, type Uploaded } from '../../support/upload/form.ts'
import { watchMemory } from '../../support/upload/memoryWatch.ts'
import { A_PDF, aPhoto, aPicture, aPixelBomb, aVideo } from '../../support/upload/pictures.ts'
import {
  answerOf,
  BOUNDARY,
  bytesOf,
  FORM_END,
  KIND_IMAGE,
  KIND_VIDEO,
  openUpload,
  partHead,
  sendRaw,
  writeAll,
} from '../../support/upload/rawForm.ts'
import { untilPasses } from '../../support/eventually.ts'

/** Less than any of the files that are sent; what streams holds less than one. */
const HELD_MEGABYTES_MAX = 10
const MEGABYTE = 1024 * 1024

let market: TestMarket
let buyer: Buyer
let heldMegabytes: () => Promise<number>
beforeAll(async () => {
  market = await openMarket({ uploadRestMaxMs: 2_000 })
  buyer = (await aMember(market)).buyer
})
beforeEach(async () => {
  await forgetTries(market)
  heldMegabytes = watchMemory()
})
afterEach(async () => {
  const held = await heldMegabytes()
  if (held > HELD_MEGABYTES_MAX) throw new Error(`${held} MB were held at once`)
})
afterAll(() => market.close())

function countRows(): Promise<number> {
  const { db } = market.database
  return db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)
}

const incoming = () => readdirSync(join(market.dataDir, 'incoming'))

/** Refused, and nothing of it stored anywhere. */
async function leavesNothing(attack: () => Promise<unknown>): Promise<unknown> {
  const before = await countRows()
  const answer = await attack()
  await untilPasses(() => expect(incoming()).toEqual([]))
  expect(await countRows()).toEqual(before)
  return answer
}

const raw = (pieces: Iterable<string | Buffer>, headers: Record<string, string> = {}) =>
  leavesNothing(() => sendRaw({ market, buyer, headers }, pieces))

const refused = (status: number, code: string) => ({ status, code })

test.for([
  ['a.png', 'jpeg 사진', () => aPhoto()],
  ['a.jpg', 'PDF', async () => A_PDF],
  ['a.pdf', 'HTML', async () => Buffer.from('<script>alert(1)</script>%PDF-1.7')],
  ['a.mp4', '사진', () => aPhoto()],
  ['a.svg', 'SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a.jpg.exe', '실행 파일', () => aPhoto()],
  ['a', '이름뿐인 파일', () => aPhoto()],
] as const)('%s(이)라는 이름의 %s은(는) 받지 않는다', async ([name, , make]) => {
  const kind = name.endsWith('mp4') ? 'VIDEO' : 'IMAGE'
  const files = [{ name, bytes: await make() }]
  const { status, body } = await upload(market, buyer, { kind, files })
  expect([status, body.code, body.data]).toEqual([415, 'FILE_FORMAT_UNSUPPORTED', { name }])
})

test('종류와 다른 파일은 받지 않는다', async () => {
  const files = [{ name: 'a.jpg', bytes: await aPhoto() }]
  const { body } = await upload(market, buyer, { kind: 'VIDEO', files })
  expect(body.code).toEqual('FILE_FORMAT_UNSUPPORTED')
})

test('사진 뒤에 숨긴 것은 사진을 다시 그리며 사라진다', async () => {
  const hidden = Buffer.concat([
    await aPhoto(),
    Buffer.from('PK\u0003\u0004<script>alert(1)</script>'),
  ])
  const { url } = await uploadOne(market, buyer, { name: 'a.jpg', bytes: hidden })
  const body = Buffer.from(await (await fetch(`${market.url}${url}`)).arrayBuffer())
  expect([
    hidden.includes('<script>'),
    body.includes('<script>'),
    body.includes('PK\u0003'),
  ]).toEqual([true, false, false])
})

test('펼치면 기가바이트가 되는 그림은 그리지 않는다', async () => {
  const bytes = aPixelBomb()
  const answer = await leavesNothing(async () => {
    const { body } = await upload(market, buyer, { files: [{ name: 'a.png', bytes }] })
    return [body.code, bytes.length < MEGABYTE]
  })
  expect(answer).toEqual(['FILE_PIXELS_EXCEEDED', true])
})

test.for([
  ['반만 온', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['머리만 있는', (bytes: Buffer) => bytes.subarray(0, 20)],
  [
    '속이 망가진',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(900, 0xff)]),
  ],
] as const)('%s 사진은 받지 않는다', async ([, damage]) => {
  const bytes = damage(await aPicture('jpeg', { width: 300, height: 300 }))
  const { body } = await upload(market, buyer, { files: [{ name: 'a.jpg', bytes }] })
  expect(body.code).toEqual('FILE_PROCESSING_FAILED')
})

test('함께 온 파일 하나라도 못 받으면 아무것도 두지 않는다', async () => {
  const files = [
    { name: 'a.jpg', bytes: await aPhoto() },
    { name: 'b.jpg', bytes: A_PDF },
  ]
  const answer = await leavesNothing(async () => (await upload(market, buyer, { files })).status)
  expect(answer).toEqual(415)
})

test.each([
  ['../../../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Windows\\system32\\cmd.jpg', 'cmd.jpg'],
  ['..jpg', '..jpg'],
  ['a\u202Egpj.exe\u0000.jpg', 'agpj.exe.jpg'],
  [`${'가'.repeat(300)}.jpg`, `${'가'.repeat(251)}.jpg`],
])('이름은 길이 되지 못한다: %s', async (sent, name) => {
  const pieces = [
    KIND_IMAGE,
    partHead('files', sent.replaceAll('\\', '\\\\')),
    await aPhoto(),
    FORM_END,
  ]
  const request = openUpload({ market, buyer })
  const answer = answerOf<Uploaded>(request)
  await writeAll(request, pieces)
  request.end()
  const { filesList } = await answer
  expect(filesList.map((file) => file.name)).toEqual([name])
})

test('10MB를 넘는 사진은 넘는 순간 그만 읽는다', async () => {
  const photo = await aPhoto()
  const pieces = [
    KIND_IMAGE,
    partHead('files', 'a.jpg'),
    ...bytesOf(11 * MEGABYTE, photo),
    FORM_END,
  ]
  expect(await raw(pieces)).toEqual(refused(413, 'FILE_TOO_LARGE'))
})

test('50MB를 넘는 동영상은 길이를 속여도 넘는 순간 그만 읽는다', async () => {
  function* pieces() {
    yield KIND_VIDEO + partHead('files', 'a.mp4')
    yield* bytesOf(52 * MEGABYTE, aVideo())
    yield FORM_END
  }
  expect(await raw(pieces())).toEqual(refused(413, 'FILE_TOO_LARGE'))
})

test('합해서 100MB를 넘으면 넘는 순간 그만 읽는다', async () => {
  function* pieces() {
    yield KIND_VIDEO
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) {
      yield partHead('files', name)
      yield* bytesOf(45 * MEGABYTE, aVideo())
      yield '\r\n'
    }
    yield FORM_END
  }
  expect(await raw(pieces())).toEqual(refused(413, 'FILES_TOO_LARGE'))
})

test('길이를 1GB라고 하면 읽지 않는다', async () => {
  const headers = { 'content-length': String(1024 * MEGABYTE) }
  expect(await raw(['x'], headers)).toEqual(refused(413, 'FILES_TOO_LARGE'))
})

test('파일이 아닌 것으로 채워도 끝이 있다', async () => {
  expect(await raw(bytesOf(110 * MEGABYTE))).toEqual(refused(413, 'FILES_TOO_LARGE'))
})

test('50MB 동영상은 받으면서도 손에 쥐지 않는다', async () => {
  function* pieces() {
    yield KIND_VIDEO + partHead('files', 'a.mp4')
    yield* bytesOf(50 * MEGABYTE, aVideo())
    yield FORM_END
  }
  const request = openUpload({ market, buyer })
  const answer = answerOf(request)
  await writeAll(request, pieces())
  request.end()
  expect(Object.keys(await answer)).toEqual(['filesList'])
})

test('조각 10,000개는 여섯째 파일에서 그만 읽는다', async () => {
  const photo = await aPhoto()
  function* pieces() {
    yield KIND_IMAGE
    for (let index = 0; index < 10_000; index++) {
      yield Buffer.concat([
        Buffer.from(partHead('files', `${index}.jpg`)),
        photo,
        Buffer.from('\r\n'),
      ])
    }
    yield FORM_END
  }
  expect(await raw(pieces())).toEqual(refused(409, 'FILE_COUNT_EXCEEDED'))
})

test.for([
  ['입력란이 10,000개', () => Array.from({ length: 10_000 }, () => KIND_IMAGE)],
  ['모르는 이름의 파일', () => [KIND_IMAGE, partHead('other', 'a.jpg'), 'x', FORM_END]],
  ['종류 없음', () => [partHead('files', 'a.pdf'), A_PDF, FORM_END]],
  [
    '모르는 종류',
    () => [`${partHead('filesTypeEnum')}EXE\r\n`, partHead('files', 'a.pdf'), A_PDF, FORM_END],
  ],
  ['파일 없음', () => [KIND_IMAGE, FORM_END.slice(2)]],
  [
    '미리보기 이름이 순서가 아님',
    () => [KIND_VIDEO, partHead('thumbnails', '9.jpg'), 'x', FORM_END],
  ],
  ['끝나지 않음', () => [KIND_IMAGE, partHead('files', 'a.pdf'), A_PDF]],
  ['머리가 너무 김', () => [`--${BOUNDARY}\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, FORM_END]],
  ['폼이 아님', () => ['{"files":[]}']],
] as const)('양식이 아니면 받지 않는다: %s', async ([, pieces]) => {
  expect(await raw(pieces())).toEqual(refused(400, 'BAD_INPUT'))
})

test.each([
  [{ 'content-type': 'multipart/form-data' }],
  [{ 'content-type': 'multipart/form-data; boundary=' }],
  [{ 'content-type': 'multipart/mixed; boundary=x' }],
  [{ 'content-type': 'application/json' }],
  [{ 'content-encoding': 'gzip' }],
])('경계가 없거나 다른 형식이면 받지 않는다: %j', async (headers) => {
  expect(await raw([KIND_IMAGE], headers)).toEqual(refused(415, 'UNSUPPORTED_MEDIA_TYPE'))
})

test('쉬고 있는 사람은 기다리지 않는다', async () => {
  const answer = await leavesNothing(async () => {
    const request = openUpload({ market, buyer })
    request.write(KIND_IMAGE + partHead('files', 'a.jpg'))
    const { code, status } = await answerOf(request)
    request.destroy()
    return { code, status }
  })
  expect(answer).toEqual(refused(503, 'TIMED_OUT'))
})

test('끊긴 것은 남기지 않는다', async () => {
  const seen = await leavesNothing(async () => {
    const request = openUpload({ market, buyer })
    await writeAll(request, [
      KIND_VIDEO + partHead('files', 'a.mp4'),
      ...bytesOf(MEGABYTE, aVideo()),
    ])
    const count = await untilPasses(() => {
      expect(incoming().length).toEqual(1)
      return incoming().length
    })
    request.destroy()
    return count
  })
  expect(seen).toEqual(1)
})

test('한꺼번에 올려도 서로 섞이지 않는다', async () => {
  const sizes = [11, 12, 13, 14, 15, 16, 17, 18]
  const retained = await Promise.all(
    sizes.map(async (width) => {
      const bytes = await aPicture('png', { width, height: width })
      return uploadOne(market, buyer, { name: `${width}.png`, bytes })
    }),
  )
  expect(retained.map(({ name, width }) => [name, width])).toEqual(
    sizes.map((width) => [`${width}.png`, width]),
  )
  expect(new Set(retained.map(({ url }) => url)).size).toEqual(sizes.length)
})
