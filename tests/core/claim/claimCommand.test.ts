import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { CLAIM_COMMANDS } from '@jangteo/core/claim/claimCommand.codes'
import {
  claimCommandEventsIn,
  claimCommandOf,
  claimEventAsks,
  claimEventOf,
  isClaimReasonRequired,
  sendableClaimEvents,
} from '@jangteo/core/claim/claimCommand.rules'
import { CLAIM_TABLE, NO_CLAIM_FACTS } from '@jangteo/core/claim/claimStep.rules'
import { expect, test } from 'vitest'

const sellerEvents = Object.values(CLAIM_TABLE.steps)
  .flatMap((row) => Object.values(row).flat())
  .filter(({ meta }) => meta.actor === 'seller')
  .map(({ event }) => event)

test('판매자가 클레임에 하는 모든 일에 이름이 있고, 다른 이름은 없다', () => {
  const commands = new Set(sellerEvents.map(claimCommandOf))
  expect(commands).toEqual(new Set(CLAIM_COMMANDS))
})

test('이름과 사건은 서로를 가리킨다', () => {
  expect(CLAIM_COMMANDS.map((command) => claimCommandOf(claimEventOf(command)))).toEqual(
    CLAIM_COMMANDS,
  )
})

test('구매자와 시계와 다른 도표의 사건은 판매자가 보내지 않는다', () => {
  const events = CLAIM_STATUSES.flatMap(claimCommandEventsIn)
  const actors = CLAIM_STATUSES.flatMap((state) =>
    Object.values(CLAIM_TABLE.steps[state])
      .flat()
      .filter(({ event }) => events.includes(event))
      .map(({ meta }) => meta.actor),
  )
  expect(new Set(actors)).toEqual(new Set(['seller']))
})

test('거부와 반품 전환과 재발송은 사유를 묻고, 귀책 변경의 메모는 없어도 된다', () => {
  const required = CLAIM_COMMANDS.filter((command) => isClaimReasonRequired(claimEventOf(command)))
  expect(required).toEqual(['resend', 'convertToReturn', 'refuse'])
})

test('검수를 통과한 반품은 다시 팔 수 있는지 또 묻지 않는다', () => {
  const asks = [
    claimEventAsks('seller.accept', 'RETURN', { isInspectionOpen: true }),
    claimEventAsks('seller.accept', 'RETURN', { isInspectionOpen: 'CLAIM_ALREADY_INSPECTED' }),
    claimEventAsks('seller.accept', 'EXCHANGE', { isInspectionOpen: 'CLAIM_ALREADY_INSPECTED' }),
  ]
  expect(asks).toEqual([['SELLABLE'], [], ['SELLABLE']])
})

test('보낼 수 있는 일은 도표의 이름과 물음을 가진다', () => {
  const facts = { ...NO_CLAIM_FACTS, isSettled: true, isPaymentEndable: true } as const
  const events = sendableClaimEvents({ state: 'CA', type: 'CANCEL' }, facts)
  expect(events.filter(({ actor }) => actor === 'seller')).toEqual([
    { event: 'seller.approve', actor: 'seller', label: '취소 승인', asks: [] },
    { event: 'seller.refuse', actor: 'seller', label: '취소 거부', asks: ['MEMO'] },
  ])
})
