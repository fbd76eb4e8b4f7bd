import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { QUESTION_TOPIC_LABELS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { INQUIRY_STATUS_LABELS } from '@jangteo/core/inquiry/inquiry.codes'
import { isUnanswered } from '@jangteo/core/inquiry/inquiry.rules'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import type { SellerQuestionData } from './sellerQuestionFilter.ts'
import styles from './SellerQuestion.module.css'

/** The columns of a store's questions. */
export const questionColumns: readonly DataColumn<SellerQuestionData>[] = [
  {
    key: 'text',
    header: '문의',
    isTitle: true,
    cell: ({ goodsName, optionName, secretYn, text, answer }) => (
      <div className={styles.question}>
        <span className={styles.goods}>{goodsTitle(goodsName, optionName ?? '')}</span>
        <span className={styles.text}>
          {secretYn === 'Y' ? <Badge>비밀글</Badge> : null} {text}
        </span>
        {answer === null ? null : <span className={styles.answer}>답변: {answer}</span>}
      </div>
    ),
  },
  {
    key: 'topic',
    header: '유형',
    cell: ({ bbsTypeId }) => QUESTION_TOPIC_LABELS[bbsTypeId],
  },
  { key: 'writer', header: '작성자', cell: ({ maskedId }) => maskedId },
  {
    key: 'writtenAt',
    header: '작성일',
    cell: ({ writtenAt }) => formatDateTime(Date.parse(writtenAt)),
  },
  {
    key: 'status',
    header: '상태',
    cell: ({ statusEnum }) => (
      <Badge tone={isUnanswered(statusEnum) ? 'inverse' : 'neutral'}>
        {INQUIRY_STATUS_LABELS[statusEnum]}
      </Badge>
    ),
  },
  { key: 'actions', header: '관리', cell: (question) => <AnswerActions question={question} /> },
]
