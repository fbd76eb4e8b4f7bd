import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'

const loadPicker = () => import('./OptionPickerSheet.tsx')
const OptionPickerSheet = lazy(async () => ({ default: (await loadPicker()).OptionPickerSheet }))

const OptionPanel = lazy(async () => ({
  default: (await import('./OptionPanel.tsx')).OptionPanel,
}))

type OptionSheetProps = {
  readonly goods: GoodsDetailData
  /** Pictures of goods for adults are shown to adults alone. */
  readonly mayLook: boolean
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

/** Options in the page itself, where there is room for them. Their code is fetched by the pages that show them so. */
export function OptionPlace({ goods }: { readonly goods: GoodsDetailData }) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <OptionPanel goods={goods} />
    </Suspense>
  )
}
