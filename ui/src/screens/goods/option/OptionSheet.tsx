import { lazy, Suspense, useState } from 'react'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'

const loadPicker = () => import('./OptionPickerSheet.tsx')
const OptionPickerSheet = lazy(async () => ({ default: (await loadPicker()).OptionPickerSheet }))

type OptionSheetProps = {
  readonly goods: GoodsDetailData
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** The sheet where options are selected. Its chart begins when it first opens and runs for as long as the page stays. */
export function OptionSheet(props: OptionSheetProps) {
  const [isStarted, setStarted] = useState(false)
  if (props.isOpen && !isStarted) setStarted(true)
  return <Suspense>{isStarted ? <OptionPickerSheet {...props} /> : null}</Suspense>
}

/** Fetches the picker's code before it is needed. */
export function warmOptionPicker(): void {
  loadPicker().catch(() => null)
}
