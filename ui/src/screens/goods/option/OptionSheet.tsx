import { lazy, Suspense, useReducer } from 'react'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import { NOTHING_CHOSEN, reduceOptionChoice } from './optionChoice.ts'

const loadPicker = () => import('./OptionPickerSheet.tsx')
const OptionPickerSheet = lazy(async () => ({ default: (await loadPicker()).OptionPickerSheet }))

type OptionSheetProps = {
  readonly goods: GoodsDetailData
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** The sheet where options are chosen. A choice outlives its closing for as long as the page stays. */
export function OptionSheet({ goods, isOpen, onDismiss }: OptionSheetProps) {
  const [choice, send] = useReducer(reduceOptionChoice, NOTHING_CHOSEN)
  return (
    <Suspense>
      {isOpen ? (
        <OptionPickerSheet goods={goods} choice={choice} send={send} onDismiss={onDismiss} />
      ) : null}
    </Suspense>
  )
}

/** Fetches the picker's code before it is needed. */
export function warmOptionPicker(): void {
  loadPicker().catch(() => null)
}
