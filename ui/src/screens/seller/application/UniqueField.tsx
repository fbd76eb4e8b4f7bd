import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import type { SellerUniqueField } from '@jangteo/core/seller/sellerApplication.codes'
import type { UniqueFieldView } from '@jangteo/core/seller/sellerApply.view'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { MaskedInput } from '../../../parts/field/MaskedInput.tsx'
import type { FieldState } from '../../../parts/field/useFields.ts'
import styles from './Application.module.css'

const HINTS: Readonly<Record<SellerUniqueField, string>> = {
  businessNumber: '숫자 10자리를 입력해 주세요.',
  loginId: '판매자센터에 로그인할 아이디예요. 영문과 숫자 6~20자로 입력해 주세요.',
  email: '심사 결과와 로그인 안내를 받을 이메일이에요.',
  storeName: '구매자에게 보이는 이름이에요. 2~20자로 입력해 주세요.',
  storeUrl: '영문 소문자로 시작해 영문, 숫자, 하이픈 3~30자로 입력해 주세요.',
}

type UniqueFieldProps = {
  readonly field: SellerUniqueField
  readonly view: UniqueFieldView
  readonly state: FieldState
}

/** One of the five values that nobody else may have, checked as it is left. */
export function UniqueField({ field, view, state }: UniqueFieldProps) {
  const { label, freeText, isChecking } = view
  const common = { state, label, isRequired: true, hint: HINTS[field] } as const
  return (
    <div className={styles.checked}>
      {field === 'businessNumber' ? (
        <MaskedInput {...common} placeholder="000-00-00000" format={formatBusinessNumber} />
      ) : (
        <FormInput
          {...common}
          autoCapitalize="none"
          {...(field === 'email'
            ? { type: 'email', inputMode: 'email', autoComplete: 'email' }
            : {})}
          {...(field === 'loginId' ? { autoComplete: 'username' } : {})}
        />
      )}
      <output className={styles.free}>
        {isChecking ? '확인하고 있어요.' : state.problem === null ? freeText : null}
      </output>
    </div>
  )
}
