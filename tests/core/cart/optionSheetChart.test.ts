import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { optionSheetChart } from '@jangteo/core/cart/optionSheet.chart'
import type {
  OptionIntent,
  OptionOutcome,
  OptionSheetEvent,
  OptionSubmission,
  TakenLine,
} from '@jangteo/core/cart/optionSheet.chart'
import { optionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const RED: TakenLine = { optionId: 70, quantity: 1 }
const BLUE: TakenLine = { optionId: 71, quantity: 2 }
const TO_CART: OptionSheetEvent = { type: 'buyer.submit', intent: 'CART', key: 'key-1' }
const coverage = coverChart(optionSheetChart)

function openSheet(...events: readonly OptionSheetEvent[]) {
  const submissions = answeredActor<OptionOutcome, OptionSubmission>()
  const machine = optionSheetChart.provide({ actors: { submitLines: submissions.logic } })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  actor.send({ type: 'buyer.open' })
  for (const event of events) actor.send(event)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    actor,
    submitted: () => submissions.questions.map(({ input }) => input),
    view: () => optionSheetView(actor.getSnapshot()),
    async isAnswered(intent: OptionIntent, outcome: OptionOutcome) {
      actor.send({ type: 'buyer.submit', intent, key: 'key-1' })
      submissions.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      actor.send(TO_CART)
      submissions.questions.at(-1)?.fail()
      await settles()
    },
  }
}

function picked(line: TakenLine): OptionSheetEvent {
  return { type: 'option.picked', line }
}

describe('옵션 고르기', () => {
  test('값을 차례로 고르고 되돌린다', () => {
    const sheet = openSheet(
      { type: 'value.picked', value: '빨강' },
      { type: 'value.picked', value: 'M' },
      { type: 'value.undone' },
    )
    expect([sheet.view().isOpen, sheet.view().values]).toEqual([true, ['빨강']])
  })

  test('옵션을 다 고르면 한 줄이 되고, 같은 옵션은 두 줄이 되지 않는다', () => {
    const sheet = openSheet(
      { type: 'value.picked', value: '빨강' },
      picked(RED),
      picked(BLUE),
      picked({ optionId: 70, quantity: 5 }),
    )
    expect([sheet.view().values, sheet.view().lines]).toEqual([[], [RED, BLUE]])
  })

  test('수량을 바꾸고 줄을 뺀다', () => {
    const sheet = openSheet(
      picked(RED),
      picked(BLUE),
      { type: 'quantity.changed', line: { optionId: 70, quantity: 3 } },
      { type: 'line.removed', optionId: 71 },
    )
    expect(sheet.view().lines).toEqual([{ optionId: 70, quantity: 3 }])
  })

  test('닫았다 열어도 고른 것은 그대로다', () => {
    const sheet = openSheet(picked(RED), { type: 'buyer.dismiss' })
    const wasOpen = sheet.view().isOpen
    sheet.actor.send({ type: 'buyer.open' })
    expect([wasOpen, sheet.view().isOpen, sheet.view().lines]).toEqual([false, true, [RED]])
  })
})

describe('담기와 구매', () => {
  test('고른 것이 없으면 옵션을 고르라고 하고, 고르면 알림이 사라진다', () => {
    const sheet = openSheet(TO_CART)
    const { noticeText } = sheet.view()
    sheet.actor.send(picked(RED))
    expect([noticeText, sheet.view().noticeText, sheet.submitted()]).toEqual([
      '옵션을 선택해 주세요.',
      null,
      [],
    ])
  })

  test('두 번 눌러도 한 번만 담고, 담은 것은 잊는다', async () => {
    const sheet = openSheet(picked(RED), TO_CART)
    expect(sheet.view().isBusy).toEqual(true)
    await sheet.isAnswered('CART', { kind: 'taken' })
    expect([sheet.submitted(), sheet.view()]).toEqual([
      [{ intent: 'CART', lines: [RED], key: 'key-1' }],
      {
        isOpen: false,
        isBusy: false,
        canRepeat: false,
        values: [],
        lines: [],
        noticeText: null,
        addedText: '장바구니에 담았어요.',
        destination: null,
      },
    ])
  })

  test('담은 뒤에는 장바구니로 가거나, 더 고르거나, 닫는다', async () => {
    const sheets = [openSheet(picked(RED)), openSheet(picked(RED)), openSheet(picked(RED))]
    await Promise.all(sheets.map((sheet) => sheet.isAnswered('CART', { kind: 'taken' })))
    const [toCart, more, closed] = sheets
    toCart?.actor.send({ type: 'buyer.goToCart' })
    more?.actor.send({ type: 'buyer.open' })
    closed?.actor.send({ type: 'buyer.dismiss' })
    expect([toCart?.view().destination, more?.view().isOpen, closed?.view().addedText]).toEqual([
      'CART',
      true,
      null,
    ])
  })

  test('바로 사면 주문서로 간다', async () => {
    const sheet = openSheet(picked(BLUE))
    await sheet.isAnswered('BUY', { kind: 'taken' })
    expect(sheet.view().destination).toEqual('CHECKOUT')
  })

  test('살 수 없으면 까닭을 알리고 고른 것을 남긴다', async () => {
    const sheet = openSheet(picked(BLUE))
    await sheet.isAnswered('CART', {
      kind: 'refused',
      reason: { code: 'SALE_STOCK_LACKING', params: { stock: 1, quantity: 2 } },
    })
    expect([sheet.view().noticeText, sheet.view().lines]).toEqual([
      '재고가 부족해요. 1개 남았어요.',
      [BLUE],
    ])
  })

  test('답이 없으면 담겼는지 모른다고 하고, 같은 것을 같은 번호로만 다시 보낸다', async () => {
    const sheet = openSheet(picked(RED))
    await sheet.getsNoAnswer()
    const { noticeText, isOpen, canRepeat, lines } = sheet.view()
    sheet.actor.send({ type: 'buyer.submit', intent: 'CART', key: 'key-2' })
    sheet.actor.send(picked(BLUE))
    sheet.actor.send({ type: 'buyer.retry' })
    sheet.actor.send({ type: 'buyer.retry' })
    expect([noticeText, isOpen, canRepeat, lines, sheet.view().noticeText]).toEqual([
      '처리됐는지 확인하지 못했어요. 다시 확인해도 두 번 담기지 않아요.',
      true,
      true,
      [RED],
      null,
    ])
    const sent = { intent: 'CART', lines: [RED], key: 'key-1' }
    expect(sheet.submitted()).toEqual([sent, sent])
  })

  test('담겼는지 몰라도 닫고 다시 고를 수 있고, 고른 것은 남는다', async () => {
    const sheet = openSheet(picked(RED))
    await sheet.getsNoAnswer()
    sheet.actor.send({ type: 'buyer.dismiss' })
    const { noticeText, isOpen, canRepeat, lines } = sheet.view()
    expect([noticeText, isOpen, canRepeat, lines]).toEqual([null, true, false, [RED]])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
