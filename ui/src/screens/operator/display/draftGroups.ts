import { HOME_BLOCK_TYPE_LABELS } from '@jangteo/core/display/display.codes'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { MAIN_GOODS_COUNT_DEFAULT } from '@jangteo/core/display/mainGroup.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { keyed } from '../../staff/form/keyedRows.ts'
import type { Keyed } from '../../staff/form/keyedRows.ts'

/** A revision of a composed page with the names of what it names. */
export type RevisionContent = StaffAnswers['operatorMain']['revision']

/** A group as it is sent. */
export type ComposedGroup = RevisionContent['groupList'][number]
export type ComposedItem = ComposedGroup['itemList'][number]

/** A group on its way, each of its items with a key. */
export type DraftGroup = Omit<ComposedGroup, 'itemList'> & {
  readonly itemList: readonly Keyed<ComposedItem>[]
}

/** Makes groups ready for the form. */
export function toDraft(
  groups: readonly ComposedGroup[],
  makeKey: () => string,
): readonly Keyed<DraftGroup>[] {
  return keyed(
    groups.map(({ itemList, ...group }) => ({ ...group, itemList: keyed(itemList, makeKey) })),
    makeKey,
  )
}

/** Makes the groups of a form ready to be sent. */
export function fromDraft(groups: readonly Keyed<DraftGroup>[]): ComposedGroup[] {
  return groups.map(({ entry: { itemList, ...group } }) => ({
    ...group,
    itemList: itemList.map(({ entry }) => entry),
  }))
}

/** An item of a group without anything in it. */
export const EMPTY_ITEM: ComposedItem = {
  picture: null,
  alt: null,
  text: null,
  subText: null,
  linkUrl: null,
  goodsId: null,
  storeId: null,
  categoryId: null,
  videoUrl: null,
  durationS: null,
  startsAt: null,
  endsAt: null,
}

/** A group of a kind without items. */
export function newGroup(blockTypeEnum: HomeBlockType): DraftGroup {
  return {
    blockTypeEnum,
    title: HOME_BLOCK_TYPE_LABELS[blockTypeEnum],
    subtitle: null,
    linkUrl: null,
    platformList: [],
    membershipList: [],
    genderList: [],
    ageList: [],
    goodsMax: MAIN_GOODS_COUNT_DEFAULT,
    adYn: 'N',
    itemList: [],
    startsAt: null,
    endsAt: null,
  }
}

/** A group as another kind of block: its items stay where that kind shows the same. */
export function withBlock(group: DraftGroup, blockTypeEnum: HomeBlockType): DraftGroup {
  const isSame = HOME_BLOCKS[group.blockTypeEnum].item === HOME_BLOCKS[blockTypeEnum].item
  return { ...group, blockTypeEnum, itemList: isSame ? group.itemList : [] }
}
