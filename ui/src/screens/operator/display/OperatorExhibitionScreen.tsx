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
import { ExhibitionForm } from './ExhibitionForm.tsx'
import { newExhibition, toWritten } from './exhibitionDraft.ts'
import type { ExhibitionDraft } from './exhibitionDraft.ts'
import { showingProblems } from './showingProblems.ts'

const STALE = [staffCalls.operatorExhibition.key()]

/** An exhibition to be changed, or a new one. */
export function OperatorExhibitionScreen() {
  const { exhibitionId = '' } = useParams()
  return exhibitionId === NEW_ID ? (
    <StaffPage title="기획전 만들기" place="장터 운영">
      <NewExhibition />
    </StaffPage>
  ) : (
    <QueryBoundary skeleton={<FormSkeleton />}>
      <Exhibition id={Number(exhibitionId)} />
    </QueryBoundary>
  )
}

function NewExhibition() {
  const navigate = useNavigate()
  const keys = useRepeatKeys()
  const [begun] = useState(() => newExhibition(serverNow()))
  const create = useMutation({
    mutationFn: (draft: ExhibitionDraft) => {
      const input = toWritten(draft)
      const context = { idempotencyKey: keys.keyOf(input) }
      return staffCalls.operatorExhibition.create.call(input, { context })
    },
    ...useSaving<{ readonly exhibitionId: number }>({
      text: '기획전을 만들었어요.',
      stale: STALE,
      onDone: ({ exhibitionId }) =>
        void navigate(operatorRoutes.exhibition(exhibitionId), { replace: true }),
    }),
  })
  return (
    <ExhibitionForm
      begun={begun}
      problems={showingProblems(create.error)}
      isSaving={create.isPending}
      onSave={(draft) => create.mutate(draft)}
    />
  )
}

/** A form that has saved new groups begins again with their ids: without one, each save makes the group again. */
function Exhibition({ id }: { readonly id: number }) {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorExhibition.detail.queryOptions({ input: { id } }),
    staleTime: 0,
  })
  const change = useMutation(
    staffCalls.operatorExhibition.change.mutationOptions(
      useSaving({ text: '기획전을 저장했어요.', stale: STALE }),
    ),
  )
  return (
    <StaffPage title={data.exhibitionName} place="장터 운영">
      <ExhibitionForm
        key={data.groupList.map(({ groupId }) => groupId).join(' ')}
        begun={data}
        problems={showingProblems(change.error)}
        isSaving={change.isPending}
        onSave={(draft) => change.mutate({ ...toWritten(draft), id })}
      />
    </StaffPage>
  )
}
