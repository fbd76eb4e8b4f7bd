import {
  COUPON_PLATFORM_LABELS,
  COUPON_PLATFORMS,
  NEWCOMER_KINDS,
} from '@jangteo/core/coupon/coupon.codes'
import { NEWCOMER_KIND_LABELS } from '@jangteo/core/coupon/couponTerms.codes'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { Select } from '../../../parts/field/Select.tsx'
import { ChipChoices } from '../form/ChipChoices.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { NumberInput } from '../form/NumberInput.tsx'
import { labelled } from '../form/labelled.ts'
import type { TermsPartProps } from './termsPart.ts'

const LIMITS = [
  { field: 'totalMax', label: '전체 발급 수' },
  { field: 'dayMax', label: '하루 발급 수' },
  { field: 'personMax', label: '한 사람이 받을 수 있는 수' },
  { field: 'personDayMax', label: '한 사람이 하루에 받을 수 있는 수' },
] as const

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'].map((label, value) => ({
  value,
  label,
}))
const PLATFORMS = labelled(COUPON_PLATFORMS, COUPON_PLATFORM_LABELS)
const MEMBERSHIPS = labelled(['MEMBER', 'ASSOCIATE_MEMBER'] as const, MEMBERSHIP_TYPE_LABELS)
const NEWCOMERS = [
  { value: 'NONE', label: '모두' },
  ...labelled(NEWCOMER_KINDS, NEWCOMER_KIND_LABELS),
] as const

/** The limits of a coupon, and the people it is for. */
export function TermsLimits({ issuer, terms, problems, onChange }: TermsPartProps) {
  const wrong = [problems.LIMIT, problems.CONDITION].filter((problem) => problem !== undefined)
  return (
    <FormSection title="발급 수와 조건" problems={wrong}>
      {LIMITS.map(({ field, label }) => (
        <NumberInput
          key={field}
          label={label}
          hint="비워 두면 제한이 없어요."
          value={terms[field]}
          onValue={(value) => onChange({ [field]: value })}
        />
      ))}
      <NumberInput
        label="받을 수 있는 시각 (시부터)"
        value={terms.fromHour}
        onValue={(fromHour) => onChange({ fromHour })}
      />
      <NumberInput
        label="받을 수 있는 시각 (시 전까지)"
        value={terms.untilHour}
        onValue={(untilHour) => onChange({ untilHour })}
      />
      <ChipChoices
        legend="받을 수 있는 요일"
        choices={WEEKDAYS}
        chosen={terms.weekdayList}
        onChange={(weekdayList) => onChange({ weekdayList })}
      />
      <ChipChoices
        legend="받을 수 있는 회원"
        choices={MEMBERSHIPS}
        chosen={terms.membershipList.filter((membership) => membership !== 'GUEST')}
        onChange={(membershipList) => onChange({ membershipList })}
      />
      <ChipChoices
        legend="받을 수 있는 기기"
        choices={PLATFORMS}
        chosen={terms.issuePlatformList}
        onChange={(issuePlatformList) => onChange({ issuePlatformList })}
      />
      <ChipChoices
        legend="사용할 수 있는 기기"
        choices={PLATFORMS}
        chosen={terms.usePlatformList}
        onChange={(usePlatformList) => onChange({ usePlatformList })}
      />
      {issuer === 'OPERATOR' ? (
        <Select
          label="새 회원 조건"
          value={terms.newcomerEnum ?? 'NONE'}
          choices={NEWCOMERS}
          onChange={(chosen) => onChange({ newcomerEnum: chosen === 'NONE' ? null : chosen })}
        />
      ) : null}
    </FormSection>
  )
}
