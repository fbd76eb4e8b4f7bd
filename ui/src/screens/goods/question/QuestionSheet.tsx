import { optionName } from '@jangteo/core/goods/option.rules'
import { QUESTION_TOPIC_LABELS, QUESTION_TOPICS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { INQUIRY_MESSAGES } from '@jangteo/core/inquiry/inquiry.messages'
import { decideQuestionText, INQUIRY_TEXT_LENGTH_MAX } from '@jangteo/core/inquiry/inquiry.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { WrittenQuestion } from './questionData.ts'

const TOPICS = QUESTION_TOPICS.map((topic) => ({
  value: String(topic),
  label: QUESTION_TOPIC_LABELS[topic],
}))

const NO_OPTION = ''

type QuestionSheetProps = {
  readonly title: string
  readonly action: string
  readonly goodsId: number
  readonly initial: WrittenQuestion
  readonly isBusy: boolean
  /** Error of the last try; `null` when nothing went wrong. */
  readonly error: Error | null
  readonly onDismiss: () => void
  readonly onSend: (written: WrittenQuestion) => void
}

/** Writes a question about a product: its topic, its option, its text, and if it is secret. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { title, action, goodsId, initial, isBusy, error, onDismiss, onSend } = props
  const formId = useId()
  const [choice, setChoice] = useState(initial)
  const fields = useFields({ text: initial.text }, ({ text }) => {
    const decided = decideQuestionText(text)
    return decided.ok ? {} : { text: INQUIRY_MESSAGES[decided.reason]() }
  })
  const change = (part: Partial<WrittenQuestion>) => setChoice((former) => ({ ...former, ...part }))
  const pickTopic = (value: string) =>
    change({ topic: QUESTION_TOPICS.find((topic) => String(topic) === value) ?? initial.topic })
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {action}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onSend({ ...choice, ...fields.values })}>
        <RadioGroup
          legend="문의 유형"
          look="tiles"
          value={String(choice.topic)}
          choices={TOPICS}
          onChange={pickTopic}
        />
        <OptionField
          goodsId={goodsId}
          optionId={choice.optionId}
          onPick={(optionId) => change({ optionId })}
        />
        <TextArea
          state={fields.stateOf('text')}
          label="문의 내용"
          isRequired
          max={INQUIRY_TEXT_LENGTH_MAX}
          hint={INQUIRY_MESSAGES.QUESTION_PRIVACY_NOTICE()}
        />
        <Checkbox isChecked={choice.isSecret} onChange={(isSecret) => change({ isSecret })}>
          비밀글로 문의하기
        </Checkbox>
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}

type OptionFieldProps = {
  readonly goodsId: number
  readonly optionId: number | null
  readonly onPick: (optionId: number | null) => void
}

/** The option that a question is about; nothing for a product without options. */
function OptionField({ goodsId, optionId, onPick }: OptionFieldProps) {
  const calls = useCalls()
  const { data } = useQuery(calls.goods.options.queryOptions({ input: { id: goodsId } }))
  const named = data?.options.filter(({ optionValues }) => optionValues.length > 0) ?? []
  if (named.length === 0) return null
  const choices = [
    { value: NO_OPTION, label: '선택 안 함' },
    ...named.map((option) => ({
      value: String(option.optionId),
      label: optionName(option.optionValues),
    })),
  ]
  return (
    <Select
      label="문의할 옵션"
      value={optionId === null ? NO_OPTION : String(optionId)}
      choices={choices}
      onChange={(value) => onPick(value === NO_OPTION ? null : Number(value))}
    />
  )
}
