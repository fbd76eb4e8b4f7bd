import { PIN_MESSAGES } from '@jangteo/core/member/pin/pin.messages'
import { pinModeOf, pinPageUrl, readPinPage } from '@jangteo/core/member/pin/pinPage.rules'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useCalls } from '../../../lib/deps.ts'
import { forgetHeld, heldOf, returnStateOf } from '../../../lib/pinTrip.ts'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { PinEntry } from './PinEntry.tsx'
import { PinLocked } from './PinLocked.tsx'
import { PinReset } from './PinReset.tsx'

const ACCEPTED_TEXTS = {
  set: '결제 비밀번호를 만들었어요.',
  reset: '결제 비밀번호를 다시 설정했어요.',
} as const

/** The payment PIN is set, verified or reset, and the page that asked for it goes on. */
export function PinScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { returnUrl } = readPinPage(search)
  return (
    <>
      <title>결제 비밀번호 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title="결제 비밀번호"
        width="form"
        onBack={() => void navigate(returnUrl, { replace: true })}
      />
      <MemberOnly subject="결제 비밀번호" skeleton={<PinSkeleton />}>
        <ErrorBoundary FallbackComponent={PinRefused}>
          <Column width="form">
            <Pin />
          </Column>
        </ErrorBoundary>
      </MemberOnly>
    </>
  )
}

function Pin() {
  const location = useLocation()
  const state: unknown = location.state
  const page = readPinPage(location.search)
  const { purpose, returnUrl } = page
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { data } = useSuspenseQuery({ ...calls.pin.show.queryOptions(), staleTime: 0 })
  const mode = pinModeOf(page.mode, data)
  const reset = () =>
    void navigate(pinPageUrl({ ...page, mode: 'reset' }), { replace: true, state })
  const accept = (pinTicket: string) => {
    if (mode !== 'verify') toast({ text: ACCEPTED_TEXTS[mode] })
    void navigate(returnUrl, { replace: true, state: returnStateOf(heldOf(state), pinTicket) })
    forgetHeld()
    void queryClient.invalidateQueries({ queryKey: calls.pin.key() })
  }
  const target = { purpose, verificationId: null }
  if (mode === 'reset') return <PinReset page={page} onAccept={accept} />
  if (data.isLocked && mode === 'verify') return <PinLocked onReset={reset} />
  return <PinEntry key={mode} mode={mode} target={target} onAccept={accept} onReset={reset} />
}

/** The page of members without the pay platform; any other fault is the page's around it. */
function PinRefused({ error }: FallbackProps) {
  const { returnUrl } = readPinPage(useLocation().search)
  const isOurs = isRefusal(error, 'PIN_NEEDS_PAY') || isRefusal(error, 'CALLER_NOT_ALLOWED')
  if (!isOurs) throw error
  return (
    <EmptyState icon={LockKeyhole} title={PIN_MESSAGES.PIN_NEEDS_PAY()}>
      <ButtonLink to={returnUrl}>이전 화면으로</ButtonLink>
    </EmptyState>
  )
}

function PinSkeleton() {
  return (
    <SkeletonPage>
      <Column width="form">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="board" />
        <Skeleton shape="board" />
      </Column>
    </SkeletonPage>
  )
}
