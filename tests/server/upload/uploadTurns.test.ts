import type { PictureOrder } from '@jangteo/files/picture/picture-drawer.port'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { upload, type Uploaded } from '../../support/upload/form.ts'
import { aPicture } from '../../support/upload/pictures.ts'

const FILE_COUNT_MAX = 90

let isBusy = false
const owners: string[] = []

/** Draws a spot at once, and notes for whom. */
async function drawSpot({ picture, thumbnail, owner }: PictureOrder & { readonly owner: string }) {
  owners.push(owner)
  if (isBusy) return 'busy' as const
  for (const path of [picture, thumbnail]) if (path !== null) writeFileSync(path, 'spot')
  return { width: 1, height: 1 }
}

let picture: Buffer
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    drawer: { draw: drawSpot, countWaiting: () => 0, close: () => undefined },
  })
  picture = await aPicture('png', { width: 8, height: 8 })
})
beforeEach(async () => {
  isBusy = false
  owners.splice(0)
  await forgetTries(market)
})
afterAll(() => market.close())

const filesNamed = (...names: readonly string[]) => names.map((name) => ({ name, bytes: picture }))

/** A member with so many files that nothing owns. */
async function aHoarder(count: number) {
  const { buyer, memberId } = await aMember(market)
  const at = new Date(market.now())
  await market.database.db
    .insertInto('files')
    .values(
      Array.from({ length: count }, (_, index) => ({
        public_key: crypto.randomUUID(),
        kind: 'IMAGE' as const,
        media_type: 'image/jpeg',
        name: `${index}.jpg`,
        byte_count: 1,
        member_id: memberId,
        uploaded_at: at,
      })),
    )
    .execute()
  const countFiles = async () => {
    const { count: held } = await market.database.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return held
  }
  return { buyer, countFiles }
}

test('한꺼번에 올려도 붙이지 않은 파일은 90개를 넘지 않는다', async () => {
  const { buyer, countFiles } = await aHoarder(FILE_COUNT_MAX - 3)
  const send = () => upload<object>(market, buyer, { files: filesNamed('a.png', 'b.png') })
  const answers = await atOnce(market, 'files', [send, send])
  expect([
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    await countFiles(),
  ]).toEqual([[200, 429], FILE_COUNT_MAX - 1])
})

test('남은 자리보다 많이 올리면 하나도 두지 않고, 꼭 맞으면 둔다', async () => {
  const { buyer, countFiles } = await aHoarder(FILE_COUNT_MAX - 2)
  const send = (...names: readonly string[]) =>
    upload<object>(market, buyer, { files: filesNamed(...names) })
  const answers = [await send('a.png', 'b.png', 'c.png'), await send('a.png', 'b.png')]
  expect([answers.map(({ status }) => status), await countFiles()]).toEqual([
    [429, 200],
    FILE_COUNT_MAX,
  ])
})

test('사진을 그릴 차례가 너무 멀면 조금 뒤에 다시 올려 달라고 한다', async () => {
  const { buyer, countFiles } = await aHoarder(1)
  isBusy = true
  const answer = await upload(market, buyer, { files: filesNamed('a.png') })
  expect([answer, await countFiles()]).toEqual([
    {
      status: 503,
      body: {
        code: 'FILE_PROCESSING_BUSY',
        message: '지금은 이용자가 많아 사진을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
        status: 503,
        data: null,
      },
    },
    1,
  ])
})

test('차례는 사람마다 센다', async () => {
  const [one, other] = [await aMember(market), await aMember(market)]
  for (const { buyer } of [one, other]) {
    await upload<Uploaded>(market, buyer, { files: filesNamed('a.png', 'b.png') })
  }
  expect(owners).toEqual([
    `member:${one.memberId}`,
    `member:${one.memberId}`,
    `member:${other.memberId}`,
    `member:${other.memberId}`,
  ])
})
