import { SHOWING_COUPON_COUNT_MAX } from '@jangteo/core/display/showing.codes'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { FormSection } from '../../staff/form/FormSection.tsx'
import { LongText } from '../../staff/form/LongText.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { idsOf, marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import type { BenefitDraft } from './benefitDraft.ts'
import { PictureField } from './PictureField.tsx'
import type { ShowingProblems } from './showingProblems.ts'

const COUPONS = marketSearch('COUPON')
const BODY_ROWS = 14

type BenefitFormProps = {
  readonly begun: BenefitDraft
  readonly problems: ShowingProblems
  readonly isSaving: boolean
  readonly onSave: (draft: BenefitDraft) => void
}

/** Everything of a benefit. */
export function BenefitForm({ begun, problems, isSaving, onSave }: BenefitFormProps) {
  const [draft, setDraft] = useState(begun)
  const change = (part: Partial<BenefitDraft>) => setDraft((former) => ({ ...former, ...part }))
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave(draft)
      }}
    >
      <BenefitTexts draft={draft} problems={problems} change={change} />
      <FormSection title="쿠폰" problems={problems.COUPON === undefined ? [] : [problems.COUPON]}>
        <div className={formStyles.wide}>
          <TargetPicker
            label="쿠폰"
            search={COUPONS}
            picked={draft.couponList}
            countMax={SHOWING_COUPON_COUNT_MAX}
            onPick={(picked) => change({ couponList: [...picked], couponIdList: idsOf(picked) })}
          />
        </div>
      </FormSection>
      <div className={formStyles.actions}>
        <Button type="submit" isBusy={isSaving}>
          저장
        </Button>
      </div>
    </form>
  )
}

type BenefitTextsProps = {
  readonly draft: BenefitDraft
  readonly problems: ShowingProblems
  readonly change: (part: Partial<BenefitDraft>) => void
}

function BenefitTexts({ draft, problems, change }: BenefitTextsProps) {
  return (
    <FormSection title="소개와 기간">
      <TextInput
        label="혜택 이름"
        isRequired
        value={draft.title}
        problem={problems.NAME ?? null}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextInput
        label="한 줄 소개"
        isRequired
        value={draft.subtitle}
        problem={problems.SUBTITLE ?? null}
        onChange={({ target }) => change({ subtitle: target.value })}
      />
      <PictureField
        label="대표 그림"
        picture={draft.picture}
        problem={problems.PICTURE ?? null}
        onPicture={(picture) => change({ picture })}
      />
      <MomentInput
        label="시작"
        isRequired
        value={draft.startsAt}
        problem={problems.PERIOD ?? null}
        onValue={(startsAt) => (startsAt === null ? undefined : change({ startsAt }))}
      />
      <MomentInput
        label="끝"
        hint="비워 두면 계속 보여요."
        value={draft.endsAt}
        onValue={(endsAt) => change({ endsAt })}
      />
      <Checkbox
        isChecked={draft.hiddenYn === 'Y'}
        onChange={(isHidden) => change({ hiddenYn: isHidden ? 'Y' : 'N' })}
      >
        숨기기
      </Checkbox>
      <div className={formStyles.wide}>
        <LongText
          label="내용"
          isRequired
          hint="제목은 #, 목록은 -로 표시해요."
          rows={BODY_ROWS}
          value={draft.body}
          problem={problems.BODY ?? null}
          onValue={(body) => change({ body })}
        />
      </div>
    </FormSection>
  )
}
