import { PASSWORD_LENGTH_MAX } from '@jangteo/core/member/password.rules'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import type { CheckoutEntry } from './useCheckoutForm.ts'

/** Password that a guest needs to find the order again. */
export function GuestPasswordSection({ entry }: { readonly entry: CheckoutEntry }) {
  const { stateOf } = entry.fields
  return (
    <PageSection title="주문 비밀번호">
      <FormInput
        state={stateOf('password')}
        label="주문 비밀번호"
        isRequired
        hint="영문·숫자 포함 8~20자, 주문 조회에 사용돼요."
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH_MAX}
      />
      <FormInput
        state={stateOf('confirmation')}
        label="주문 비밀번호 확인"
        isRequired
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH_MAX}
      />
    </PageSection>
  )
}
