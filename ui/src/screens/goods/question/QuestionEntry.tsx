import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { QUESTION_TOPIC_LABELS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { ReportButton } from '../../report/ReportButton.tsx'
import styles from './Question.module.css'
import { questionViewOf } from './questionData.ts'
import type { QuestionData } from './questionData.ts'
import { useEditing, useRemoving } from './useQuestionActions.ts'

const QuestionSheet = lazy(async () => ({
  default: (await import('./QuestionSheet.tsx')).QuestionSheet,
}))

type WrittenQuestion = { readonly question: QuestionData; readonly goodsId: number }

type QuestionEntryProps = WrittenQuestion & {
  /** On a page of the writer's own questions, where nobody else is to be named. */
  readonly isOwnPage?: boolean
}

/** A question with its answer, and what its writer may do. */
export function QuestionEntry({ question, goodsId, isOwnPage = false }: QuestionEntryProps) {
  const { statusLabel, text, answerText, isHidden, canEdit } = questionViewOf(question)
  const { bbsTypeId, maskedId, optionName, secretYn, statusEnum, writtenAt, answeredAt } = question
  const writer = isOwnPage ? [] : [maskedId]
  const facts = [QUESTION_TOPIC_LABELS[bbsTypeId], ...writer, formatDate(Date.parse(writtenAt))]
  return (
    <article className={styles.entry}>
      <div className={styles.marks}>
        <Badge tone={statusEnum === 'DONE' ? 'brand' : 'neutral'}>{statusLabel}</Badge>
        <span className={styles.soft}>{facts.join(' · ')}</span>
      </div>
      {optionName === null ? null : <p className={styles.soft}>옵션: {optionName}</p>}
      <p className={styles.text} data-hidden={isHidden}>
        {secretYn === 'Y' ? (
          <span className={styles.lock}>
            <Icon of={LockKeyhole} size="s" />
            {isHidden ? null : <VisuallyHidden>비밀글 </VisuallyHidden>}
          </span>
        ) : null}
        {text}
      </p>
      {answerText === null ? null : (
        <div className={styles.answer}>
          <p className={styles.by}>
            판매자 답변
            {answeredAt === null ? null : (
              <span className={styles.soft}>{formatDate(Date.parse(answeredAt))}</span>
            )}
          </p>
          <p className={styles.text}>{answerText}</p>
        </div>
      )}
      <WriterActions question={question} goodsId={goodsId} canEdit={canEdit} />
      {isReportable(question) ? (
        <ReportButton target={{ kind: 'QUESTION', id: question.qnaIdEncrypt }}>신고</ReportButton>
      ) : null}
    </article>
  )
}

/** A question that everybody sees, and that somebody else wrote. */
function isReportable({ mineYn, secretYn }: QuestionData): boolean {
  return mineYn === 'N' && secretYn === 'N'
}

type WriterActionsProps = WrittenQuestion & {
  /** The market takes a change now; an open sheet stays when it does no more. */
  readonly canEdit: boolean
}

function WriterActions({ question, goodsId, canEdit }: WriterActionsProps) {
  const sheet = useSheet(`question-${question.qnaIdEncrypt}`)
  const removing = useRemoving(question)
  const editing = useEditing(question, sheet.dismiss)
  const { text, bbsTypeId, secretYn, optionId } = question
  if (!canEdit && !sheet.isOpen) return null
  const open = () => {
    editing.reset()
    sheet.open()
  }
  return (
    <div className={styles.actions}>
      <Button size="s" variant="outline" aria-label={`${text ?? ''} 문의 수정`} onClick={open}>
        수정
      </Button>
      <Button
        size="s"
        variant="outline"
        aria-label={`${text ?? ''} 문의 삭제`}
        isBusy={removing.isBusy}
        onClick={() => void removing.ask()}
      >
        삭제
      </Button>
      {sheet.isOpen ? (
        <Suspense>
          <QuestionSheet
            title="문의 수정"
            action="수정하기"
            goodsId={goodsId}
            initial={{ topic: bbsTypeId, text: text ?? '', isSecret: secretYn === 'Y', optionId }}
            isBusy={editing.isBusy}
            error={editing.error}
            onDismiss={sheet.dismiss}
            onSend={editing.send}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
