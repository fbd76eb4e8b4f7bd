import { Checkbox } from '../../parts/field/Checkbox.tsx'
import styles from './PermissionBoxes.module.css'

/** Permissions to choose from. */
export type PermissionChoices<Permission extends string> = {
  readonly permissions: readonly Permission[]
  readonly labels: Readonly<Record<Permission, string>>
  /** Label of the role that has all of them. */
  readonly chiefLabel: string
}

type PermissionBoxesProps<Permission extends string> = {
  readonly choices: PermissionChoices<Permission>
  readonly isChief: boolean
  readonly permissions: readonly Permission[]
  readonly onChief: (isChief: boolean) => void
  readonly onPermissions: (permissions: readonly Permission[]) => void
}

/** Rights of an account; a chief has all of them. */
export function PermissionBoxes<Permission extends string>(
  props: PermissionBoxesProps<Permission>,
) {
  const { choices, isChief, permissions, onChief, onPermissions } = props
  const toggle = (permission: Permission, isChecked: boolean) => {
    const others = permissions.filter((one) => one !== permission)
    onPermissions(isChecked ? [...others, permission] : others)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>권한</legend>
      <Checkbox isChecked={isChief} onChange={onChief}>
        {choices.chiefLabel}
      </Checkbox>
      <div className={styles.boxes}>
        {choices.permissions.map((permission) => (
          <Checkbox
            key={permission}
            isChecked={isChief || permissions.includes(permission)}
            isDisabled={isChief}
            onChange={(isChecked) => toggle(permission, isChecked)}
          >
            {choices.labels[permission]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
