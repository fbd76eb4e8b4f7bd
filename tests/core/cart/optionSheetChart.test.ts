import { optionSheetChart } from '@jangteo/core/cart/optionSheet.chart'
import type {
  OptionOutcome,
  OptionProblem,
  OptionSubmission,
} from '@jangteo/core/cart/optionSheet.chart'
import { optionRefusal, optionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { NOTHING_CHOSEN } from '@jangteo/core/cart/optionSelection.rules'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const RED = { optionId: 70, quantity: 1 }
const BLUE = { optionId: 71, quantity: 2 }
const CASE = { optionId: 90, quantity: 1 }
const SOLD_OUT: OptionProblem = { text: '재고가 부족해요.', remedy: null }
const ACCEPTED: OptionOutcome = { kind: 'accepted', cartIds: [7, 8] }
const coverage = coverChart(optionSheetChart)

function startSheet() {
  const submissions = answeredActor<OptionOutcome, OptionSubmission>()
  const reported: string[] = []
  const actor = createActor(
    optionSheetChart.provide({
      actors: { submitOptions: submissions.logic },
      actions: {
        explainRefusal: ({ context }) => reported.push(optionRefusal(context)?.text ?? ''),
        openCheckout: ({ context }) => reported.push(`주문서 ${context.cartIds.join()}`),
      },
    }),
    { inspect: coverage.inspect },
  ).start()
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  let keys = 0
  const view = () => optionSheetView(actor.getSnapshot(), actor, () => `key-${(keys += 1)}`)
  return {
    verbs: view(),
    view,
    refusal: () => optionRefusal(actor.getSnapshot().context),
    reported,
    submitted: () => submissions.questions.map(({ input }) => input),
    isAnswered: async (outcome: OptionOutcome) => {
      submissions.questions.at(-1)?.answer(outcome)
      await settles()
    },
    getsNoAnswer: async () => {
      submissions.questions.at(-1)?.fail()
      await settles()
    },
  }
}

function sheetWith(...options: readonly (typeof RED)[]) {
  const sheet = startSheet()
  for (const option of options) sheet.verbs.addOption(option)
  return sheet
}

describe('옵션 고르기', () => {
  test('값을 차례로 고르고 옵션과 추가상품이 되고, 수량을 바꾸고 뺀다', () => {
    const { verbs, view } = startSheet()
    verbs.pickValue(0, '빨강')
    verbs.pickValue(1, 'M')
    const { picked } = view().selection
    verbs.addOption(RED)
    verbs.addOption(BLUE)
    verbs.addAddon(CASE)
    verbs.changeQuantity({ optionId: 70, quantity: 3 })
    verbs.removeOption(71)
    expect([picked, view().selection]).toEqual([
      ['빨강', 'M'],
      { picked: [], options: [{ optionId: 70, quantity: 3 }], addons: [CASE] },
    ])
  })

  test('한꺼번에 두 번 눌러도 앞에 고른 것을 잃지 않는다', () => {
    const { verbs, view } = startSheet()
    verbs.addOption(RED)
    verbs.addOption(BLUE)
    verbs.addOption(RED)
    expect(view().selection.options).toEqual([RED, BLUE])
  })
})

describe('담기와 구매', () => {
  test('고른 것이 없으면 누를 때마다 옵션을 고르라고 하고, 보내지 않는다', () => {
    const { verbs, reported, submitted } = startSheet()
    verbs.submit('CART', null)
    verbs.submit('BUY', null)
    expect([reported, submitted()]).toEqual([
      ['옵션을 선택해 주세요.', '옵션을 선택해 주세요.'],
      [],
    ])
  })

  test('구매할 수 없는 것이 있으면 까닭을 알리고 보내지 않으며, 다시 고르면 잊는다', () => {
    const { verbs, reported, refusal, submitted } = sheetWith(RED)
    verbs.submit('CART', SOLD_OUT)
    const before = refusal()
    verbs.changeQuantity({ optionId: 70, quantity: 2 })
    expect([reported, before, refusal(), submitted()]).toEqual([
      [SOLD_OUT.text],
      SOLD_OUT,
      null,
      [],
    ])
  })

  test('두 번 눌러도 한 번만 담고, 담은 것은 잊고, 시트를 닫은 뒤 더 고른다', async () => {
    const { verbs, view, submitted, isAnswered } = sheetWith(RED)
    verbs.submit('CART', null)
    verbs.submit('CART', null)
    const { isAdding, isBuying } = view()
    await isAnswered(ACCEPTED)
    const added = view()
    verbs.addOption(BLUE)
    verbs.dismiss()
    verbs.addOption(BLUE)
    const selection = { ...NOTHING_CHOSEN, options: [RED] }
    expect([isAdding, isBuying, submitted()]).toEqual([
      true,
      false,
      [{ intent: 'CART', selection, key: 'key-1' }],
    ])
    expect([added.isAdded, added.isAdding, added.selection]).toEqual([true, false, NOTHING_CHOSEN])
    expect([view().isAdded, view().selection.options]).toEqual([false, [BLUE]])
  })

  test('바로 사면 담긴 줄로 주문서를 열고, 가는 동안에도 바쁘다', async () => {
    const { verbs, view, reported, isAnswered } = sheetWith(BLUE)
    verbs.submit('BUY', null)
    await isAnswered(ACCEPTED)
    expect([reported, view().isBuying, view().isAdding]).toEqual([['주문서 7,8'], true, false])
  })

  test('서버가 거절하면 까닭을 알리고 고른 것을 남긴다', async () => {
    const { verbs, view, reported, isAnswered } = sheetWith(BLUE)
    verbs.submit('CART', null)
    await isAnswered({ kind: 'refused', text: '재고가 부족해요. 1개 남았어요.' })
    expect([reported, view().selection.options, view().isAdding]).toEqual([
      ['재고가 부족해요. 1개 남았어요.'],
      [BLUE],
      false,
    ])
  })
})

describe('답이 없으면', () => {
  test('같은 것을 같은 번호로만 다시 보내고, 그때까지 아무것도 바꾸지 못한다', async () => {
    const { verbs, view, submitted, getsNoAnswer } = sheetWith(RED)
    verbs.submit('CART', null)
    await getsNoAnswer()
    const { canRepeat } = view()
    verbs.addOption(BLUE)
    verbs.submit('CART', null)
    verbs.repeat()
    verbs.repeat()
    const sent = { intent: 'CART', selection: { ...NOTHING_CHOSEN, options: [RED] }, key: 'key-1' }
    expect([canRepeat, view().canRepeat, submitted()]).toEqual([true, false, [sent, sent]])
  })

  test('알림을 닫고 다시 고를 수 있고, 고른 것은 남는다', async () => {
    const { verbs, view, getsNoAnswer } = sheetWith(RED)
    verbs.submit('CART', null)
    await getsNoAnswer()
    verbs.dismiss()
    verbs.addOption(BLUE)
    expect([view().canRepeat, view().selection.options]).toEqual([false, [RED, BLUE]])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
