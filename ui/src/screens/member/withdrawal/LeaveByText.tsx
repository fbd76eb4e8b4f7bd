import type { LeaveProof, LeaveReason } from '@jangteo/core/member/leave.codes'
import { decideLeave } from '@jangteo/core/member/leave.rules'
import { LEAVE_PHRASE_LABEL } from '@jangteo/core/member/leave.view'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../../parts/field/PasswordInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useLeaving } from './useLeaving.ts'

type LeaveByTextProps = { readonly reason: LeaveReason; readonly proofs: readonly LeaveProof[] }

const EMPTY = { password: '', phrase: '' }

/** Leaving with the password, or with a phrase where the account has none. */
export function LeaveByText({ reason, proofs }: LeaveByTextProps) {
  const { error, isPending, leaveWith } = useLeaving(reason)
  const hasPassword = proofs.includes('PASSWORD')
  const fields = useFields(EMPTY, (typed) => {
    const decision = decideLeave({ reason, verificationId: null, ...typed }, proofs)
    if (decision.ok) return {}
    return { [hasPassword ? 'password' : 'phrase']: MEMBER_MESSAGES[decision.reason]() }
  })
  const { password, phrase } = fields.values
  const submit = () => leaveWith(hasPassword ? { password } : { phrase })
  return (
    <Form fields={fields} onSubmit={submit}>
      <LeaveQuestion
        reason={reason}
        error={error}
        action={
          <Button type="submit" isWide isBusy={isPending}>
            탈퇴하기
          </Button>
        }
      >
        {hasPassword ? (
          <PasswordInput
            state={fields.stateOf('password')}
            label="비밀번호"
            autoComplete="current-password"
          />
        ) : (
          <FormInput
            state={fields.stateOf('phrase')}
            label={LEAVE_PHRASE_LABEL}
            autoComplete="off"
          />
        )}
      </LeaveQuestion>
    </Form>
  )
}
