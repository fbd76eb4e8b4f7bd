import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../../parts/action/IconButton.tsx'

/** A row's place among others, and the steps that its form takes with it. */
export type RowPlace = {
  readonly place: number
  readonly count: number
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** Buttons that move a row of a form up or down, or remove it. */
export function RowButtons(props: RowPlace & { readonly name: string }) {
  const { name, place, count, onMove, onRemove } = props
  return (
    <>
      <IconButton
        icon={ArrowUp}
        iconSize="s"
        label={`${name} 위로`}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        iconSize="s"
        label={`${name} 아래로`}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={Trash2} iconSize="s" label={`${name} 삭제`} onClick={onRemove} />
    </>
  )
}
