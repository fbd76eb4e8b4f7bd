import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { decidePassword } from '@jangteo/core/member/password.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useState } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { PasswordInput } from '../../../parts/field/PasswordInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import type { Fields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './SignUp.module.css'
import { upgradeProblem } from './upgradeRefusal.ts'
import { useUpgrade } from './useUpgrade.ts'

const EMPTY = { loginId: '', password: '', confirmation: '' }

type Name = keyof typeof EMPTY

function problemsOf({ loginId, password, confirmation }: typeof EMPTY) {
  const id = decideLoginId(loginId)
  const strong = decidePassword(password, loginId)
  return {
    ...(id.ok ? {} : { loginId: MEMBER_MESSAGES[id.reason]() }),
    ...(strong.ok ? {} : { password: MEMBER_MESSAGES[strong.reason]() }),
    ...(password === confirmation ? {} : { confirmation: MEMBER_MESSAGES.PASSWORD_MISMATCH() }),
  }
}

type UpgradeFormProps = {
  readonly verificationId: string
  readonly onDone: () => void
  /** The verification can't be used; the text says why. */
  readonly onUnverified: (text: string) => void
}

/** Sends a verified identity; an account without an id can be given one with a password. */
export function UpgradeForm({ verificationId, onDone, onUnverified }: UpgradeFormProps) {
  const caller = useCaller()
  const hasPassword = caller.isKnown && caller.hasPassword
  const isMember = caller.isKnown && caller.memberShipType === 'MEMBER'
  const [wantsId, setWantsId] = useState(false)
  const givesId = !hasPassword && (wantsId || isMember)
  const fields = useFields(EMPTY, (typed) => (givesId ? problemsOf(typed) : {}))
  const doneText = isMember ? '아이디와 비밀번호를 만들었어요.' : '정회원이 되었어요.'
  const upgrade = useUpgrade({ doneText, onDone, onUnverified })
  const refusal = upgradeProblem(upgrade.error)
  const submit = () => {
    if (upgrade.isPending) return
    const { loginId, password } = fields.values
    upgrade.mutate({ verificationId, ...(givesId ? { loginId, password } : {}) })
  }
  return (
    <Form fields={fields} onSubmit={submit}>
      <Callout>본인인증을 마쳤어요.</Callout>
      {hasPassword || isMember ? null : (
        <Checkbox isChecked={wantsId} onChange={setWantsId}>
          <span>아이디와 비밀번호로도 로그인할게요.</span>
        </Checkbox>
      )}
      {givesId ? <Credentials fields={fields} refusal={refusal} onTyped={upgrade.reset} /> : null}
      {upgrade.error === null || refusal !== null ? null : (
        <Callout tone="danger">{refusalText(upgrade.error)}</Callout>
      )}
      <Button type="submit" isWide isBusy={upgrade.isPending}>
        {isMember ? '아이디 만들기' : '정회원 되기'}
      </Button>
    </Form>
  )
}

type CredentialsProps = {
  readonly fields: Pick<Fields<Name>, 'stateOf'>
  readonly refusal: { readonly field: Name; readonly text: string } | null
  readonly onTyped: () => void
}

function Credentials({ fields, refusal, onTyped }: CredentialsProps) {
  const stateOf = (name: Name) => {
    const state = fields.stateOf(name)
    const onValue = (value: string) => {
      onTyped()
      state.onValue(value)
    }
    const problem = refusal?.field === name ? refusal.text : state.problem
    return { ...state, problem, onValue }
  }
  return (
    <div className={styles.credentials}>
      <FormInput
        state={stateOf('loginId')}
        label="아이디"
        hint="영문과 숫자 6~20자로 입력해 주세요."
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        state={stateOf('password')}
        label="비밀번호"
        hint="영문, 숫자, 특수문자를 모두 넣어 8~20자로 입력해 주세요."
        autoComplete="new-password"
      />
      <PasswordInput
        state={stateOf('confirmation')}
        label="비밀번호 확인"
        autoComplete="new-password"
      />
    </div>
  )
}
