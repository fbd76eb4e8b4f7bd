import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { NewPasswordFields, newPasswordProblems } from '../member/password/NewPasswordFields.tsx'
import type { StaffLinkCalls } from './staffCalls.ts'
import styles from './StaffCard.module.css'

const EMPTY = { password: '', confirmation: '' }

type LinkPasswordFormProps = {
  readonly calls: StaffLinkCalls
  readonly token: string
  readonly loginId: string
  readonly name: string
  readonly onDone: () => void
}

/** Sets the password of the account behind a link. */
export function LinkPasswordForm(props: LinkPasswordFormProps) {
  const { calls, token, loginId, name, onDone } = props
  const fields = useFields(EMPTY, (typed) => newPasswordProblems({ ...typed, loginId }))
  const accept = useMutation(calls.acceptLink.mutationOptions({ onSuccess: onDone }))
  return (
    <>
      <p className={styles.guide}>
        {name} 님, 아이디 <strong>{loginId}</strong>의 비밀번호를 만들어 주세요.
      </p>
      <Form fields={fields} onSubmit={() => accept.mutate({ token, ...fields.values })}>
        <NewPasswordFields fields={fields} onTyped={accept.reset} />
        {accept.error === null ? null : (
          <Callout tone="danger">{refusalText(accept.error)}</Callout>
        )}
        <Button type="submit" isWide isBusy={accept.isPending}>
          비밀번호 저장
        </Button>
      </Form>
    </>
  )
}
