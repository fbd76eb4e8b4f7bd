import {
  formatSellerPhone,
  SELLER_CATEGORY_COUNT_MAX,
} from '@jangteo/core/seller/sellerCompany.rules'
import type { SellerCompanyField } from '@jangteo/core/seller/sellerCompany.rules'
import { Chip } from '../../../parts/action/Chip.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { MaskedInput } from '../../../parts/field/MaskedInput.tsx'
import type { FieldState } from '../../../parts/field/useFields.ts'
import styles from './Application.module.css'

type Category = { readonly categoryId: number; readonly categoryName: string }

type CompanyFieldsProps = {
  readonly categories: readonly Category[]
  readonly isMailOrderExempt: boolean
  readonly categoryIds: readonly number[]
  /** Problem of the categories; `null` without one. */
  readonly categoryProblem: string | null
  readonly stateOf: (name: Exclude<SellerCompanyField, 'categoryIds'>) => FieldState
  readonly onExempt: (isExempt: boolean) => void
  readonly onCategories: (ids: number[]) => void
}

/** The company behind a store, as it is shown to buyers by law. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { isMailOrderExempt, stateOf, onExempt } = props
  return (
    <>
      <FormInput
        state={stateOf('companyName')}
        label="상호"
        isRequired
        autoComplete="organization"
      />
      <FormInput
        state={stateOf('representativeName')}
        label="대표자"
        isRequired
        autoComplete="name"
      />
      <FormInput
        state={stateOf('businessAddress')}
        label="사업장 주소"
        isRequired
        autoComplete="street-address"
      />
      <MaskedInput
        state={stateOf('phone')}
        label="고객센터 전화번호"
        isRequired
        type="tel"
        format={formatSellerPhone}
      />
      {isMailOrderExempt ? null : (
        <FormInput
          state={stateOf('mailOrderNumber')}
          label="통신판매업 신고번호"
          isRequired
          placeholder="제2025-서울중구-0001호"
        />
      )}
      <Checkbox isChecked={isMailOrderExempt} onChange={onExempt}>
        통신판매업 신고 면제 대상이에요
      </Checkbox>
      <CategoryChoice {...props} />
    </>
  )
}

/** The categories that a store is to sell in. */
function CategoryChoice(props: CompanyFieldsProps) {
  const { categories, categoryIds, categoryProblem, onCategories } = props
  const toggle = (id: number) =>
    onCategories(
      categoryIds.includes(id) ? categoryIds.filter((one) => one !== id) : [...categoryIds, id],
    )
  return (
    <fieldset
      className={styles.categories}
      data-problem={categoryProblem !== null}
      tabIndex={categoryProblem === null ? undefined : -1}
    >
      <legend className={styles.legend}>
        판매할 카테고리 ({categoryIds.length}/{SELLER_CATEGORY_COUNT_MAX})
      </legend>
      <div className={styles.chips}>
        {categories.map(({ categoryId, categoryName }) => {
          const isSelected = categoryIds.includes(categoryId)
          return (
            <Chip
              key={categoryId}
              isSelected={isSelected}
              isDisabled={!isSelected && categoryIds.length >= SELLER_CATEGORY_COUNT_MAX}
              onSelect={() => toggle(categoryId)}
            >
              {categoryName}
            </Chip>
          )
        })}
      </div>
      {categoryProblem === null ? null : (
        <p className={styles.problem} role="alert">
          {categoryProblem}
        </p>
      )}
    </fieldset>
  )
}
