import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { REVIEW_MESSAGES } from '@jangteo/core/review/review.messages'
import { checkReview } from '@jangteo/core/review/review.rules'
import { reviewEditorChart } from '@jangteo/core/review/reviewEditor.chart'
import type { AskedReview, ReviewOutcome } from '@jangteo/core/review/reviewEditor.chart'
import { reviewEditorView } from '@jangteo/core/review/reviewEditor.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const WHOLE = '가'.repeat(30)
const ASKED: AskedReview = {
  draft: { score: 5, text: WHOLE, fileIds: [], clauseIds: [] },
  key: 'key-1',
}
const refusedAs = (reason: 'REVIEW_ALREADY_WRITTEN' | 'REVIEW_IMAGES_LOST') =>
  ({ kind: 'refused', reason, text: REVIEW_MESSAGES[reason]() }) as const
const coverage = coverChart(reviewEditorChart)

const written = (text: string, score: number | null = 5) => ({
  violations: checkReview({ score, text, imageCount: 0, videoCount: 0, areClausesAgreed: true }),
  isUnsaved: text !== '',
})

/** The editor of a review that nobody has begun. */
function openEditor() {
  const saves = answeredActor<ReviewOutcome, AskedReview>()
  const machine = reviewEditorChart.provide({ actors: { saveReview: saves.logic } })
  const actor = createActor(machine, {
    inspect: coverage.inspect,
    input: written('', null),
  }).start()
  const view = () => reviewEditorView(actor.getSnapshot(), actor)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const submit = (text: string, key = 'key-1') =>
    view().submit({ draft: { score: 5, text, fileIds: [], clauseIds: [] }, key })
  return {
    actor,
    submit,
    saves: saves.questions,
    view,
    writes: (text: string, score?: number | null) => view().update(written(text, score)),
    async isAnswered(outcome: ReviewOutcome) {
      submit(WHOLE)
      saves.questions.at(-1)?.answer(outcome)
      await settles()
    },
    async getsNoAnswer() {
      submit(WHOLE)
      saves.questions.at(-1)?.fail()
      await settles()
    },
  }
}

describe('리뷰 쓰기', () => {
  test('등록을 눌러야 고칠 것을 알리고, 고치면 사라진다', () => {
    const editor = openEditor()
    editor.writes('좋아요', null)
    const before = editor.view().problems
    editor.submit('좋아요')
    const reported = editor.view().problems
    editor.writes(WHOLE)
    expect([before, reported, editor.view().problems, editor.saves.length]).toEqual([
      {},
      { score: '별점을 선택해 주세요.', text: '리뷰는 30자 이상 작성해 주세요.' },
      {},
      0,
    ])
  })

  test('아무것도 쓰지 않고 등록을 누르면 보내지 않고 고칠 것을 알린다', () => {
    const editor = openEditor()
    editor.submit('')
    expect([editor.view().problems, editor.view().triedCount, editor.saves.length]).toEqual([
      { score: '별점을 선택해 주세요.', text: '리뷰는 30자 이상 작성해 주세요.' },
      1,
      0,
    ])
  })

  test('고칠 것은 어느 칸의 것인지 알리고, 한 칸에 둘이면 둘 다 말한다', () => {
    const editor = openEditor()
    const text = '010-1234-5678로 연락 주세요'
    editor.view().update({
      violations: checkReview({
        score: 5,
        text,
        imageCount: 0,
        videoCount: 2,
        areClausesAgreed: false,
      }),
      isUnsaved: true,
    })
    const before = editor.view().problems
    editor.submit(text)
    const files = '동영상은 1개까지 올릴 수 있어요.'
    expect([before, editor.view().problems]).toEqual([
      { files },
      {
        text: '리뷰는 30자 이상 작성해 주세요. 개인정보로 보이는 내용이 있어요. 지우고 다시 등록해 주세요.',
        files,
        clauses: '리뷰 작성 약관에 동의해 주세요.',
      },
    ])
  })

  test('두 번 눌러도 한 번만 등록한다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    editor.submit(WHOLE)
    expect([editor.view().isBusy, editor.view().canEdit]).toEqual([true, false])
    await editor.isAnswered({ kind: 'saved' })
    expect(editor.saves.map(({ input }) => input)).toEqual([ASKED])
    expect(withoutVerbs(editor.view())).toEqual({
      canEdit: false,
      canRepeat: false,
      isBusy: false,
      problems: {},
      triedCount: 1,
      noticeText: null,
      questionText: null,
      end: 'SAVED',
    })
  })

  test('고칠 수 있는 거절은 알리고 계속 쓰게 한다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.isAnswered(refusedAs('REVIEW_IMAGES_LOST'))
    expect([editor.view().noticeText, editor.view().canEdit]).toEqual([
      '사진을 모두 삭제할 수 없어요.',
      true,
    ])
  })

  test('다시 써도 소용없는 거절은 알리고 끝난다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.isAnswered(refusedAs('REVIEW_ALREADY_WRITTEN'))
    expect([editor.view().noticeText, editor.view().end]).toEqual([
      '한 옵션당 리뷰는 1번만 작성할 수 있어요.',
      'LOST',
    ])
  })

  test('다시 써도 소용없는 리뷰에서는 묻지 않고 나간다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.isAnswered(refusedAs('REVIEW_ALREADY_WRITTEN'))
    editor.view().leave()
    expect(editor.view().end).toEqual('LEFT')
  })

  test('답이 없으면 등록됐는지 모른다고 하고, 같은 리뷰를 같은 번호로만 다시 보낸다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.getsNoAnswer()
    const { noticeText, canEdit, canRepeat } = editor.view()
    editor.submit(WHOLE, 'key-2')
    editor.view().repeat()
    editor.view().repeat()
    expect([noticeText, canEdit, canRepeat, editor.view().noticeText]).toEqual([
      '등록됐는지 확인하지 못했어요. 다시 확인해도 두 번 등록되지 않아요.',
      false,
      true,
      null,
    ])
    expect(editor.saves.map(({ input }) => input)).toEqual([ASKED, ASKED])
  })

  test('등록됐는지 몰라도 닫고 이어 사용할 수 있다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.getsNoAnswer()
    editor.view().dismiss()
    const { noticeText, canEdit, canRepeat } = editor.view()
    expect([noticeText, canEdit, canRepeat]).toEqual([null, true, false])
  })
})

describe('나가기', () => {
  test('등록됐는지 모를 때도 나갈 수 있고, 먼저 묻는다', async () => {
    const editor = openEditor()
    editor.writes(WHOLE)
    await editor.getsNoAnswer()
    editor.view().leave()
    const { questionText } = editor.view()
    editor.view().confirm()
    expect([questionText, editor.view().end]).toEqual([
      '작성 중인 리뷰를 저장하지 않고 나갈까요?',
      'LEFT',
    ])
  })

  test('쓴 것이 없으면 바로 나간다', () => {
    const editor = openEditor()
    editor.view().leave()
    expect(editor.view().end).toEqual('LEFT')
  })

  test('쓰던 것이 있으면 묻는다', () => {
    const editor = openEditor()
    editor.writes('좋아요')
    editor.view().leave()
    const { questionText } = editor.view()
    editor.view().dismiss()
    const { canEdit } = editor.view()
    editor.view().leave()
    editor.view().confirm()
    expect([questionText, canEdit, editor.view().end]).toEqual([
      '작성 중인 리뷰를 저장하지 않고 나갈까요?',
      true,
      'LEFT',
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
