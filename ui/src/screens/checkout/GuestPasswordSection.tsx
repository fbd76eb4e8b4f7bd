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
        hint="영문과 숫자를 넣어 8~20자. 주문을 조회할 때 써요."
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
