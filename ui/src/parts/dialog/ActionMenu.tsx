import { Ellipsis } from 'lucide-react'
import { useSheet } from '../../lib/useSheet.ts'
import { Sheet, warmSheet } from './Sheet.tsx'
import { Icon } from '../picture/Icon.tsx'
import styles from './ActionMenu.module.css'
import { AppLink } from '../action/AppLink.tsx'

/** An entry: it leads somewhere, or does something. */
export type MenuAction = { readonly key: string; readonly label: string } & (
  | { readonly to: string }
  | { readonly press: () => void; readonly isBusy: boolean }
)

type ActionMenuProps = {
  /** Names the menu among others of the page. */
  readonly id: string
  /** Subject of its actions, which the sheet is titled with. */
  readonly title: string
  readonly look?: 'outline' | 'plain'
  readonly actions: readonly MenuAction[]
}

/** Actions that are seldom wanted, behind one button. What is opened takes the menu's place in the history. */
export function ActionMenu({ id, title, look = 'outline', actions }: ActionMenuProps) {
  const sheet = useSheet(`menu-${id}`)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-look={look}
        aria-label={`${title} 더보기`}
        aria-haspopup="dialog"
        onPointerDown={warmSheet}
        onClick={sheet.open}
      >
        <Icon of={Ellipsis} />
      </button>
      <Sheet isOpen={sheet.isOpen} title={title} onDismiss={sheet.dismiss}>
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={action.key}>
              <Entry action={action} onDismiss={sheet.dismiss} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

type EntryProps = { readonly action: MenuAction; readonly onDismiss: () => void }

function Entry({ action, onDismiss }: EntryProps) {
  if ('to' in action) {
    return (
      <AppLink replace className={styles.action} to={action.to}>
        {action.label}
      </AppLink>
    )
  }
  const press = () => {
    onDismiss()
    action.press()
  }
  return (
    <button type="button" className={styles.action} disabled={action.isBusy} onClick={press}>
      {action.label}
    </button>
  )
}
