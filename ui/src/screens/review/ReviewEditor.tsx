import {
  REVIEW_FILE_LIMITS,
  REVIEW_LENGTH_MAX,
  REVIEW_LENGTH_MIN,
} from '@jangteo/core/review/review.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { FilePicker } from '../../parts/file/FilePicker.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Dock } from '../../parts/layout/Dock.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { ExpectedScore } from './ExpectedScore.tsx'
import type { EditedReview, ReviewFormState } from './reviewForm.ts'
import styles from './Review.module.css'
import { StarInput } from './Stars.tsx'
import { useReviewEditor } from './useReviewEditor.ts'

type ReviewEditorProps = {
  readonly edited: EditedReview
  readonly clauses: Answers['review']['clauses']['clauseList']
}

/** The form of a review: stars, text, files, clauses. */
export function ReviewEditor({ edited: opened, clauses }: ReviewEditorProps) {
  const [edited] = useState(opened)
  const [isUploading, setUploading] = useState(false)
  const editor = useReviewEditor(edited)
  const { form, change, setForm, view, submit } = editor
  const isNew = edited.target.kind === 'NEW'
  const answers = (
    <>
      <Button variant="outline" onClick={view.dismiss}>
        계속 쓰기
      </Button>
      <Button variant="outline" onClick={view.confirm}>
        나가기
      </Button>
    </>
  )
  return (
    <>
      <PageHeader title={isNew ? '리뷰 쓰기' : '리뷰 수정'} width="form" onBack={view.leave} />
      <Column width="form">
        <GoodsLine goods={{ ...edited.goods, optionName: edited.optionName, isAddon: false }}>
          {null}
        </GoodsLine>
        <StarInput score={form.score} onChange={(score) => change({ score })} />
        <TextArea
          label="리뷰"
          hint={`${REVIEW_LENGTH_MIN}자 이상 작성해 주세요. 연락처 같은 개인정보는 적지 마세요.`}
          max={REVIEW_LENGTH_MAX}
          state={{
            name: 'text',
            value: form.text,
            problem: null,
            onValue: (text) => change({ text }),
            onBlur: () => undefined,
          }}
        />
        <FilePicker
          label="사진·동영상"
          limits={REVIEW_FILE_LIMITS}
          files={form.files}
          onChange={(update) => setForm((former) => ({ ...former, files: update(former.files) }))}
          onBusy={setUploading}
        />
        {edited.target.kind === 'NEW' ? (
          <ExpectedScore itemId={edited.target.orderItemIdEncrypt} form={form} />
        ) : null}
        <Clauses clauses={clauses} agreed={form.agreed} onChange={(agreed) => change({ agreed })} />
        {view.problemTexts.map((text) => (
          <Callout key={text} tone="danger">
            {text}
          </Callout>
        ))}
        {view.noticeText === null ? null : <Callout tone="danger">{view.noticeText}</Callout>}
      </Column>
      <Dock>
        <Button
          isWide
          isBusy={view.isBusy || isUploading}
          disabled={view.end !== null}
          onClick={view.canRepeat ? view.repeat : submit}
        >
          {isNew ? '등록' : '수정'}
        </Button>
      </Dock>
      <Dialog
        isOpen={view.questionText !== null}
        title={view.questionText ?? ''}
        onDismiss={view.dismiss}
        actions={answers}
      />
    </>
  )
}

type ClausesProps = Pick<ReviewEditorProps, 'clauses'> & {
  readonly agreed: ReviewFormState['agreed']
  readonly onChange: (agreed: ReviewFormState['agreed']) => void
}

/** Clauses that a first review is written under. */
function Clauses({ clauses, agreed, onChange }: ClausesProps) {
  return clauses.length === 0 ? null : (
    <PageSection title="약관 동의">
      {clauses.map(({ clauseId, title, body, requiredYn }) => (
        <div key={clauseId}>
          <Checkbox
            isChecked={agreed.includes(clauseId)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...agreed, clauseId] : agreed.filter((id) => id !== clauseId))
            }
          >
            [{requiredYn === 'Y' ? '필수' : '선택'}] {title}
          </Checkbox>
          <p className={styles.soft}>{body}</p>
        </div>
      ))}
    </PageSection>
  )
}
