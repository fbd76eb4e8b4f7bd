import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate, useParams } from '../../../lib/router.ts'
import { serverNow } from '../../../lib/serverClock.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { FormSkeleton } from '../../../parts/boundary/FormSkeleton.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { newBenefit, toWrittenBenefit } from './benefitDraft.ts'
import type { BenefitDraft } from './benefitDraft.ts'
import { BenefitForm } from './BenefitForm.tsx'
import { showingProblems } from './showingProblems.ts'

const STALE = [staffCalls.operatorBenefit.key()]

/** A benefit to be changed, or a new one. */
export function OperatorBenefitScreen() {
  const { benefitId = '' } = useParams()
  return benefitId === NEW_ID ? (
    <StaffPage title="혜택 만들기" place="장터 운영">
      <NewBenefit />
    </StaffPage>
  ) : (
    <QueryBoundary skeleton={<FormSkeleton />}>
      <Benefit id={Number(benefitId)} />
    </QueryBoundary>
  )
}

function NewBenefit() {
  const navigate = useNavigate()
  const keys = useRepeatKeys()
  const [begun] = useState(() => newBenefit(serverNow()))
  const create = useMutation({
    mutationFn: (draft: BenefitDraft) => {
      const input = toWrittenBenefit(draft)
      const context = { idempotencyKey: keys.keyOf(input) }
      return staffCalls.operatorBenefit.create.call(input, { context })
    },
    ...useSaving<{ readonly benefitId: number }>({
      text: '혜택을 만들었어요.',
      stale: STALE,
      onDone: ({ benefitId }) =>
        void navigate(operatorRoutes.benefit(benefitId), { replace: true }),
    }),
  })
  return (
    <BenefitForm
      begun={begun}
      problems={showingProblems(create.error)}
      isSaving={create.isPending}
      onSave={(draft) => create.mutate(draft)}
    />
  )
}

function Benefit({ id }: { readonly id: number }) {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorBenefit.detail.queryOptions({ input: { id } }),
    staleTime: 0,
  })
  const change = useMutation(
    staffCalls.operatorBenefit.change.mutationOptions(
      useSaving({ text: '혜택을 저장했어요.', stale: STALE }),
    ),
  )
  return (
    <StaffPage title={data.title} place="장터 운영">
      <BenefitForm
        begun={data}
        problems={showingProblems(change.error)}
        isSaving={change.isPending}
        onSave={(draft) => change.mutate({ ...toWrittenBenefit(draft), id })}
      />
    </StaffPage>
  )
}
