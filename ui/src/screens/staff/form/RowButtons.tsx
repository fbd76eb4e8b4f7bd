import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../../parts/action/IconButton.tsx'

type MovableRow = {
  readonly place: number
  readonly count: number
  readonly onMove: (step: 1 | -1) => void
}

/** A row's place among others, and the steps that its form takes with it. */
export type RowPlace = MovableRow & { readonly onRemove: () => void }

type MoveButtonsProps = MovableRow & {
  readonly name: string
  /** Rows are being moved already. */
  readonly isBusy?: boolean
}

/** Buttons that move a row up or down among the others. */
export function MoveButtons({ name, place, count, isBusy = false, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        iconSize="s"
        label={`${name} 위로`}
        disabled={isBusy || place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        iconSize="s"
        label={`${name} 아래로`}
        disabled={isBusy || place === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  )
}

/** Buttons that move a row of a form up or down, or remove it. */
export function RowButtons({ onRemove, ...movable }: RowPlace & { readonly name: string }) {
  const { name } = movable
  return (
    <>
      <MoveButtons {...movable} />
      <IconButton icon={Trash2} iconSize="s" label={`${name} 삭제`} onClick={onRemove} />
    </>
  )
}
