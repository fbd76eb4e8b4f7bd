import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { useHeldRow } from '../table/heldRow.ts'
import styles from './DrawerSheet.module.css'

type SheetPartsProps = {
  /** Stays at the lower edge while the content scrolls: totals and the sheet's actions. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export type SheetProps = SheetPartsProps & {
  readonly isOpen: boolean
  readonly title: string
  readonly onDismiss: () => void
  /** The children are `SheetParts`, which change without the frame around them. */
  readonly hasParts?: boolean
}

/** Content of a sheet, which scrolls, and what stays below it. */
export function SheetParts({ footer, children }: SheetPartsProps) {
  return (
    <>
      <Drawer.Content className={styles.content}>{children}</Drawer.Content>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  )
}

/** The drawn sheet. It plays its way out before it says that it was dismissed. */
export function DrawerSheet({ title, onDismiss, footer, hasParts = false, children }: SheetProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  useHeldRow()
  return (
    <Drawer.Root
      open={!isLeaving}
      onOpenChange={(isOpen) => setIsLeaving(!isOpen)}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onDismiss())}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.panel}>
            <div className={styles.grip} aria-hidden />
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              <IconButton icon={X} label="닫기" onClick={() => setIsLeaving(true)} />
            </div>
            {hasParts ? children : <SheetParts footer={footer}>{children}</SheetParts>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
