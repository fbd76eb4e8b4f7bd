import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { claimWithdrawalChart } from '@jangteo/core/claim/claimWithdrawal.chart'
import type { WithdrawalOutcome, WithdrawnClaim } from '@jangteo/core/claim/claimWithdrawal.chart'
import { claimWithdrawalView } from '@jangteo/core/claim/withdrawal/claimWithdrawal.view'
import type { WithdrawalRefusal } from '@jangteo/core/claim/withdrawal/withdrawal.codes'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const RETURN: WithdrawnClaim = { claimId: 'claim-1', type: 'RETURN' }
const EXCHANGE: WithdrawnClaim = { claimId: 'claim-3', type: 'EXCHANGE' }
const CANCEL: WithdrawnClaim = { claimId: 'claim-2', type: 'CANCEL' }

const coverage = coverChart(claimWithdrawalChart)

function openDialog(claim: WithdrawnClaim) {
  const withdrawal = answeredActor<WithdrawalOutcome, WithdrawnClaim>()
  let calledCount = 0
  const machine = claimWithdrawalChart.provide({
    actors: { withdrawClaim: withdrawal.logic },
    actions: {
      callCustomerCentre: () => {
        calledCount += 1
      },
    },
  })
  const input = { claim }
  const actor = createActor(machine, { inspect: coverage.inspect, input }).start()
  const view = () => claimWithdrawalView(actor.getSnapshot(), actor)
  return {
    questions: withdrawal.questions,
    calledCount: () => calledCount,
    confirm: () => view().confirm(),
    dismiss: () => view().dismiss(),
    isWithdrawn: () => view().isWithdrawn,
    dialog: () => view().dialog,
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

async function refusedDialog(claim: WithdrawnClaim, reason: WithdrawalRefusal) {
  const page = openDialog(claim)
  page.confirm()
  page.questions[0]?.answer({ kind: 'refused', reason })
  await page.reaches(reason === 'CLAIM_WITHDRAW_COUNT_EXCEEDED' ? 'exceeded' : 'refused')
  return page
}

test('한 번 묻고, 두 번 눌러도 한 번만 철회한다', async () => {
  const page = openDialog(RETURN)
  const asking = page.dialog()
  page.confirm()
  page.confirm()
  const busy = page.dialog()
  page.questions[0]?.answer({ kind: 'withdrawn' })
  await page.reaches('withdrawn')
  const asked = page.questions.map(({ input }) => input)
  expect([asking, busy?.isBusy, page.dialog(), page.isWithdrawn(), asked]).toEqual([
    {
      text: '반품 신청을 철회할까요?',
      confirmLabel: '철회하기',
      dismissLabel: '닫기',
      isBusy: false,
      leadsToInquiry: false,
    },
    true,
    null,
    true,
    [RETURN],
  ])
})

test('무엇을 철회할지 묻는다', () => {
  expect(openDialog(CANCEL).dialog()?.text).toEqual('취소 신청을 철회할까요?')
})

test('닫으면 아무 일도 일어나지 않는다', () => {
  const page = openDialog(RETURN)
  page.dismiss()
  expect([page.dialog(), page.isWithdrawn(), page.questions]).toEqual([null, false, []])
})

describe('철회하지 못하면', () => {
  test('횟수를 다 썼을 때 무엇의 철회인지와 물을 곳을 말해 준다', async () => {
    const page = await refusedDialog(RETURN, 'CLAIM_WITHDRAW_COUNT_EXCEEDED')
    expect(page.dialog()).toEqual({
      text: '철회할 수 있는 횟수(3회)를 모두 사용했어요. 반품 철회가 어려우니 고객센터로 문의해 주세요.',
      confirmLabel: '고객센터 문의',
      dismissLabel: '닫기',
      isBusy: false,
      leadsToInquiry: true,
    })
    page.confirm()
    const again = await refusedDialog(RETURN, 'CLAIM_WITHDRAW_COUNT_EXCEEDED')
    again.dismiss()
    expect([page.dialog(), again.dialog()]).toEqual([null, null])
    expect([page.calledCount(), again.calledCount()]).toEqual([1, 0])
  })

  test.each([
    [RETURN, 'NOT_CHANGE_STATUS', '진행 상태가 바뀌어 처리할 수 없어요.'],
    [CANCEL, 'NOT_CHANGE_STATUS', '진행 상태가 바뀌어 처리할 수 없어요.'],
    [RETURN, 'NOT_CHANGE_ADDITIONAL_PAYMENT', '반품 철회에 실패했어요.'],
    [CANCEL, 'NOT_CHANGE_ADDITIONAL_PAYMENT', '취소 철회에 실패했어요.'],
    [RETURN, 'ADD_PAYMENT_REFUND_ERROR', '반품 철회에 실패했어요.'],
    [EXCHANGE, 'ADD_PAYMENT_REFUND_ERROR', '교환 철회에 실패했어요.'],
  ] as const)('%o: %s', async (claim, reason, text) => {
    const page = await refusedDialog(claim, reason)
    const shown = page.dialog()
    page.dismiss()
    expect([shown?.text, shown?.confirmLabel, page.dialog()]).toEqual([text, null, null])
  })

  test.each([
    [RETURN, '반품 철회에 실패했어요.'],
    [CANCEL, '취소 철회에 실패했어요.'],
  ] as const)('답이 없으면 실패했다고 말해 준다: %o', async (claim, text) => {
    const page = openDialog(claim)
    page.confirm()
    page.questions[0]?.fail()
    await page.reaches('refused')
    expect(page.dialog()?.text).toEqual(text)
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
