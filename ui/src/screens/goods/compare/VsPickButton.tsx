import { Scale } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import { useStoredPicks } from './vsPicks.ts'

const VsPickSheet = lazy(async () => ({
  default: (await import('./VsPickSheet.tsx')).VsPickSheet,
}))

/** The way to the options that are compared; the tray itself is fetched when it first opens. */
export function VsPickButton({ goods }: { readonly goods: GoodsDetailData }) {
  const sheet = useSheet('vs-pick')
  const [isStarted, setStarted] = useState(false)
  const { length } = useStoredPicks()
  if (sheet.isOpen && !isStarted) setStarted(true)
  return (
    <>
      <Button variant="text" size="s" onClick={sheet.open}>
        <Icon of={Scale} size="s" />
        {length === 0 ? 'VS 비교' : `VS 비교함 ${length}`}
      </Button>
      <Suspense>
        {isStarted && sheet.isOpen ? <VsPickSheet goods={goods} onDismiss={sheet.dismiss} /> : null}
      </Suspense>
    </>
  )
}
