import {
  COUPON_ISSUE_KIND_LABELS,
  COUPON_ISSUE_KINDS,
  COUPON_USE_PERIOD_KIND_LABELS,
  COUPON_USE_PERIOD_KINDS,
} from '@jangteo/core/coupon/coupon.codes'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { NumberInput } from '../form/NumberInput.tsx'
import { labelled } from '../form/labelled.ts'
import type { TermsPartProps } from './termsPart.ts'

/** The way and the time of a coupon's issue, and the time of its use. */
export function TermsPeriods({ issuer, terms, problems, onChange }: TermsPartProps) {
  const isCode = terms.issueEnum === 'CODE'
  return (
    <FormSection title="발급과 사용 기간">
      <Select
        label="발급 방법"
        value={terms.issueEnum}
        choices={labelled(COUPON_ISSUE_KINDS, COUPON_ISSUE_KIND_LABELS)}
        onChange={(issueEnum) => onChange({ issueEnum, word: null })}
      />
      {isCode ? (
        <TextInput
          label="등록할 단어"
          isRequired={issuer === 'SELLER'}
          {...(issuer === 'OPERATOR'
            ? { hint: '비워 두면 한 사람이 하나씩 등록하는 번호를 만들 수 있어요.' }
            : {})}
          value={terms.word ?? ''}
          problem={problems.WORD ?? null}
          onChange={({ target }) => onChange({ word: target.value === '' ? null : target.value })}
        />
      ) : null}
      <TextInput
        label="발급 시작일"
        isRequired
        type="date"
        value={terms.publishedFrom}
        problem={problems.ISSUE_PERIOD ?? null}
        onChange={({ target }) => onChange({ publishedFrom: target.value })}
      />
      <TextInput
        label="발급 종료일"
        isRequired
        type="date"
        value={terms.publishedUntil}
        onChange={({ target }) => onChange({ publishedUntil: target.value })}
      />
      <Select
        label="사용 기간"
        value={terms.usePeriodEnum}
        choices={labelled(COUPON_USE_PERIOD_KINDS, COUPON_USE_PERIOD_KIND_LABELS)}
        onChange={(usePeriodEnum) => onChange({ usePeriodEnum })}
      />
      <UsePeriod terms={terms} problems={problems} onChange={onChange} />
    </FormSection>
  )
}

function UsePeriod({ terms, problems, onChange }: Omit<TermsPartProps, 'issuer'>) {
  const problem = problems.USE_PERIOD ?? null
  if (terms.usePeriodEnum === 'ISSUE') {
    return (
      <NumberInput
        label="발급한 뒤 사용할 수 있는 날"
        hint="0일이면 그날까지, 비워 두면 그달 말일까지예요."
        value={terms.useDays}
        problem={problem}
        onValue={(useDays) => onChange({ useDays })}
      />
    )
  }
  if (terms.usePeriodEnum !== 'CUSTOM') return null
  return (
    <>
      <TextInput
        label="사용 시작일"
        isRequired
        type="date"
        value={terms.useFrom ?? ''}
        problem={problem}
        onChange={({ target }) => onChange({ useFrom: target.value || null })}
      />
      <TextInput
        label="사용 종료일"
        isRequired
        type="date"
        value={terms.useUntil ?? ''}
        onChange={({ target }) => onChange({ useUntil: target.value || null })}
      />
    </>
  )
}
