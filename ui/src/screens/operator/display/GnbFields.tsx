import {
  GNB_SUBTITLE_TYPE_LABELS,
  GNB_SUBTITLE_TYPES,
  GNB_TYPE_LABELS,
  GNB_TYPES,
} from '@jangteo/core/display/gnb.codes'
import { GNB_TEXT_LENGTH_MAX, GNB_TITLE_LENGTH_MAX } from '@jangteo/core/display/gnb.rules'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { marketSearch } from '../../staff/form/target.ts'
import { TargetPicker } from '../../staff/form/TargetPicker.tsx'
import styles from './Composer.module.css'
import type { GnbEntry } from './displayEntries.ts'

const TYPES = labelled(GNB_TYPES, GNB_TYPE_LABELS)
const MARKS = labelled(GNB_SUBTITLE_TYPES, GNB_SUBTITLE_TYPE_LABELS)
const EXHIBITIONS = marketSearch('EXHIBITION')

type GnbFieldsProps = {
  readonly entry: GnbEntry
  readonly onChange: (change: Partial<GnbEntry>) => void
}

/** Everything of an entry of the navigation at the top. */
export function GnbFields({ entry, onChange }: GnbFieldsProps) {
  const { exhibitionId } = entry
  return (
    <>
      <div className={styles.fields}>
        <Select
          label="화면"
          value={entry.gnbTypeEnum}
          choices={TYPES}
          onChange={(gnbTypeEnum) => onChange({ gnbTypeEnum, exhibitionId: null, linkUrl: null })}
        />
        <TextInput
          label="제목"
          isRequired
          hint={`${GNB_TITLE_LENGTH_MAX}자까지`}
          value={entry.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Select
          label="표시"
          value={entry.gnbSubtitleTypeEnum}
          choices={MARKS}
          onChange={(gnbSubtitleTypeEnum) => onChange({ gnbSubtitleTypeEnum, subtitle: null })}
        />
        {entry.gnbSubtitleTypeEnum === 'TEXT' ? (
          <TextInput
            label="문구"
            isRequired
            hint={`${GNB_TEXT_LENGTH_MAX}자까지`}
            value={entry.subtitle ?? ''}
            onChange={({ target }) => onChange({ subtitle: target.value || null })}
          />
        ) : null}
        {entry.gnbTypeEnum === 'COMMUNITY' ? (
          <TextInput
            label="커뮤니티 주소"
            isRequired
            value={entry.linkUrl ?? ''}
            onChange={({ target }) => onChange({ linkUrl: target.value || null })}
          />
        ) : null}
        <MomentInput
          label="시작"
          value={entry.startsAt}
          onValue={(startsAt) => onChange({ startsAt })}
        />
        <MomentInput label="끝" value={entry.endsAt} onValue={(endsAt) => onChange({ endsAt })} />
      </div>
      {entry.gnbTypeEnum === 'EXHIBITION_DETAIL' ? (
        <TargetPicker
          label="기획전"
          search={EXHIBITIONS}
          picked={
            exhibitionId === null
              ? []
              : [{ targetId: exhibitionId, name: `${exhibitionId}번 기획전` }]
          }
          countMax={1}
          onPick={([target]) => onChange({ exhibitionId: target?.targetId ?? null })}
        />
      ) : null}
    </>
  )
}
