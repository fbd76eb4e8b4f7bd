import { EVIDENCE_LIMITS } from '@jangteo/core/claim/request/claimEvidence.rules'
import { isMobile } from '@jangteo/core/member/member.rules'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { FilePicker } from '../../parts/file/FilePicker.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { MobileInput } from '../../parts/field/MobileInput.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { PasswordInput } from '../../parts/field/PasswordInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import { TextArea } from '../../parts/field/TextArea.tsx'
import { TextInput } from '../../parts/field/TextInput.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { Specimen } from './Specimen.tsx'

const REQUESTS = [
  { value: 'DOOR', label: '문 앞에 놓아 주세요' },
  { value: 'CALL', label: '배송 전에 연락 주세요' },
  { value: 'DIRECT', label: '직접 입력' },
] as const
const METHODS = [
  { value: 'CARD', label: '신용/체크카드' },
  { value: 'BANK', label: '계좌이체' },
  { value: 'PHONE', label: '휴대폰결제 (점검 중)', isDisabled: true },
] as const

/** Fields. */
export function FieldSpecimens() {
  const [request, setRequest] = useState<(typeof REQUESTS)[number]['value']>('DOOR')
  const [method, setMethod] = useState<(typeof METHODS)[number]['value'] | null>(null)
  const [isAgreed, setIsAgreed] = useState(false)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <>
      <Specimen name="TextInput" layout="stack">
        <TextInput
          label="받는 분"
          isRequired
          placeholder="홍길동"
          hint="10자까지 입력할 수 있어요."
        />
        <TextInput
          label="휴대폰"
          isRequired
          inputMode="numeric"
          defaultValue="010-1234"
          problem="휴대폰 번호를 다시 확인해 주세요."
        />
        <TextInput label="우편번호" defaultValue="04524" disabled />
      </Specimen>
      <FormSpecimen />
      <Specimen name="FilePicker" layout="stack">
        <FilePicker label="증빙 자료" limits={EVIDENCE_LIMITS} files={files} onChange={setFiles} />
      </Specimen>
      <Specimen name="Select" layout="stack">
        <Select label="배송 요청사항" value={request} choices={REQUESTS} onChange={setRequest} />
        <Select
          label="배송 요청사항 칩"
          hidesLabel
          look="chip"
          value={request}
          choices={REQUESTS}
          onChange={setRequest}
        />
      </Specimen>
      <Specimen name="RadioGroup" layout="stack">
        <RadioGroup legend="결제수단" value={method} choices={METHODS} onChange={setMethod} />
        <RadioGroup
          legend="결제수단 (타일)"
          value={method}
          choices={METHODS}
          look="tiles"
          onChange={setMethod}
        />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox isChecked={isAgreed} onChange={setIsAgreed}>
          주문 내용을 확인했어요
        </Checkbox>
        <Checkbox isChecked="partly" onChange={setIsAgreed}>
          전체 선택
        </Checkbox>
        <Checkbox isChecked={false} isDisabled onChange={setIsAgreed}>
          품절된 상품
        </Checkbox>
      </Specimen>
    </>
  )
}

/** Fields that are sent together: sent empty, they name what is wrong. */
function FormSpecimen() {
  const toast = useToast()
  const fields = useFields(
    { name: '', mobile: '', detail: '', password: '' },
    ({ name, mobile }) => ({
      ...(name === '' ? { name: '받는 분을 입력해 주세요.' } : {}),
      ...(isMobile(mobile) ? {} : { mobile: '휴대폰 번호를 확인해 주세요.' }),
    }),
  )
  return (
    <Specimen name="Form" layout="stack">
      <Form fields={fields} onSubmit={() => toast({ text: '보냈어요.' })}>
        <FormInput state={fields.stateOf('name')} label="받는 분" isRequired />
        <MobileInput state={fields.stateOf('mobile')} label="휴대폰 번호" isRequired />
        <TextArea
          label="상세 사유"
          max={500}
          placeholder="판매자에게 전할 내용이 있으면 입력해 주세요."
          state={fields.stateOf('detail')}
        />
        <PasswordInput
          state={fields.stateOf('password')}
          label="주문 비밀번호"
          autoComplete="off"
        />
        <Button type="submit">보내기</Button>
      </Form>
    </Specimen>
  )
}
