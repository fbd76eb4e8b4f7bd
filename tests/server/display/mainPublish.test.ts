import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aComposer, aDraft, publishMain, revisionsOf } from '../../support/display/publishMain.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

type Shown = {
  readonly title: string
  readonly mainGroupList: readonly {
    readonly mainGroupId: number
    readonly title: string
    readonly content?: unknown
  }[]
}

const TEXT = { text: '가게 찾기', linkUrl: '/store' }
const NOTES = { blockTypeEnum: 'TEXT_GRID_2', title: '길잡이', itemList: [TEXT, TEXT] }
const FRESH = { blockTypeEnum: 'NEW_GOODS', title: '새로 온 것' }
const HALF_HOUR_MS = 1_800_000

let market: TestMarket
let composer: Buyer
beforeAll(async () => {
  market = await openMarket()
})
/** A session of an operator ends after half an hour. */
beforeEach(async () => {
  composer = await aComposer(market)
})
afterAll(() => market.close())

const subMain = (): Promise<Shown> =>
  aBuyer(market).ask('GET', '/displays/pages/sub-main-list?gnbTypeEnum=SUB_MAIN_B')
const titlesOf = ({ mainGroupList }: Shown) => mainGroupList.map(({ title }) => title)
const publish = (id: number) => composer.call('POST', `/operators/mains/revisions/${id}/publish`)

test('게시하면 화면의 코너가 한꺼번에 바뀌고, 지난 코너는 열어 둔 화면을 위해 10분 동안만 찾을 수 있다', async () => {
  await publishMain(market, 'SUB_B', [NOTES, FRESH])
  const before = await subMain()
  await publishMain(market, 'SUB_B', [{ ...NOTES, title: '새 길잡이' }])
  const after = await subMain()
  expect([titlesOf(before), titlesOf(after)]).toEqual([['길잡이', '새로 온 것'], ['새 길잡이']])
  const [old] = before.mainGroupList
  const askOld = () =>
    aBuyer(market).call<{
      readonly code?: string
      readonly content?: { readonly itemList: readonly { readonly text: string }[] }
    }>('GET', `/displays/mains/customs/banner?mainGroupId=${old?.mainGroupId}`)
  const soon = await askOld()
  market.advance(11 * 60_000)
  const later = await askOld()
  expect([soon.status, soon.body.content?.itemList[0]?.text]).toEqual([200, TEXT.text])
  expect([later.status, later.body.code]).toEqual([404, 'MAIN_GROUP_NOT_FOUND'])
})

test('같은 화면에서 시작한 두 초안을 한꺼번에 게시하면 하나만 보이고 다른 하나는 거절된다', async () => {
  const ids = [await aDraft(composer, 'SUB_B', [NOTES]), await aDraft(composer, 'SUB_B', [NOTES])]
  const answers = await Promise.all(ids.map(publish))
  const { publishedRevisionId } = await revisionsOf(composer, 'SUB_B')
  const won = answers.findIndex(({ status }) => status === 200)
  expect(publishedRevisionId).toBe(ids[won])
  const lost = answers[1 - won]
  expect([lost?.status, lost?.body.code]).toEqual([409, 'MAIN_REVISION_OUTDATED'])
})

test('한 초안을 두 번 게시하면 두 번째는 거절하고, 아무것도 바뀌지 않는다', async () => {
  const id = await aDraft(composer, 'SUB_B', [NOTES])
  const answers = await Promise.all([publish(id), publish(id)])
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([
    'MAIN_REVISION_NOT_DRAFT',
    undefined,
  ])
  const lines = await market.database.db
    .selectFrom('audit_log')
    .select(['call', 'target'])
    .where('call', '=', 'operatorMain.publish')
    .where('after', '@>', JSON.stringify({ revisionId: id }))
    .execute()
  expect(lines).toEqual([{ call: 'operatorMain.publish', target: 'main page SUB_B' }])
})

test('초안을 저장하고 미리보기를 만든 것도 기록에 남는다', async () => {
  const id = await aDraft(composer, 'SUB_B', [NOTES])
  await composer.ask('POST', `/operators/mains/revisions/${id}/preview`)
  const lines = await market.database.db
    .selectFrom('audit_log')
    .select(['call', 'target'])
    .where('after', '@>', JSON.stringify({ revisionId: id }))
    .orderBy('id')
    .execute()
  const target = 'main page SUB_B'
  expect(lines).toEqual([
    { call: 'operatorMain.save', target },
    { call: 'operatorMain.preview', target },
  ])
})

test('없는 초안은 보거나 게시할 수 없다', async () => {
  const codes = await Promise.all(
    ['publish', 'preview'].map(async (step) => {
      const { body } = await composer.call('POST', `/operators/mains/revisions/99999/${step}`)
      return body.code
    }),
  )
  const { body } = await composer.call('GET', '/operators/mains/revisions/99999')
  expect([...codes, body.code]).toEqual(Array.from({ length: 3 }, () => 'MAIN_REVISION_NOT_FOUND'))
})

test('미리보기는 게시하기 전의 코너를 내용까지 보여 주고, 서른 분 뒤에 닫힌다', async () => {
  const id = await aDraft(composer, 'SUB_B', [{ ...NOTES, title: '초안의 길잡이' }, FRESH])
  const { previewUrl } = await composer.ask<{ readonly previewUrl: string }>(
    'POST',
    `/operators/mains/revisions/${id}/preview`,
  )
  const path = `/displays/previews/${previewUrl.split('/').at(-1)}`
  const shown = await aBuyer(market).ask<Shown>('GET', path)
  expect(titlesOf(shown)).toEqual(['초안의 길잡이', '새로 온 것'])
  expect(shown.mainGroupList.filter(({ content }) => content === undefined)).toEqual([])
  expect(titlesOf(await subMain())).not.toContain('초안의 길잡이')
  market.advance(HALF_HOUR_MS)
  const { status, body } = await aBuyer(market).call('GET', path)
  expect([status, body.code]).toEqual([404, 'MAIN_PREVIEW_EXPIRED'])
})

