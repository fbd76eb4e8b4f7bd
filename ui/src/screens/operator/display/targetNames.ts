import type { NamedTarget } from '../../staff/form/target.ts'
import type { ComposedItem, RevisionContent } from './draftGroups.ts'

/** Names of what items name by id. */
export type TargetNames = {
  readonly goodsId: ReadonlyMap<number, string>
  readonly storeId: ReadonlyMap<number, string>
  readonly categoryId: ReadonlyMap<number, string>
}

type NamedIds = Pick<RevisionContent, 'goodsList' | 'storeList' | 'categoryList'>

const toNames = (targets: readonly NamedTarget[]) =>
  new Map(targets.map(({ targetId, name }) => [targetId, name]))

/** Collects the names of a revision. */
export function namesOf({ goodsList, storeList, categoryList }: NamedIds): TargetNames {
  return {
    goodsId: toNames(goodsList),
    storeId: toNames(storeList),
    categoryId: toNames(categoryList),
  }
}

/** Adds the name of something that was picked. */
export function withName(
  names: TargetNames,
  field: keyof TargetNames,
  { targetId, name }: NamedTarget,
): TargetNames {
  return { ...names, [field]: new Map([...names[field], [targetId, name]]) }
}

/** The names of what fields of an item choose by id, as pickers show them. */
export function pickedOf(
  item: ComposedItem,
  field: keyof TargetNames,
  names: TargetNames,
): readonly NamedTarget[] {
  const targetId = item[field]
  return targetId === null
    ? []
    : [{ targetId, name: names[field].get(targetId) ?? `${targetId}번` }]
}
