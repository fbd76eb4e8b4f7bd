import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { reviewEditorChart } from '@jangteo/core/review/reviewEditor.chart'
import { reviewEditorView } from '@jangteo/core/review/reviewEditor.view'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useGoBack } from '../../../lib/useGoBack.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { invalidateReviewed } from '../invalidateReviews.ts'
import { createReviewActors } from './reviewActors.ts'
import { type EditedReview, factsOf, type ReviewFormState } from './reviewForm.ts'
import { storedReview } from './storedReview.ts'

/** The form of a review with its chart; what is written is stored in the tab until it is sent or given up. */
export function useReviewEditor(edited: EditedReview) {
  const calls = useCalls()
  const keys = useRepeatKeys()
  const [form, setForm] = useState(() => readDraft(edited.name, storedReview) ?? edited.form)
  const [machine] = useState(() =>
    reviewEditorChart.provide({
      actors: createReviewActors({ calls, edited }),
    }),
  )
  const [snapshot, , actor] = useMachine(machine, {
    ...useInspection(),
    input: factsOf(edited, form),
  })
  const view = reviewEditorView(snapshot, actor)
  const report = useEffectEvent((written: ReviewFormState) => {
    view.update(factsOf(edited, written))
    if (written !== edited.form) storeDraft(edited.name, written)
  })
  useEffect(() => report(form), [form])
  useEditorEnd(view.end, edited)
  const submit = () => {
    const draft = {
      score: form.score ?? 0,
      text: form.text,
      fileIds: form.files.map(({ filesIdEncrypt }) => filesIdEncrypt),
      clauseIds: form.agreed,
    }
    view.submit({ draft, key: keys.keyOf(draft) })
  }
  return { form, setForm, view, submit }
}

/** Leaves the editor once it has ended; a saved review is shown everywhere. */
function useEditorEnd(
  end: ReturnType<typeof reviewEditorView>['end'],
  { name, target }: EditedReview,
): void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const goBack = useGoBack(routes.review())
  const leave = useEffectEvent(() => {
    forgetDraft(name)
    if (end === 'SAVED') {
      toast({ text: target.kind === 'NEW' ? '리뷰를 등록했어요.' : '리뷰를 수정했어요.' })
      void invalidateReviewed({ calls, queryClient })
    }
    goBack()
  })
  useEffect(() => {
    if (end === 'SAVED' || end === 'LEFT') leave()
  }, [end])
}
