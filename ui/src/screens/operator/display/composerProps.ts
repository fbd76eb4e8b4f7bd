import type { HomeBlockItem } from '@jangteo/core/display/homeBlock.codes'
import type { RowPlace } from '../../staff/form/RowButtons.tsx'
import type { NamedTarget } from '../../staff/form/target.ts'
import type { ComposedItem, DraftGroup } from './draftGroups.ts'
import type { TargetNames } from './targetNames.ts'

/** A group of a page as its form shows it. */
export type GroupRowProps = RowPlace & {
  readonly group: DraftGroup
  /** Reason why it is not accepted; `null` when it is. */
  readonly problem: string | null
  readonly names: TargetNames
  readonly onName: (field: keyof TargetNames, target: NamedTarget) => void
  readonly onChange: (change: Partial<DraftGroup>) => void
}

/** An item of a group as its form shows it. */
export type ItemFieldsProps = {
  readonly item: ComposedItem
  readonly kind: HomeBlockItem
  readonly names: TargetNames
  readonly onName: (field: keyof TargetNames, target: NamedTarget) => void
  readonly onChange: (change: Partial<ComposedItem>) => void
}
