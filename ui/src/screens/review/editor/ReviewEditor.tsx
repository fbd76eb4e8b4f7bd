import type { Answers } from '@jangteo/http/call/calls'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Dialog } from '../../../parts/dialog/Dialog.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { Dock } from '../../../parts/layout/Dock.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { EditedReview } from './reviewForm.ts'
import styles from '../Review.module.css'
import { ReviewFields } from './ReviewFields.tsx'
import { useReviewEditor } from './useReviewEditor.ts'

type ReviewEditorProps = {
  readonly edited: EditedReview
  readonly clauses: Answers['review']['clauses']['clauseList']
}

/** The form of a review: stars, text, files, clauses. */
export function ReviewEditor({ edited: opened, clauses }: ReviewEditorProps) {
  const [edited] = useState(opened)
  const [isUploading, setUploading] = useState(false)
  const { form, setForm, view, submit } = useReviewEditor(edited)
  const { problems, noticeText, canRepeat, isBusy, triedCount } = view
  const isNew = edited.target.kind === 'NEW'
  const action = isNew ? '등록' : '수정'
  const send = canRepeat ? view.repeat : submit
  return (
    <>
      <PageHeader title={isNew ? '리뷰 쓰기' : '리뷰 수정'} width="form" onBack={view.leave} />
      <Column width="form">
        <Form
          fields={{ isRight: true, failedCount: triedCount, showProblems: send }}
          onSubmit={send}
        >
          <ReviewFields
            edited={edited}
            clauses={clauses}
            form={form}
            problems={problems}
            isLocked={isBusy || canRepeat}
            onChange={setForm}
            onUploading={setUploading}
          />
          <Dock>
            <div className={styles.stack}>
              {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
              <Button
                type="submit"
                isWide
                isBusy={isBusy || isUploading}
                disabled={view.end !== null}
              >
                {canRepeat ? '다시 확인' : action}
              </Button>
            </div>
          </Dock>
        </Form>
      </Column>
      <LeaveQuestion view={view} />
    </>
  )
}

type LeaveQuestionProps = {
  readonly view: Pick<
    ReturnType<typeof useReviewEditor>['view'],
    'questionText' | 'dismiss' | 'confirm'
  >
}

/** Asks before what is written is given up. */
function LeaveQuestion({ view: { questionText, dismiss, confirm } }: LeaveQuestionProps) {
  const answers = (
    <>
      <Button variant="outline" onClick={dismiss}>
        계속 쓰기
      </Button>
      <Button variant="outline" onClick={confirm}>
        나가기
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen={questionText !== null}
      title={questionText ?? ''}
      onDismiss={dismiss}
      actions={answers}
    />
  )
}
