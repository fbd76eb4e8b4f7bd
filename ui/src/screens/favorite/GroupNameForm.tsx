import { messageText } from '@jangteo/core/catalogue/catalogue.messages'
import {
  decideGroupName,
  FAVORITE_GROUP_NAME_LENGTH_MAX,
} from '@jangteo/core/favorite/favoriteGroup.rules'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import styles from './Favorite.module.css'

type GroupNameFormProps = {
  readonly name?: string
  readonly otherNames: readonly string[]
  readonly action: string
  readonly isBusy: boolean
  readonly onSubmit: (name: string) => void
}

/** The name of a group, judged by the rule that the server refuses by. */
export function GroupNameForm(props: GroupNameFormProps) {
  const { name: initial = '', otherNames, action, isBusy, onSubmit } = props
  const fields = useFields({ name: initial }, ({ name }) => {
    const decision = decideGroupName(name, otherNames)
    return decision.ok ? {} : { name: messageText(decision.reason) }
  })
  return (
    <Form fields={fields} onSubmit={() => onSubmit(fields.values.name)}>
      <div className={styles.nameForm}>
        <div className={styles.nameField}>
          <FormInput
            label="그룹 이름"
            hint={`${FAVORITE_GROUP_NAME_LENGTH_MAX}자까지`}
            autoComplete="off"
            state={fields.stateOf('name')}
          />
        </div>
        <Button type="submit" isBusy={isBusy} isWide>
          {action}
        </Button>
      </div>
    </Form>
  )
}
