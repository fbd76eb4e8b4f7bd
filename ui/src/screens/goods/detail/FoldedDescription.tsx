import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './FoldedDescription.module.css'

/** True while an element holds more than it shows. */
function useIsCut() {
  const ref = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    for (const child of [box, ...box.children]) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, isCut }
}

/** A description, cut off where it is long until it is opened. */
export function FoldedDescription({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { ref, isCut } = useIsCut()
  const place = useFocusOn<HTMLDivElement>(isOpen, { onlyWhenLost: true })
  return (
    <div ref={place} className={styles.folded} tabIndex={-1}>
      <div ref={ref} className={styles.content} data-open={isOpen} data-cut={isCut}>
        {children}
      </div>
      {isCut && !isOpen ? (
        <div className={styles.opener}>
          <Button variant="outline" isWide onClick={() => setOpen(true)}>
            상품정보 펼쳐보기
            <Icon of={ChevronDown} size="s" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
