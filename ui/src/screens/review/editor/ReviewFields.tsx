import {
  REVIEW_FILE_LIMITS,
  REVIEW_LENGTH_MAX,
  REVIEW_LENGTH_MIN,
  REVIEW_VIDEO_COUNT_MAX,
} from '@jangteo/core/review/review.rules'
import type { ReviewProblems } from '@jangteo/core/review/reviewEditor.view'
import type { Answers } from '@jangteo/http/call/calls'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { FilePicker } from '../../../parts/file/FilePicker.tsx'
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { ExpectedScore } from './ExpectedScore.tsx'
import { PolicyLink } from '../PolicyLink.tsx'
import { ReviewPrompts } from './ReviewPrompts.tsx'
import type { EditedReview, ReviewFormState } from './reviewForm.ts'
import styles from '../Review.module.css'
import { StarInput } from '../Stars.tsx'

type ReviewFieldsProps = {
  readonly edited: EditedReview
  readonly clauses: Answers['review']['clauses']['clauseList']
  readonly form: ReviewFormState
  readonly problems: ReviewProblems
  /** True while the review as it was sent is on its way: what is written now would be lost. */
  readonly isLocked: boolean
  readonly onChange: (update: (former: ReviewFormState) => ReviewFormState) => void
  /** Hears whether files are on their way. */
  readonly onUploading: (isUploading: boolean) => void
}

/** Parts of a review, each with its problem. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { edited, clauses, form, problems, isLocked, onChange, onUploading } = props
  const { goods, optionName, target } = edited
  const change = (part: Partial<ReviewFormState>) => onChange((former) => ({ ...former, ...part }))
  return (
    <fieldset className={styles.form} disabled={isLocked}>
      <GoodsLine goods={{ ...goods, optionName, isAddon: false }}>{null}</GoodsLine>
      <StarInput
        score={form.score}
        problem={problems.score ?? null}
        onChange={(score) => change({ score })}
      />
      <ReviewPrompts goodsId={goods.goodsId} />
      <TextArea
        label="리뷰"
        hint={`${REVIEW_LENGTH_MIN}자 이상 작성해 주세요. 연락처 같은 개인정보는 적지 마세요.`}
        max={REVIEW_LENGTH_MAX}
        state={{
          name: 'text',
          value: form.text,
          problem: problems.text ?? null,
          onValue: (text) => change({ text }),
          onBlur: () => undefined,
        }}
      />
      <FilePicker
        label="사진·동영상"
        limits={REVIEW_FILE_LIMITS}
        rule={`동영상은 ${REVIEW_VIDEO_COUNT_MAX}개`}
        problem={problems.files ?? null}
        files={form.files}
        onChange={(update) => onChange((former) => ({ ...former, files: update(former.files) }))}
        onBusy={onUploading}
      />
      {target.kind === 'NEW' ? (
        <ExpectedScore itemId={target.orderItemIdEncrypt} form={form} />
      ) : null}
      <PolicyLink />
      <Clauses
        clauses={clauses}
        agreed={form.agreed}
        problem={problems.clauses ?? null}
        onChange={(agreed) => change({ agreed })}
      />
    </fieldset>
  )
}

type ClausesProps = Pick<ReviewFieldsProps, 'clauses'> & {
  readonly agreed: ReviewFormState['agreed']
  readonly problem: string | null
  readonly onChange: (agreed: ReviewFormState['agreed']) => void
}

/** Clauses that a first review is written under. */
function Clauses({ clauses, agreed, problem, onChange }: ClausesProps) {
  return clauses.length === 0 ? null : (
    <PageSection title="약관 동의" problem={problem}>
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
