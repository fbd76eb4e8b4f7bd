import { formatNumber } from '@jangteo/core/money/money.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import styles from './Favorite.module.css'
import { GroupNameForm } from './GroupNameForm.tsx'
import { useGroupChanges } from './useGroups.ts'

export type PickedGroup = { readonly groupId: string; readonly groupName: string }

type GroupPickerProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Group that the products leave for the chosen one; it is no choice. */
  readonly fromId?: string
  readonly onPick: (group: PickedGroup) => void
  readonly onDismiss: () => void
}

/** Chooses one of the member's groups, or creates one. */
export function GroupPicker({ isOpen, title, fromId, onPick, onDismiss }: GroupPickerProps) {
  const calls = useCalls()
  const { data } = useQuery({ ...calls.favorite.groups.queryOptions(), enabled: isOpen })
  const { creation } = useGroupChanges()
  const groups = data?.groupList ?? []
  const create = (name: string) =>
    creation.mutate(name, {
      onSuccess: ({ favoriteGoodsGroupIdEncrypt: groupId }) => onPick({ groupId, groupName: name }),
    })
  return (
    <Sheet isOpen={isOpen} title={title} onDismiss={onDismiss}>
      <div className={styles.picker}>
        {groups
          .filter(({ favoriteGoodsGroupIdEncrypt: id }) => id !== fromId)
          .map(({ favoriteGoodsGroupIdEncrypt: groupId, name, goodsCount }) => (
            <Button
              key={groupId}
              variant="outline"
              isWide
              onClick={() => onPick({ groupId, groupName: name })}
            >
              {name} ({formatNumber(goodsCount)})
            </Button>
          ))}
        <GroupNameForm
          otherNames={groups.map(({ name }) => name)}
          action={fromId === undefined ? '새 그룹에 담기' : '새 그룹으로 옮기기'}
          isBusy={creation.isPending}
          onSubmit={create}
        />
      </div>
    </Sheet>
  )
}
