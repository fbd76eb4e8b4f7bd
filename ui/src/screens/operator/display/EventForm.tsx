import { EVENT_TYPES } from '@jangteo/core/display/event.codes'
import { EVENT_TYPE_LABELS, SHOWING_COUPON_COUNT_MAX } from '@jangteo/core/display/showing.codes'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { FormSection } from '../../staff/form/FormSection.tsx'
import { LongText } from '../../staff/form/LongText.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { idsOf, marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import { EntryFields } from './EntryFields.tsx'
import { EventCategoryField } from './EventCategoryField.tsx'
import { newEntry } from './eventDraft.ts'
import type { EventCategory, EventDraft } from './eventDraft.ts'
import { PictureField } from './PictureField.tsx'
import type { ShowingProblems } from './showingProblems.ts'

const COUPONS = marketSearch('COUPON')
const TYPES = labelled(EVENT_TYPES, EVENT_TYPE_LABELS)
const BODY_ROWS = 14

type EventFormProps = {
  readonly begun: EventDraft
  readonly categories: readonly EventCategory[]
  readonly problems: ShowingProblems
  readonly isSaving: boolean
  readonly onSave: (draft: EventDraft) => void
}

/** Everything of an event. How one that has begun is entered is shown and stays. */
export function EventForm({ begun, categories, problems, isSaving, onSave }: EventFormProps) {
  const [draft, setDraft] = useState(begun)
  const change = (part: Partial<EventDraft>) => setDraft((former) => ({ ...former, ...part }))
  const isFixed = begun.begunYn === 'Y' && begun.entry !== null
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave(draft)
      }}
    >
      <EventTexts {...{ draft, problems, categories, isFixed, change }} />
      {draft.entry === null ? null : (
        <EntryFields
          entry={draft.entry}
          isFixed={isFixed}
          problem={problems.ENTRY ?? null}
          onChange={(part) =>
            setDraft((former) =>
              former.entry === null ? former : { ...former, entry: { ...former.entry, ...part } },
            )
          }
        />
      )}
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

type EventTextsProps = Pick<EventFormProps, 'problems' | 'categories'> & {
  readonly draft: EventDraft
  readonly isFixed: boolean
  readonly change: (part: Partial<EventDraft>) => void
}

function EventTexts({ draft, problems, categories, isFixed, change }: EventTextsProps) {
  return (
    <FormSection title="내용과 기간">
      <TextInput
        label="제목"
        isRequired
        value={draft.title}
        problem={problems.NAME ?? null}
        onChange={({ target }) => change({ title: target.value })}
      />
      {isFixed ? null : (
        <Select
          label="종류"
          value={draft.eventTypeEnum}
          choices={TYPES}
          onChange={(eventTypeEnum) =>
            change({
              eventTypeEnum,
              entry: eventTypeEnum === 'ENTRY' ? (draft.entry ?? newEntry(draft)) : null,
            })
          }
        />
      )}
      <EventCategoryField
        categories={categories}
        chosenId={draft.eventCategoryId}
        problem={problems.CATEGORY ?? null}
        onChoose={(eventCategoryId) => change({ eventCategoryId })}
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
        isDisabled={isFixed}
        value={draft.startsAt}
        problem={problems.PERIOD ?? null}
        onValue={(startsAt) => (startsAt === null ? undefined : change({ startsAt }))}
      />
      <MomentInput
        label="끝"
        isRequired
        isDisabled={isFixed}
        value={draft.endsAt}
        onValue={(endsAt) => (endsAt === null ? undefined : change({ endsAt }))}
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
          hint="제목은 #, 목록은 -, 굵은 글씨는 **로 표시해요."
          rows={BODY_ROWS}
          value={draft.body}
          problem={problems.BODY ?? null}
          onValue={(body) => change({ body })}
        />
      </div>
    </FormSection>
  )
}
