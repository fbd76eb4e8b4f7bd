import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { MAIN_GOODS_COUNT_MAX, MAIN_PLATFORMS } from '@jangteo/core/display/mainGroup.codes'
import { COUPON_PLATFORM_LABELS } from '@jangteo/core/coupon/coupon.codes'
import {
  RECOMMEND_AGE_LABELS,
  RECOMMEND_AGES,
  RECOMMEND_GENDER_LABELS,
  RECOMMEND_GENDERS,
} from '@jangteo/core/search/search.codes'
import { MEMBERSHIP_TYPE_LABELS, MEMBERSHIP_TYPES } from '@jangteo/core/session/membership.codes'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { ChipChoices } from '../../staff/form/ChipChoices.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { NumberInput } from '../../staff/form/NumberInput.tsx'
import { BLOCK_CHOICES } from './AddGroup.tsx'
import styles from './Composer.module.css'
import { withBlock } from './draftGroups.ts'
import type { GroupRowProps } from './composerProps.ts'
import { ItemList } from './ItemList.tsx'

const PLATFORMS = labelled(MAIN_PLATFORMS, COUPON_PLATFORM_LABELS)
const MEMBERSHIPS = labelled(MEMBERSHIP_TYPES, MEMBERSHIP_TYPE_LABELS)
const GENDERS = labelled(
  RECOMMEND_GENDERS.filter((gender) => gender !== 'ALL'),
  RECOMMEND_GENDER_LABELS,
)
const AGES = labelled(
  RECOMMEND_AGES.filter((age) => age !== 'ALL'),
  RECOMMEND_AGE_LABELS,
)

/** Everything of a group. */
export function GroupFields(props: GroupRowProps) {
  const { group, onChange } = props
  const { source, item } = HOME_BLOCKS[group.blockTypeEnum]
  return (
    <>
      <div className={styles.fields}>
        <Select
          label="종류"
          value={group.blockTypeEnum}
          choices={BLOCK_CHOICES}
          onChange={(type) => onChange(withBlock(group, type))}
        />
        <TextInput
          label="제목"
          isRequired
          value={group.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextInput
          label="부제"
          value={group.subtitle ?? ''}
          onChange={({ target }) => onChange({ subtitle: target.value || null })}
        />
        <TextInput
          label="더보기 주소"
          hint="장터의 화면은 /로 시작해요."
          value={group.linkUrl ?? ''}
          onChange={({ target }) => onChange({ linkUrl: target.value || null })}
        />
        {source === 'goods' || source === 'recommend' || source === 'deal' ? (
          <NumberInput
            label={`상품 수 (${MAIN_GOODS_COUNT_MAX}개까지)`}
            value={group.goodsMax}
            onValue={(value) => onChange({ goodsMax: value ?? 0 })}
          />
        ) : null}
        <MomentInput
          label="시작"
          value={group.startsAt}
          onValue={(startsAt) => onChange({ startsAt })}
        />
        <MomentInput label="끝" value={group.endsAt} onValue={(endsAt) => onChange({ endsAt })} />
      </div>
      <Checkbox
        isChecked={group.adYn === 'Y'}
        onChange={(isAd) => onChange({ adYn: isAd ? 'Y' : 'N' })}
      >
        광고로 표시하기
      </Checkbox>
      {item === 'NONE' ? null : <ItemList {...props} />}
      <GroupAudience group={group} onChange={onChange} />
    </>
  )
}

/** Shoppers that a group is for. */
function GroupAudience({ group, onChange }: Pick<GroupRowProps, 'group' | 'onChange'>) {
  return (
    <details>
      <summary className={styles.summary}>보여 줄 사람 정하기</summary>
      <div className={styles.fields}>
        <ChipChoices
          legend="기기"
          choices={PLATFORMS}
          chosen={group.platformList}
          onChange={(platformList) => onChange({ platformList })}
        />
        <ChipChoices
          legend="회원"
          choices={MEMBERSHIPS}
          chosen={group.membershipList}
          onChange={(membershipList) => onChange({ membershipList })}
        />
        <ChipChoices
          legend="성별"
          choices={GENDERS}
          chosen={group.genderList}
          onChange={(genderList) => onChange({ genderList })}
        />
        <ChipChoices
          legend="나이"
          choices={AGES}
          chosen={group.ageList}
          onChange={(ageList) => onChange({ ageList })}
        />
      </div>
    </details>
  )
}
