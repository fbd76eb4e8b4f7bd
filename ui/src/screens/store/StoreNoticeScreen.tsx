import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useParams } from '../../lib/router.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Markdown } from '../display/Markdown.tsx'
import styles from './StoreNotice.module.css'

/** One notice of a store, with those before and after it. */
export function StoreNoticeScreen() {
  const { noticeId = '' } = useParams()
  return (
    <>
      <PageHeader title="스토어 공지" isHeading={false} />
      <Column>
        <QueryBoundary key={noticeId} headingLevel={1} skeleton={<NoticeSkeleton />}>
          <Notice noticeId={noticeId} />
        </QueryBoundary>
      </Column>
    </>
  )
}

function Notice({ noticeId }: { readonly noticeId: string }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.store.notice.queryOptions({ input: { id: noticeId } }))
  const { storeUrl, storeName, title, writtenAt, body, previous, next } = data
  const neighbours = [
    { label: '다음 글', notice: next },
    { label: '이전 글', notice: previous },
  ]
  return (
    <article>
      <title>{`${title} - ${storeName}`}</title>
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.date}>
        {storeName} · {formatDate(Date.parse(writtenAt))}
      </p>
      <div className={styles.body}>
        <Markdown text={body} />
      </div>
      <ul className={styles.list}>
        {neighbours.map(({ label, notice }) =>
          notice === null ? null : (
            <li key={label}>
              <AppLink
                className={styles.line}
                to={routes.storeNotice(storeUrl, notice.noticeIdEncrypt)}
              >
                <span className={styles.title}>{notice.title}</span>
                <span className={styles.date}>{label}</span>
              </AppLink>
            </li>
          ),
        )}
      </ul>
      <div className={styles.way}>
        <ButtonLink variant="outline" isWide to={routes.storeNoticeList(storeUrl)}>
          목록으로
        </ButtonLink>
      </div>
    </article>
  )
}

function NoticeSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" />
      <Skeleton width="third" />
      <Skeleton shape="board" />
    </SkeletonPage>
  )
}
