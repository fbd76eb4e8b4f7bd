import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Mail, RefreshCw } from 'lucide-react'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Authenticator } from './Authenticator.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import type { DeskMailData } from './deskData.ts'
import { useDeskRefresh } from './useDesk.ts'

/** For developers: mails that the market would have sent. */
export function OutboxScreen() {
  const refresh = useDeskRefresh()
  return (
    <>
      <title>보낸 메일함 - 장터</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="보낸 메일함" width="page">
        <IconButton icon={RefreshCw} label="새로고침" onClick={() => void refresh()} />
      </PageHeader>
      <div className={styles.page}>
        <Authenticator />
        <QueryBoundary skeleton={<OutboxSkeleton />}>
          <Outbox />
        </QueryBoundary>
      </div>
    </>
  )
}

function Outbox() {
  const { data } = useSuspenseQuery({ ...deskCalls.outbox.queryOptions(), staleTime: 0 })
  if (data.content === null)
    return (
      <EmptyState
        icon={Mail}
        title="메일 서버로 보내고 있어요"
        text="SMTP_URL을 비우면 여기에 나타나요."
      />
    )
  return data.content.length === 0 ? (
    <EmptyState
      icon={Mail}
      title="보낸 메일이 아직 없어요"
      text="인증번호를 받으면 여기에 나타나요."
    />
  ) : (
    <ul className={styles.items}>
      {data.content.map((mail) => (
        <OutboxMail key={mail.id} mail={mail} />
      ))}
    </ul>
  )
}

function OutboxMail({ mail }: { readonly mail: DeskMailData }) {
  return (
    <li className={styles.item}>
      <h2 className={styles.mailSubject}>{mail.subject}</h2>
      <p className={styles.intro}>
        {mail.to} · {formatDateTime(Date.parse(mail.sentAt))}
      </p>
      <p className={styles.mailText}>{mail.text}</p>
    </li>
  )
}

function OutboxSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.items}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles.item}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
