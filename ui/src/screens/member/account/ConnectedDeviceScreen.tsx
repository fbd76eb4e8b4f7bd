import { formatRelative } from '@jangteo/core/calendar/dateText.rules'
import { deviceLabel } from '@jangteo/core/session/device.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { useSession } from '../../../parts/dialog/session.ts'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './Account.module.css'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { useDeviceLogOut, useOthersLogOut } from './useDeviceLogOut.ts'

type Session = Answers['account']['sessions']['content'][number]

/** The devices in which the member is logged in, this one first. */
export function ConnectedDeviceScreen() {
  return (
    <>
      <title>연결된 기기 - 장터</title>
      <PageHeader title="연결된 기기" width="form" />
      <MemberOnly subject="연결된 기기" skeleton={<AccountSkeleton />}>
        <Devices />
      </MemberOnly>
    </>
  )
}

function Devices() {
  const calls = useCalls()
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...calls.account.sessions.queryOptions(),
    staleTime: 0,
  })
  const others = useOthersLogOut()
  const hasOthers = data.content.some(({ currentYn }) => currentYn === 'N')
  return (
    <Column width="form">
      <ul>
        {data.content.map((session) => (
          <Device key={session.sessionIdEncrypt} session={session} nowMs={dataUpdatedAt} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="outline"
          isWide
          isBusy={others.isPending}
          onClick={() => void others.logOut()}
        >
          다른 기기 모두 로그아웃
        </Button>
      ) : (
        <p className={styles.note}>다른 기기에는 로그인되어 있지 않아요.</p>
      )}
    </Column>
  )
}

type DeviceProps = { readonly session: Session; readonly nowMs: number }

function Device({ session, nowMs }: DeviceProps) {
  const name = deviceLabel(session.device)
  const seen = formatRelative(Date.parse(session.lastSeenAt), nowMs)
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <span className={styles.device}>
          {name}
          {session.currentYn === 'Y' ? <Badge tone="brand">이 기기</Badge> : null}
        </span>
        <span className={styles.note}>
          {session.currentYn === 'Y' ? '지금 이용 중' : `마지막 이용 ${seen}`}
        </span>
      </div>
      {session.currentYn === 'Y' ? <OwnLogOut /> : <LogOut session={session} name={name} />}
    </li>
  )
}

function OwnLogOut() {
  const { logOut, isLoggingOut } = useSession()
  return (
    <Button
      variant="outline"
      size="s"
      aria-label="이 기기 로그아웃"
      isBusy={isLoggingOut}
      onClick={logOut}
    >
      로그아웃
    </Button>
  )
}

function LogOut({ session, name }: { readonly session: Session; readonly name: string }) {
  const { isPending, logOut } = useDeviceLogOut(session.sessionIdEncrypt, name)
  return (
    <Button
      variant="outline"
      size="s"
      aria-label={`${name} 로그아웃`}
      isBusy={isPending}
      onClick={logOut}
    >
      로그아웃
    </Button>
  )
}
