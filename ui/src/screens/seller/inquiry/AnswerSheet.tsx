import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { GOODS_QUESTION_MESSAGES } from '@jangteo/core/inquiry/goodsQuestion.messages'
import { ANSWER_LENGTH_MAX, decideAnswerText } from '@jangteo/core/inquiry/goodsQuestion.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { SellerQuestionData } from './sellerQuestionFilter.ts'
import styles from './SellerQuestion.module.css'

type AnswerSheetProps = {
  readonly question: SellerQuestionData
  readonly title: string
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onDismiss: () => void
  readonly onSend: (text: string) => void
}

/** Answers a question, which stays in sight: whoever changed it meanwhile is read again. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { question, title, isBusy, error, onDismiss, onSend } = props
  const formId = useId()
  const fields = useFields({ text: question.answer ?? '' }, ({ text }) => {
    const decided = decideAnswerText(text)
    return decided.ok ? {} : { text: GOODS_QUESTION_MESSAGES[decided.reason]() }
  })
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {title}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onSend(fields.values.text)}>
        <div className={styles.asked}>
          <p className={styles.goods}>
            {goodsTitle(question.goodsName, question.optionName ?? '')} · {question.maskedId}
          </p>
          <p className={styles.text}>{question.text}</p>
        </div>
        <TextArea state={fields.stateOf('text')} label="답변" isRequired max={ANSWER_LENGTH_MAX} />
        <p className={styles.goods}>
          {question.secretYn === 'Y'
            ? '비밀글이라 문의한 구매자만 답변을 볼 수 있어요.'
            : '답변은 상품 페이지에서 누구나 볼 수 있어요. 개인정보는 쓰지 마세요.'}
        </p>
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}
