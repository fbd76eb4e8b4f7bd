import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { everyRow } from '../../support/everyTable.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { anAppliedSeller, aWholeApplication } from '../../support/seller.ts'
import { loginOperator } from '../../support/staff.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF } from '../../support/upload/pictures.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** An application with a document, and the browser of its applicant. */
async function anApplicant() {
  const buyer = aBuyer(market)
  await buyer.ask('GET', '/customers/pages/seller-detail')
  const { filesIdEncrypt } = await uploadOne(market, buyer, { name: 'a.pdf', bytes: A_PDF })
  const body = { ...(await aWholeApplication(market)), filesIdEncryptList: [filesIdEncrypt] }
  return { buyer, body, ...(await anAppliedSeller(market, buyer, body)) }
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>

const withdraw = ({ buyer, applicationNumber, emailProof }: Applicant) =>
  buyer.ask('POST', '/customers/sellers/withdrawal', { body: { applicationNumber, emailProof } })

/** The store URLs of these applicants that any table still has. */
async function storedOf(applicants: readonly Applicant[]): Promise<string[]> {
  const text = await everyRow(market)
  return applicants.map(({ body }) => body.storeUrl).filter((url) => text.includes(url))
}

async function perform(name: keyof typeof JOB_PROGRAMS): Promise<void> {
  const program = JOB_PROGRAMS[name]
  if (program === undefined) throw new Error(`job ${name} missing`)
  await market.runtime.runPromise(program({}))
}

const countFiles = async () => {
  const { count } = await market.database.db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function reject(operator: Buyer, { body }: Applicant): Promise<void> {
  const { content } = await operator.ask<{
    readonly content: readonly {
      readonly sellerApplicationIdEncrypt: string
      readonly storeName: string
    }[]
  }>('GET', '/operators/applications?size=100')
  const found = content.find(({ storeName }) => storeName === body.storeName)
  await operator.ask(
    'POST',
    `/operators/applications/${found?.sellerApplicationIdEncrypt ?? ''}/reject`,
    { body: { reason: '서류를 확인할 수 없어요.' } },
  )
}

test('반려하거나 철회한 신청은 90일 뒤에 서류와 함께 지우고, 다른 신청은 그대로 둔다', async () => {
  const rejected = await anApplicant()
  const withdrawn = await anApplicant()
  const waiting = await anApplicant()
  const all = [rejected, withdrawn, waiting]
  const { browser: operator } = await loginOperator(market, ['SELLERS'])
  await reject(operator, rejected)
  await withdraw(withdrawn)
  market.advance(90 * DAY_MS)
  await Promise.all([perform('sweep'), perform('sweep-retention')])
  await perform('remove-unowned-files')
  const onTheDay = [await storedOf(all), await countFiles()]
  market.advance(DAY_MS)
  await Promise.all([perform('sweep-retention'), perform('sweep-retention')])
  await perform('remove-unowned-files')
  expect([onTheDay, await storedOf(all), await countFiles()]).toEqual([
    [all.map(({ body }) => body.storeUrl), 3],
    [waiting.body.storeUrl],
    1,
  ])
})
