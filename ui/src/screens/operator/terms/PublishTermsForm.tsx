import type { Day } from '@jangteo/core/calendar/day.rules'
import { earliestTermsDay, TERMS_LENGTH_MAX } from '@jangteo/core/terms/termsVersion.rules'
import { TERMS_VERSION_MESSAGES } from '@jangteo/core/terms/termsVersion.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

const { operatorTerms: calls } = staffCalls

type PublishTermsFormProps = {
  readonly terms: StaffAnswers['operatorTerms']['list']['termsList'][number]
  readonly today: Day
  readonly onDone: () => void
}

/** Writes a new version, beginning with the one in force. */
export function PublishTermsForm({ terms, today, onDone }: PublishTermsFormProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isWorse, setIsWorse] = useState(false)
  const fields = useFields({ body: terms.body, effectiveOn: '' }, ({ body, effectiveOn }) => ({
    ...(body.trim() === '' ? { body: '내용을 입력해 주세요.' } : {}),
    ...(effectiveOn < earliestTermsDay(today, isWorse)
      ? { effectiveOn: TERMS_VERSION_MESSAGES.TERMS_NOTICE_SHORT() }
      : {}),
  }))
  const publishing = useMutation(
    calls.publish.mutationOptions({
      onSuccess: ({ version }) => {
        toast({ text: `${version}판을 공지했어요.` })
        onDone()
      },
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.key() }),
    }),
  )
  const publish = () =>
    publishing.mutate({
      ...fields.values,
      termsKindEnum: terms.termsKindEnum,
      worseYn: isWorse ? 'Y' : 'N',
    })
  return (
    <Form fields={fields} onSubmit={publish}>
      <TextArea
        label="내용"
        isRequired
        hint="마크다운으로 작성해요."
        state={fields.stateOf('body')}
        max={TERMS_LENGTH_MAX}
      />
      <FormInput label="시행일" type="date" isRequired state={fields.stateOf('effectiveOn')} />
      <Checkbox isChecked={isWorse} onChange={setIsWorse}>
        회원에게 불리한 변경이에요
      </Checkbox>
      <Button type="submit" isBusy={publishing.isPending}>
        공지
      </Button>
    </Form>
  )
}
