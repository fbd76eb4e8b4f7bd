import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SELLER_UNIQUE_FIELDS } from '@jangteo/core/seller/sellerApplication.codes'
import type { SellerApplyView } from '@jangteo/core/seller/sellerApply.view'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { Applied } from './Applied.tsx'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { DocumentSection } from './DocumentSection.tsx'
import { FeeTable } from './FeeTable.tsx'
import { SellerTerms } from './SellerTerms.tsx'
import { UniqueField } from './UniqueField.tsx'
import { useApplyForm } from './useApplyForm.ts'
import type { ApplyForm } from './useApplyForm.ts'
import { useSellerApply } from './useSellerApply.ts'
import styles from './Application.module.css'

const WRONG = '[aria-invalid="true"], [data-problem="true"]'

/** Applying for a store. */
export function SellerApplyScreen() {
  return (
    <>
      <title>입점 신청 - 장터</title>
      <PageHeader title="입점 신청" width="form" />
      <Column width="form">
        <QueryBoundary skeleton={<ApplicationSkeleton />}>
          <Application />
        </QueryBoundary>
      </Column>
    </>
  )
}

function Application() {
  const view = useSellerApply()
  const { data: page } = useSuspenseQuery(staffCalls.seller.page.queryOptions({ input: {} }))
  if (view.applicationNumber !== null) return <Applied number={view.applicationNumber} />
  return view.canRepeat ? <Unanswered view={view} /> : <ApplicationForm view={view} page={page} />
}

/** Nobody knows if the application arrived: it is sent again as it was. */
function Unanswered({ view }: { readonly view: SellerApplyView }) {
  return (
    <section className={styles.step} aria-label="결과">
      <Callout tone="danger">{view.noticeText}</Callout>
      <Button isWide onClick={view.repeat}>
        다시 확인
      </Button>
      <Button variant="text" onClick={view.dismiss}>
        입력한 내용 수정하기
      </Button>
    </section>
  )
}

type Page = StaffAnswers['seller']['page']

/** Focuses the first field that is wrong, each time the form comes back. */
function useFocusOnWrong(isBusy: boolean, failedCount: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedCount > 0 && !isBusy) place.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [isBusy, failedCount])
  return place
}

function ApplicationForm({ view, page }: { readonly view: SellerApplyView; readonly page: Page }) {
  const form = useApplyForm(view)
  const [isUploading, setUploading] = useState(false)
  const place = useFocusOnWrong(view.isApplying, form.failedCount)
  const { choices, change, stateOf } = form
  return (
    <div ref={place} className={styles.step}>
      <Intro fees={page.feeTable} />
      <Form fields={ALWAYS_SENT} onSubmit={form.submit}>
        <div className={styles.bands}>
          <PageSection title="스토어">
            <div className={styles.fields}>
              {SELLER_UNIQUE_FIELDS.map((field) => (
                <UniqueField
                  key={field}
                  field={field}
                  view={view.fields[field]}
                  state={stateOf(field)}
                />
              ))}
            </div>
          </PageSection>
          <PageSection title="사업자 정보">
            <div className={styles.fields}>
              <CompanyFields
                categories={page.categoryList}
                isMailOrderExempt={choices.isMailOrderExempt}
                categoryIds={choices.categoryIds}
                categoryProblem={view.problemOf('categoryIds')}
                stateOf={stateOf}
                onExempt={(isMailOrderExempt) => change({ isMailOrderExempt })}
                onCategories={(categoryIds) => change({ categoryIds })}
              />
            </div>
          </PageSection>
          <PageSection title="서류">
            <DocumentSection
              documents={page.requiredDocs}
              files={choices.files}
              onChange={(next) => change({ files: [...next(choices.files)] })}
              onUploading={setUploading}
            />
          </PageSection>
          <Consent view={view} form={form} isUploading={isUploading} />
        </div>
      </Form>
    </div>
  )
}

/** The form is always handed to the chart: the chart judges all of it. */
const ALWAYS_SENT = { isRight: true, failedCount: 0, showProblems: () => undefined }

function Intro({ fees }: { readonly fees: Page['feeTable'] }) {
  return (
    <section className={styles.intro} aria-label="안내">
      <p>사업자라면 누구나 신청할 수 있어요. 심사가 끝나면 이메일로 알려 드려요.</p>
      <FeeTable fees={fees} />
      <p>
        <ButtonLink to={routes.sellerApplication()} variant="outline" size="s">
          신청한 내용 확인
        </ButtonLink>
      </p>
    </section>
  )
}

type ConsentProps = {
  readonly view: SellerApplyView
  readonly form: ApplyForm
  readonly isUploading: boolean
}

/** The terms and the button, which waits for files that are on their way. */
function Consent({ view, form, isUploading }: ConsentProps) {
  const { noticeText, isApplying } = view
  const { choices, change } = form
  return (
    <PageSection title="약관 동의" problem={view.problemOf('agreed')}>
      <div className={styles.fields}>
        <SellerTerms
          agreed={choices.agreed}
          onChange={(agreed) => change({ agreed: [...agreed] })}
        />
        {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
        <Button type="submit" isWide isBusy={isApplying || isUploading}>
          입점 신청하기
        </Button>
      </div>
    </PageSection>
  )
}
