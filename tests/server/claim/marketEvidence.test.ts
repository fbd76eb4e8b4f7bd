import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { auditOf } from '../../support/auditLog.ts'
import type { Answer, Buyer, RefusalBody } from '../../support/buyer.ts'
import { showClaim } from '../../support/claim/claimCalls.ts'
import type { NamedClaim } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOrderConfirmed, openedDefect } from '../../support/claim/defectClaims.ts'
import {
  aClaim,
  answerDispute,
  aRefusedClaim,
  decideDispute,
  disputed,
} from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import type { SellerClaimDetail } from '../../support/seller/sellerDesk.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'
import { aForm, type Uploaded, type UploadedFile } from '../../support/upload/form.ts'
import { A_PDF } from '../../support/upload/pictures.ts'

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

/** Uploads so many documents as the page of a claim does. */
async function upload(count: number, by = operator): Promise<readonly UploadedFile[]> {
  const response = await fetch(`${market.url}/api/operators/evidence`, {
    method: 'POST',
    headers: {
      authorization: GUEST_CREDENTIAL,
      cookie: [...by.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
    },
    body: aForm({
      files: Array.from({ length: count }, (_, place) => ({
        name: `답변 ${place + 1}.pdf`,
        bytes: A_PDF,
      })),
    }),
  })
  const { filesList } = (await response.json()) as Uploaded
  return filesList
}

const idsOf = (files: readonly UploadedFile[]) => files.map((file) => file.filesIdEncrypt)

function add(
  { orderClaimIdEncrypt: id }: NamedClaim,
  files: readonly UploadedFile[],
  by = operator,
): Promise<Answer<SellerClaimDetail & RefusalBody>> {
  const body = { filesIdEncryptList: idsOf(files) }
  return by.call('POST', `/operators/claims/${id}/evidence`, { body })
}

test('분쟁에 첨부한 자료는 구매자와 판매자에게 순서대로 보이고, 감사 기록에 남는다', async () => {
  const claimed = await aRefusedClaim(market)
  await disputed(claimed)
  const { claim, order } = claimed
  const files = await upload(2)
  const added = await add(claim, files)
  const { browser: seller } = await loginSeller(market, order.groups[0]?.storeUrl)
  const path = `/sellers/claims/${claim.orderClaimIdEncrypt}`
  const seen = await seller.ask<SellerClaimDetail>('GET', path)
  const own = await showClaim(claimed.buyer, claim)
  const wireIds = await market.runtime.runPromise(WireIds)
  const claimId = wireIds.open('claim', claim.orderClaimIdEncrypt)
  expect([own.files, seen.files, idsOf(own.marketFiles), idsOf(seen.marketFiles)]).toEqual([
    [],
    [],
    idsOf(files),
    idsOf(files),
  ])
  expect([
    added.body.marketEvidenceLeft,
    await auditOf(market, `claim:${claimId}`, ['call', 'before', 'after']),
  ]).toEqual([
    3,
    [
      {
        call: 'operatorClaim.addEvidence',
        before: { fileCount: 0 },
        after: { fileCount: 2 },
      },
    ],
  ])
})

test('하자 반품에는 진행 중에 첨부하고, 다른 클레임과 결정된 분쟁에는 첨부하지 않는다', async () => {
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderConfirmed(market, buyer, await goodsAt(market, [20_000]))
  const defect = await openedDefect(market, operator, { order })
  const usual = await aClaim(market)
  const decided = await aRefusedClaim(market)
  await disputed(decided)
  const { browser: seller } = await loginSeller(market, decided.order.groups[0]?.storeUrl)
  await answerDispute(seller, decided.claim)
  await decideDispute(operator, decided.claim, 'BUYER')
  const [first, ...rest] = await upload(5)
  const one = first === undefined ? [] : [first]
  const answers = [
    await add(usual.claim, one),
    await add(decided.claim, one),
    await add(defect, one),
    await add(defect, one),
    await add(defect, rest),
    await add(defect, await upload(1)),
  ]
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
    'CLAIM_EVIDENCE_CLOSED',
    'CLAIM_EVIDENCE_CLOSED',
    200,
    'FILE_NOT_FOUND',
    200,
    'CLAIM_EVIDENCE_EXCEEDED',
  ])
})

test('두 운영자가 한꺼번에 넘치게 첨부하면 한 사람 것만 남고, 남의 파일은 첨부하지 못한다', async () => {
  const claimed = await aRefusedClaim(market)
  await disputed(claimed)
  const { browser: other } = await loginOperator(market, ['CLAIMS'])
  const [mine, others] = [await upload(3), await upload(3, other)]
  const stolen = await add(claimed.claim, others)
  const both = await atOnce(market, 'claim_files', [
    () => add(claimed.claim, mine),
    () => add(claimed.claim, others, other),
  ])
  const { marketFiles } = await showClaim(claimed.buyer, claimed.claim)
  expect([
    stolen.body.code,
    both.map(({ status, body }) => body.code ?? String(status)).toSorted(),
    marketFiles.length,
  ]).toEqual(['FILE_NOT_FOUND', ['200', 'CLAIM_EVIDENCE_EXCEEDED'], 3])
})
