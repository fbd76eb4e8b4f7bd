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
import { newEvent, toWrittenEvent } from './eventDraft.ts'
import type { EventDraft } from './eventDraft.ts'
import { EventForm } from './EventForm.tsx'
import { showingProblems } from './showingProblems.ts'

const STALE = [staffCalls.operatorEvent.key()]

/** An event to be changed, or a new one. */
export function OperatorEventScreen() {
  const { eventId = '' } = useParams()
  return (
    <QueryBoundary skeleton={<FormSkeleton />}>
      {eventId === NEW_ID ? <NewEvent /> : <Event id={eventId} />}
    </QueryBoundary>
  )
}

/** Categories that events have. */
function useEventCategories() {
  const { data } = useSuspenseQuery(
    staffCalls.operatorEvent.list.queryOptions({ input: { page: 0, size: 1 } }),
  )
  return data.categoryList
}

function NewEvent() {
  const navigate = useNavigate()
  const keys = useRepeatKeys()
  const categories = useEventCategories()
  const [begun] = useState(() => newEvent(serverNow(), categories[0]?.eventCategoryId ?? null))
  const create = useMutation({
    mutationFn: (draft: EventDraft) => {
      const input = toWrittenEvent(draft)
      const context = { idempotencyKey: keys.keyOf(input) }
      return staffCalls.operatorEvent.create.call(input, { context })
    },
    ...useSaving<{ readonly eventIdEncrypt: string }>({
      text: '이벤트를 만들었어요.',
      stale: STALE,
      onDone: ({ eventIdEncrypt }) =>
        void navigate(operatorRoutes.event(eventIdEncrypt), { replace: true }),
    }),
  })
  return (
    <StaffPage title="이벤트 만들기" place="장터 운영">
      <EventForm
        begun={begun}
        categories={categories}
        problems={showingProblems(create.error)}
        isSaving={create.isPending}
        onSave={(draft) => create.mutate(draft)}
      />
    </StaffPage>
  )
}

function Event({ id }: { readonly id: string }) {
  const categories = useEventCategories()
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorEvent.detail.queryOptions({ input: { id } }),
    staleTime: 0,
  })
  const change = useMutation(
    staffCalls.operatorEvent.change.mutationOptions(
      useSaving({ text: '이벤트를 저장했어요.', stale: STALE }),
    ),
  )
  return (
    <StaffPage title={data.title} place="장터 운영">
      <EventForm
        begun={data}
        categories={categories}
        problems={showingProblems(change.error)}
        isSaving={change.isPending}
        onSave={(draft) => change.mutate({ ...toWrittenEvent(draft), id })}
      />
    </StaffPage>
  )
}
