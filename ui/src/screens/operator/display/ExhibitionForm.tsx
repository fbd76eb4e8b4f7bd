import {
  EXHIBITION_DESCRIPTION_LENGTH_MAX,
  EXHIBITION_GROUP_COUNT_MAX,
  SHOWING_COUPON_COUNT_MAX,
} from '@jangteo/core/display/showing.codes'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { FormSection } from '../../staff/form/FormSection.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import type { Keyed } from '../../staff/form/keyedRows.ts'
import { LongText } from '../../staff/form/LongText.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { idsOf, marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import type { ExhibitionDraft, ExhibitionGroup } from './exhibitionDraft.ts'
import { ExhibitionGroupFields } from './ExhibitionGroupFields.tsx'
import { PictureField } from './PictureField.tsx'
import type { ShowingProblems } from './showingProblems.ts'

const COUPONS = marketSearch('COUPON')
const NEW_GROUP: ExhibitionGroup = { groupId: null, groupName: '', goodsIdList: [] }

type ExhibitionFormProps = {
  readonly begun: ExhibitionDraft
  readonly problems: ShowingProblems
  readonly isSaving: boolean
  readonly onSave: (draft: ExhibitionDraft) => void
}

/** Everything of an exhibition. */
export function ExhibitionForm({ begun, problems, isSaving, onSave }: ExhibitionFormProps) {
  const [draft, setDraft] = useState(begun)
  const [groups, setGroups] = useState(() => keyed(begun.groupList, newKey))
  const change = (part: Partial<ExhibitionDraft>) => setDraft((former) => ({ ...former, ...part }))
  const part = { draft, problems, change }
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave({ ...draft, groupList: groups.map(({ entry }) => entry) })
      }}
    >
      <ExhibitionTexts {...part} />
      <FormSection
        title="상품 묶음"
        problems={problems.GROUP === undefined ? [] : [problems.GROUP]}
      >
        <GroupList
          groups={groups}
          goods={draft.goodsList}
          onGroups={setGroups}
          onGoods={(goodsList) => change({ goodsList })}
        />
      </FormSection>
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

type ExhibitionPartProps = {
  readonly draft: ExhibitionDraft
  readonly problems: ShowingProblems
  readonly change: (part: Partial<ExhibitionDraft>) => void
}

function ExhibitionTexts({ draft, problems, change }: ExhibitionPartProps) {
  return (
    <FormSection title="소개와 기간">
      <TextInput
        label="기획전 이름"
        isRequired
        value={draft.exhibitionName}
        problem={problems.NAME ?? null}
        onChange={({ target }) => change({ exhibitionName: target.value })}
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
          label="소개"
          isRequired
          hint={`${EXHIBITION_DESCRIPTION_LENGTH_MAX}자까지`}
          value={draft.description}
          problem={problems.BODY ?? null}
          onValue={(description) => change({ description })}
        />
      </div>
    </FormSection>
  )
}

type GroupListProps = {
  readonly groups: readonly Keyed<ExhibitionGroup>[]
  readonly goods: ExhibitionDraft['goodsList']
  readonly onGroups: (groups: readonly Keyed<ExhibitionGroup>[]) => void
  readonly onGoods: (goods: ExhibitionDraft['goodsList']) => void
}

function GroupList({ groups, goods, onGroups, onGoods }: GroupListProps) {
  return (
    <div className={formStyles.wide}>
      <ol className={formStyles.picked} aria-label="상품 묶음">
        {groups.map(({ key, entry }, place) => (
          <ExhibitionGroupFields
            key={key}
            group={entry}
            place={place}
            count={groups.length}
            goods={goods}
            onGoods={onGoods}
            onChange={(part) => onGroups(changed(groups, key, part))}
            onMove={(step) => onGroups(moved(groups, key, step))}
            onRemove={() => onGroups(without(groups, key))}
          />
        ))}
      </ol>
      {groups.length < EXHIBITION_GROUP_COUNT_MAX ? (
        <Button
          variant="outline"
          size="s"
          onClick={() => onGroups([...groups, ...keyed([NEW_GROUP], newKey)])}
        >
          묶음 추가
        </Button>
      ) : null}
    </div>
  )
}
