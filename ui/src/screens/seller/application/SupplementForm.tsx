import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import { checkSellerCompany } from '@jangteo/core/seller/sellerCompany.rules'
import type { SellerCompanyForm } from '@jangteo/core/seller/sellerCompany.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { companyInput } from './applyActors.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { DocumentSection } from './DocumentSection.tsx'
import type { OwnProof } from './progressDraft.ts'
import styles from './Application.module.css'

type Page = StaffAnswers['seller']['page']
type OwnAnswer = NonNullable<Page['application']>
type SupplementInput = StaffInputs['seller']['supplement']

type SupplementFormProps = {
  readonly own: OwnProof
  readonly page: Page
  readonly application: OwnAnswer
  readonly onSent: () => void
}

type Texts = Omit<SellerCompanyForm, 'isMailOrderExempt' | 'categoryIds'>
type Choices = Pick<SellerCompanyForm, 'isMailOrderExempt' | 'categoryIds'>

function startOf({ company }: OwnAnswer): { readonly texts: Texts; readonly choices: Choices } {
  return {
    texts: {
      companyName: company?.companyName ?? '',
      representativeName: company?.representativeName ?? '',
      mailOrderNumber: company?.mailOrderNumber ?? '',
      businessAddress: company?.businessAddress ?? '',
      phone: company?.phone ?? '',
    },
    choices: {
      isMailOrderExempt: company !== null && company.mailOrderNumber === null,
      categoryIds: company?.categoryList.map(({ categoryId }) => categoryId) ?? [],
    },
  }
}

function problemsOf(company: SellerCompanyForm) {
  const checked = checkSellerCompany(company)
  const violations = checked.ok ? [] : checked.violations
  return Object.fromEntries(violations.map(({ field, code }) => [field, SELLER_MESSAGES[code]()]))
}

/** The supplement that the operator asked for: the company as it shall be, and further documents. */
export function SupplementForm({ own, page, application, onSent }: SupplementFormProps) {
  const [start] = useState(() => startOf(application))
  const [choices, setChoices] = useState(start.choices)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [isUploading, setUploading] = useState(false)
  const fields = useFields<keyof Texts>(start.texts, (texts) =>
    problemsOf({ ...texts, ...choices }),
  )
  const company = { ...fields.values, ...choices }
  const { keyOf } = useRepeatKeys()
  const send = useMutation({
    mutationFn: (input: SupplementInput) =>
      staffCalls.seller.supplement.call(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: onSent,
  })
  const submit = () => {
    const filesIdEncryptList = files.map(({ filesIdEncrypt }) => filesIdEncrypt)
    send.mutate({ ...own, ...companyInput(company), filesIdEncryptList })
  }
  const { categoryIds: categoryProblem } = problemsOf(company)
  return (
    <PageSection title="보완하기">
      <Form fields={fields} onSubmit={submit}>
        <CompanyFields
          categories={page.categoryList}
          {...choices}
          categoryProblem={fields.failedCount > 0 ? (categoryProblem ?? null) : null}
          stateOf={fields.stateOf}
          onExempt={(isMailOrderExempt) => setChoices((old) => ({ ...old, isMailOrderExempt }))}
          onCategories={(categoryIds) => setChoices((old) => ({ ...old, categoryIds }))}
        />
        <DocumentSection
          documents={page.requiredDocs}
          files={files}
          onChange={setFiles}
          onUploading={setUploading}
        />
        {send.error === null ? null : <Callout tone="danger">{refusalText(send.error)}</Callout>}
        <div className={styles.end}>
          <Button type="submit" isWide isBusy={send.isPending || isUploading}>
            보완해서 다시 심사받기
          </Button>
        </div>
      </Form>
    </PageSection>
  )
}
