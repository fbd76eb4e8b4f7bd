import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideName, isEmail } from '@jangteo/core/member/member.rules'
import { STAFF_MESSAGES } from '@jangteo/core/staff/staff.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { PermissionBoxes } from './PermissionBoxes.tsx'
import type { PermissionChoices } from './PermissionBoxes.tsx'

/** An account as it is edited; login id and address are those of a new one. */
export type AccountDraft<Permission extends string> = {
  readonly loginId: string
  readonly email: string
  readonly name: string
  readonly isChief: boolean
  readonly permissions: readonly Permission[]
  /** Empty where no reason is asked for. */
  readonly reason: string
}

type AccountSheetProps<Permission extends string> = {
  readonly title: string
  readonly saveLabel: string
  readonly choices: PermissionChoices<Permission>
  /** `null` for a new account. */
  readonly account: Omit<AccountDraft<Permission>, 'reason'> | null
  readonly asksReason: boolean
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onSave: (draft: AccountDraft<Permission>) => void
  readonly onDismiss: () => void
}

type Typed = Readonly<Record<'loginId' | 'email' | 'name' | 'reason', string>>

function problemsOf(typed: Typed, { isNew, asksReason }: { isNew: boolean; asksReason: boolean }) {
  const hasReason = !asksReason || typed.reason.trim() !== ''
  return {
    ...(isNew && !decideLoginId(typed.loginId).ok
      ? { loginId: MEMBER_MESSAGES.LOGIN_ID_INVALID() }
      : {}),
    ...(isNew && !isEmail(typed.email.trim()) ? { email: MEMBER_MESSAGES.EMAIL_INVALID() } : {}),
    ...(decideName(typed.name).ok ? {} : { name: STAFF_MESSAGES.STAFF_NAME_REQUIRED() }),
    ...(hasReason ? {} : { reason: STAFF_MESSAGES.STAFF_REASON_REQUIRED() }),
  }
}

/** Adds an account of staff, or changes what it may do. */
export function AccountSheet<Permission extends string>(props: AccountSheetProps<Permission>) {
  const { title, saveLabel, choices, account, asksReason, isBusy, error, onSave, onDismiss } = props
  const formId = useId()
  const isNew = account === null
  const [isChief, setChief] = useState(account?.isChief ?? false)
  const [permissions, setPermissions] = useState(account?.permissions ?? [])
  const fields = useFields<keyof Typed>(
    { loginId: '', email: '', name: account?.name ?? '', reason: '' },
    (typed) => problemsOf(typed, { isNew, asksReason }),
  )
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={isBusy}>
      {saveLabel}
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() => onSave({ ...fields.values, isChief, permissions })}
      >
        {isNew ? <NewAccountFields stateOf={fields.stateOf} /> : null}
        <FormInput state={fields.stateOf('name')} label="이름" isRequired autoComplete="off" />
        <PermissionBoxes
          choices={choices}
          isChief={isChief}
          permissions={permissions}
          onChief={setChief}
          onPermissions={setPermissions}
        />
        {asksReason ? (
          <FormInput state={fields.stateOf('reason')} label="사유" isRequired maxLength={300} />
        ) : null}
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
      </Form>
    </Sheet>
  )
}

type NewAccountFieldsProps = {
  readonly stateOf: ReturnType<typeof useFields<keyof Typed>>['stateOf']
}

function NewAccountFields({ stateOf }: NewAccountFieldsProps) {
  return (
    <>
      <FormInput
        state={stateOf('loginId')}
        label="아이디"
        isRequired
        hint="영문과 숫자 6~20자"
        autoCapitalize="none"
        autoComplete="off"
      />
      <FormInput
        state={stateOf('email')}
        label="이메일"
        isRequired
        type="email"
        hint="비밀번호를 만드는 링크를 보내 드려요."
        autoCapitalize="none"
        autoComplete="off"
      />
    </>
  )
}
