import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { PasswordInput } from '../../../parts/field/PasswordInput.tsx'
import { retyped, useFields } from '../../../parts/field/useFields.ts'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.tsx'
import styles from './Password.module.css'
import { useReturnUrl } from './useReturnUrl.ts'

const EMPTY = { present: '', password: '', confirmation: '' }

function problemsOf(typed: typeof EMPTY) {
  return {
    ...(typed.present === '' ? { present: MEMBER_MESSAGES.PASSWORD_PRESENT_REQUIRED() } : {}),
    ...newPasswordProblems({ ...typed, loginId: '' }),
  }
}

/** Changing the password with the present one. */
export function ChangePasswordScreen() {
  return (
    <>
      <title>비밀번호 변경 - 장터</title>
      <PageHeader title="비밀번호 변경" width="form" />
      <Column width="form">
        <MemberOnly subject="비밀번호 변경" skeleton={<FormSkeleton />}>
          <ChangeForm />
        </MemberOnly>
      </Column>
    </>
  )
}

/** Sends the change, and leads back to where it was asked for. */
function useChange() {
  const calls = useCalls()
  const navigate = useNavigate()
  const toast = useToast()
  const changeSession = useSessionChange()
  const returnUrl = useReturnUrl()
  return useMutation(
    calls.password.change.mutationOptions({
      onSuccess: async () => {
        await changeSession()
        toast({ text: '비밀번호를 변경했어요.' })
        void navigate(returnUrl, { replace: true })
      },
    }),
  )
}

function ChangeForm() {
  const change = useChange()
  const fields = useFields(EMPTY, problemsOf)
  const submit = () => {
    if (!change.isPending) change.mutate(fields.values)
  }
  return (
    <>
      <p className={styles.intro}>변경하면 다른 기기에서는 모두 로그아웃돼요.</p>
      <Form fields={fields} onSubmit={submit}>
        <PasswordInput
          state={retyped(fields.stateOf('present'), change.reset)}
          label="현재 비밀번호"
          autoComplete="current-password"
        />
        <NewPasswordFields fields={fields} onTyped={change.reset} />
        {change.error === null ? null : (
          <Callout tone="danger">{refusalText(change.error)}</Callout>
        )}
        <Button type="submit" isWide isBusy={change.isPending}>
          비밀번호 변경
        </Button>
      </Form>
    </>
  )
}

function FormSkeleton() {
  return (
    <SkeletonPage>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="control" />
      ))}
    </SkeletonPage>
  )
}
