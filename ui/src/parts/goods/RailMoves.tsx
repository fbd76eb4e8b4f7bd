import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../action/IconButton.tsx'
import type { Rail } from '../layout/useRail.ts'

type RailMovesProps = {
  readonly rail: Pick<Rail, 'index' | 'isAtEnd' | 'move'>
  readonly title: string
  /** Name of what the buttons move on to: `상품`. */
  readonly unit: string
}

/** The buttons that move a rail back and on. */
export function RailMoves({ rail, title, unit }: RailMovesProps) {
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={`${title} 이전 ${unit}`}
        disabled={rail.index === 0}
        onClick={() => rail.move(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={`${title} 다음 ${unit}`}
        disabled={rail.isAtEnd}
        onClick={() => rail.move(1)}
      />
    </>
  )
}
