import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { Navigate, useNavigate } from '../../../lib/router.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './Password.module.css'
import { useReturnUrl } from './useReturnUrl.ts'

/** Suggests another password after 90 days; both answers have the same weight, and the second one counts for 90 days. */
export function PasswordLaterScreen() {
  return (
    <>
      <title>비밀번호 변경 안내 - 장터</title>
      <PageHeader title="비밀번호 변경 안내" width="form" />
      <Column width="form">
        <MemberOnly subject="비밀번호 변경 안내" skeleton={<LaterSkeleton />}>
          <Suggestion />
        </MemberOnly>
      </Column>
    </>
  )
}

function Suggestion() {
  const calls = useCalls()
  const navigate = useNavigate()
  const caller = useCaller()
  const changeSession = useSessionChange()
  const returnUrl = useReturnUrl()
  const putOff = useMutation(
    calls.password.putOff.mutationOptions({
      onSuccess: async () => {
        await changeSession()
        void navigate(returnUrl, { replace: true })
      },
    }),
  )
  if (caller.isKnown && !caller.isPasswordChangeDue) return <Navigate to={returnUrl} replace />
  return (
    <section className={styles.result}>
      <h2 className={styles.heading}>{SESSION_MESSAGES.PASSWORD_OLD()}</h2>
      <p className={styles.intro}>나중에 바꿔도 괜찮아요. 90일 동안은 다시 묻지 않아요.</p>
      {putOff.error === null ? null : <Callout tone="danger">{refusalText(putOff.error)}</Callout>}
      <div className={styles.pair}>
        <ButtonLink to={routes.changePassword(returnUrl)} variant="outline" isWide>
          지금 바꾸기
        </ButtonLink>
        <Button
          variant="outline"
          isWide
          isBusy={putOff.isPending}
          onClick={() => putOff.mutate(undefined)}
        >
          90일 뒤에 다시 알림
        </Button>
      </div>
    </section>
  )
}

function LaterSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
