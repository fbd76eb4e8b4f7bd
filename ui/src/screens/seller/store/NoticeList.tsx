import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { readPage } from '../../staff/readPage.ts'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { NoticeSheet } from './NoticeSheet.tsx'
import type { OwnNotice } from './storePages.ts'
import styles from './StorePages.module.css'

const SIZE = 20

type RowActions = {
  readonly onOpen: (row: OwnNotice) => void
  readonly onRemove: (row: OwnNotice) => Promise<void>
}

function columnsOf({ onOpen, onRemove }: RowActions): readonly DataColumn<OwnNotice>[] {
  return [
    { key: 'title', header: '제목', isTitle: true, cell: ({ title }) => title },
    {
      key: 'pinned',
      header: '위치',
      cell: ({ pinnedYn }) => (pinnedYn === 'Y' ? <Badge tone="brand">맨 위</Badge> : '–'),
    },
    {
      key: 'writtenAt',
      header: '작성일',
      cell: ({ writtenAt }) => formatDateTime(Date.parse(writtenAt)),
    },
    {
      key: 'actions',
      header: '관리',
      cell: (notice) => (
        <div className={styles.actions}>
          <Button
            size="s"
            variant="outline"
            aria-label={`${notice.title} 수정`}
            onClick={() => onOpen(notice)}
          >
            수정
          </Button>
          <Button
            size="s"
            variant="outline"
            aria-label={`${notice.title} 삭제`}
            onClick={() => void onRemove(notice)}
          >
            삭제
          </Button>
        </div>
      ),
    },
  ]
}

/** Notices of the own store, pinned ones first. */
export function NoticeList() {
  const [query] = useSearchParams()
  const { data } = useSuspenseQuery({
    ...staffCalls.sellerStorePage.notices.queryOptions({
      input: { page: readPage(query), size: SIZE },
    }),
    staleTime: 0,
  })
  const [opened, setOpened] = useState<OwnNotice | 'NEW' | null>(null)
  const remove = useRemoval()
  return (
    <div className={styles.part}>
      <div>
        <Button size="s" onClick={() => setOpened('NEW')}>
          공지 쓰기
        </Button>
      </div>
      <DataTable
        name="공지"
        columns={columnsOf({ onOpen: setOpened, onRemove: remove })}
        rows={data.content}
        keyOf={({ noticeIdEncrypt }) => noticeIdEncrypt}
        nameOf={({ title }) => title}
        empty={<EmptyState icon={Megaphone} title="공지가 없어요" />}
      />
      <Pagination {...data} toUrl={(page) => sellerRoutes.notices({ page: page || null })} />
      {opened === null ? null : (
        <NoticeSheet notice={opened === 'NEW' ? null : opened} onDismiss={() => setOpened(null)} />
      )}
    </div>
  )
}

function useRemoval() {
  const confirm = useConfirm()
  const remove = useMutation(
    staffCalls.sellerStorePage.removeNotice.mutationOptions(
      useSaving({
        text: '공지를 삭제했어요.',
        stale: [staffCalls.sellerStorePage.notices.key()],
      }),
    ),
  )
  return async ({ noticeIdEncrypt: id, title }: OwnNotice) => {
    const isSure = await confirm({ title: `‘${title}’ 공지를 삭제할까요?`, acceptLabel: '삭제' })
    if (isSure) remove.mutate({ id })
  }
}
