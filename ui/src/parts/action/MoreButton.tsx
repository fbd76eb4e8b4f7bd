import { useState } from 'react'
import type { More } from '../../lib/infiniteList.ts'
import { useInView } from '../../lib/useInView.ts'
import { Button } from './Button.tsx'

/** Most pages that load by themselves between two presses, so that the content below the list can be reached. */
const OWN_PAGES_MAX = 4

/** The next page of a list: it comes by itself when the buyer is near, and when the button is pressed. */
export function MoreButton({ isLoading, hasFailed, load }: More) {
  const [ownPages, setOwnPages] = useState(0)
  const isResting = isLoading || hasFailed || ownPages === OWN_PAGES_MAX
  const loadByItself = () => {
    setOwnPages(ownPages + 1)
    load()
  }
  const press = () => {
    setOwnPages(0)
    load()
  }
  const ref = useInView(isResting ? null : loadByItself)
  return (
    <div ref={ref}>
      <Button variant="outline" isWide isBusy={isLoading} onClick={press}>
        {hasFailed ? '다시 불러오기' : '더 보기'}
      </Button>
    </div>
  )
}
