import { SELLER_APPLICATION_STATE_LABELS } from '@jangteo/core/seller/sellerApplication.codes'
import { applicationNumberToId } from '@jangteo/core/seller/applicationNumber.rules'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { EmailProofForm } from '../../member/password/EmailProofForm.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import { forgetProof, readProof, storeProof } from './progressDraft.ts'
import type { OwnProof } from './progressDraft.ts'
import styles from './Application.module.css'

/** Progress of an application, by its number and a code that goes to its e-mail address. */
export function SellerProgressScreen() {
  const [query] = useSearchParams()
  const [number, setNumber] = useState(query.get('number') ?? '')
  const [own, setOwn] = useState(() => readProof(query.get('number')))
  return (
    <>
      <title>입점 신청 진행 상황 - 장터</title>
      <PageHeader title="입점 신청 진행 상황" width="form" />
      <Column width="form">
        {own === null ? (
          <Proof
            number={number}
            onProved={(proved) => {
              storeProof(proved)
              setOwn(proved)
            }}
          />
        ) : (
          <Progress
            own={own}
            onEnd={() => {
              forgetProof()
              setNumber(own.applicationNumber)
              setOwn(null)
            }}
          />
        )}
      </Column>
    </>
  )
}

const NUMBER_PROBLEM = 'S로 시작하는 신청번호를 확인해 주세요.'

type ProofProps = { readonly number: string; readonly onProved: (own: OwnProof) => void }

function Proof({ number, onProved }: ProofProps) {
  const fields = useFields({ number }, ({ number: typed }) =>
    applicationNumberToId(typed.trim()) === null ? { number: NUMBER_PROBLEM } : {},
  )
  const content = (
    <FormInput
      state={fields.stateOf('number')}
      label="신청번호"
      isRequired
      hint="S로 시작하는 번호예요. 신청하고 받은 메일에 있어요."
      autoCapitalize="characters"
    />
  )
  return (
    <div className={styles.step}>
      <p className={styles.lead}>신청번호와 신청할 때 입력한 이메일로 확인할 수 있어요.</p>
      <EmailProofForm
        form="sellerProgress"
        loginId={null}
        first={{ fields, content }}
        hint="신청할 때 입력한 관리자 이메일이에요."
        onProved={(emailProof) =>
          onProved({ applicationNumber: fields.values.number.trim(), emailProof })
        }
      />
    </div>
  )
}

type ProgressProps = { readonly own: OwnProof; readonly onEnd: () => void }

function Progress({ own, onEnd }: ProgressProps) {
  const query = useQuery(staffCalls.seller.page.queryOptions({ input: own }))
  const application = query.data?.application ?? null
  if (query.isPending) return <ApplicationSkeleton />
  if (query.data === undefined || application === null) {
    const isOver = isRefusal(query.error, 'EMAIL_PROOF_INVALID')
    return (
      <section className={styles.step} aria-label="결과">
        <Callout tone="danger">{refusalText(query.error)}</Callout>
        <Button
          isWide
          variant="outline"
          onClick={() => {
            if (isOver || isRefusal(query.error, 'SELLER_APPLICATION_NOT_FOUND')) onEnd()
            else void query.refetch()
          }}
        >
          다시 확인
        </Button>
      </section>
    )
  }
  return (
    <>
      <h2 className={styles.heading}>{SELLER_APPLICATION_STATE_LABELS[application.stateEnum]}</h2>
      <OwnApplication
        own={own}
        page={query.data}
        application={application}
        onChanged={() => void query.refetch()}
      />
    </>
  )
}