test('게시한 초안의 미리보기는 닫힌다', async () => {
  const id = await aDraft(composer, 'SUB_B', [NOTES])
  const { previewUrl } = await composer.ask<{ readonly previewUrl: string }>(
    'POST',
    `/operators/mains/revisions/${id}/preview`,
  )
  await publish(id)
  const { body } = await aBuyer(market).call(
    'GET',
    `/displays/previews/${previewUrl.split('/').at(-1)}`,
  )
  expect(body.code).toBe('MAIN_PREVIEW_EXPIRED')
})

test('지난 게시의 내용으로 다시 시작해 되돌릴 수 있다', async () => {
  const former = await publishMain(market, 'SUB_B', [{ ...NOTES, title: '되돌릴 것' }, FRESH])
  await publishMain(market, 'SUB_B', [NOTES])
  const { groupList } = await composer.ask<{ readonly groupList: never[] }>(
    'GET',
    `/operators/mains/revisions/${former}`,
  )
  await publishMain(market, 'SUB_B', groupList)
  expect(titlesOf(await subMain())).toEqual(['되돌릴 것', '새로 온 것'])
})

test('지난 게시로 한 번에 되돌리면, 그동안의 초안은 그대로 남는다', async () => {
  const former = await publishMain(market, 'SUB_B', [{ ...NOTES, title: '한 번에 되돌릴 것' }])
  const shown = await publishMain(market, 'SUB_B', [FRESH])
  const draft = await aDraft(composer, 'SUB_B', [NOTES])
  const restore = (id: number, publishedRevisionId: number) =>
    composer.call('POST', `/operators/mains/revisions/${id}/restore`, {
      body: { publishedRevisionId },
    })
  const answers = [
    await restore(draft, shown),
    await restore(shown, shown),
    await restore(former, former),
    await restore(former, shown),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([
    'MAIN_REVISION_NOT_FORMER',
    'MAIN_REVISION_NOT_FORMER',
    'MAIN_REVISION_OUTDATED',
    undefined,
  ])
  market.advance(31_000)
  expect(titlesOf(await subMain())).toEqual(['한 번에 되돌릴 것'])
  const { revisionList } = await revisionsOf(composer, 'SUB_B')
  expect(revisionList.filter(({ revisionId }) => revisionId === draft)).toHaveLength(1)
})

test('두 사람이 한꺼번에 되돌리면 하나만 된다', async () => {
  const former = await publishMain(market, 'SUB_B', [{ ...NOTES, title: '다투는 것' }])
  const publishedRevisionId = await publishMain(market, 'SUB_B', [FRESH])
  const answers = await Promise.all(
    [1, 2].map(() =>
      composer.call('POST', `/operators/mains/revisions/${former}/restore`, {
        body: { publishedRevisionId },
      }),
    ),
  )
  expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
    'MAIN_REVISION_OUTDATED',
    'done',
  ])
})

test('게시한 것은 스무 개가 남고, 초안도 스무 개가 남는다', async () => {
  for (let count = 0; count < 22; count += 1) {
    await publish(await aDraft(composer, 'SUB_A', [NOTES]))
  }
  for (let count = 0; count < 22; count += 1) await aDraft(composer, 'SUB_A', [NOTES])
  const { revisionList, publishedRevisionId } = await revisionsOf(composer, 'SUB_A')
  const states = Map.groupBy(revisionList, ({ stateEnum }) => stateEnum)
  expect([...states].map(([state, all]) => [state, all.length])).toEqual([
    ['DRAFT', 20],
    ['PUBLISHED', 1],
    ['REPLACED', 19],
  ])
  expect(states.get('PUBLISHED')?.[0]?.['revisionId']).toBe(publishedRevisionId)
})

test.each([
  ['제목이 없으면', { ...NOTES, title: '' }, 'TITLE'],
  ['모르는 곳으로 이으면', { ...NOTES, linkUrl: 'https://evil.example/' }, 'LINK'],
  ['모자라게 채우면', { ...NOTES, itemList: [TEXT] }, 'ITEM_COUNT'],
  [
    '없는 상품을 넣으면',
    { ...NOTES, itemList: [TEXT, { text: '없는 것', goodsId: 999_999 }] },
    'ITEM',
  ],
  [
    '없는 스토어를 넣으면',
    { blockTypeEnum: 'STORE_RECOMMEND', title: '가게', itemList: [{ storeId: 999_999 }] },
    'ITEM',
  ],
])('%s 초안을 저장하지 않고 어느 코너인지 알린다', async (_, group, violationEnum) => {
  const before = await revisionsOf(composer, 'HOME')
  const { status, body } = await composer.call('POST', '/operators/mains/revisions', {
    body: { page: 'HOME', parentId: null, title: '홈', groupList: [FRESH, group] },
  })
  expect([status, body.code, body.data]).toEqual([
    422,
    'MAIN_COMPOSITION_INVALID',
    { violations: [{ group: 1, violationEnum, message: expect.any(String) as string }] },
  ])
  expect(await revisionsOf(composer, 'HOME')).toEqual(before)
})
