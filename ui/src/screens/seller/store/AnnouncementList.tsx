import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { GOODS_NOTICE_DISPLAY_LABELS } from '@jangteo/core/goods/goods.codes'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { AnnouncementSheet } from './AnnouncementSheet.tsx'
import type { OwnAnnouncement } from './storePages.ts'
import styles from './StorePages.module.css'

function periodText({ startsAt, endsAt }: OwnAnnouncement): string {
  const end = endsAt === null ? '계속' : formatDateTime(Date.parse(endsAt))
  return `${formatDateTime(Date.parse(startsAt))} – ${end}`
}

type RowActions = {
  readonly onOpen: (row: OwnAnnouncement) => void
  readonly onRemove: (row: OwnAnnouncement) => Promise<void>
}

function columnsOf({ onOpen, onRemove }: RowActions): readonly DataColumn<OwnAnnouncement>[] {
  return [
    { key: 'title', header: '제목', isTitle: true, cell: ({ title }) => title },
    {
      key: 'display',
      header: '위치',
      cell: ({ goodsNoticeDisplayEnum }) => GOODS_NOTICE_DISPLAY_LABELS[goodsNoticeDisplayEnum],
    },
    { key: 'period', header: '기간', cell: periodText },
    {
      key: 'actions',
      header: '관리',
      cell: (announcement) => (
        <div className={styles.actions}>
          <Button
            size="s"
            variant="outline"
            aria-label={`${announcement.title} 수정`}
            onClick={() => onOpen(announcement)}
          >
            수정
          </Button>
          <Button
            size="s"
            variant="outline"
            aria-label={`${announcement.title} 삭제`}
            onClick={() => void onRemove(announcement)}
          >
            삭제
          </Button>
        </div>
      ),
    },
  ]
}

/** The announcements on all product pages of the own store. */
export function AnnouncementList() {
  const { data } = useSuspenseQuery({
    ...staffCalls.sellerStorePage.announcements.queryOptions(),
    staleTime: 0,
  })
  const [opened, setOpened] = useState<OwnAnnouncement | 'NEW' | null>(null)
  const remove = useRemoval()
  return (
    <div className={styles.part}>
      <div>
        <Button size="s" onClick={() => setOpened('NEW')}>
          안내 쓰기
        </Button>
      </div>
      <DataTable
        name="상품 페이지 안내"
        columns={columnsOf({ onOpen: setOpened, onRemove: remove })}
        rows={data.announcementList}
        keyOf={({ announcementIdEncrypt }) => announcementIdEncrypt}
        nameOf={({ title }) => title}
        empty={<EmptyState icon={Megaphone} title="안내가 없어요" />}
      />
      {opened === null ? null : (
        <AnnouncementSheet
          announcement={opened === 'NEW' ? null : opened}
          onDismiss={() => setOpened(null)}
        />
      )}
    </div>
  )
}

function useRemoval() {
  const confirm = useConfirm()
  const remove = useMutation(
    staffCalls.sellerStorePage.removeAnnouncement.mutationOptions(
      useSaving({
        text: '안내를 삭제했어요.',
        stale: [staffCalls.sellerStorePage.announcements.key()],
      }),
    ),
  )
  return async ({ announcementIdEncrypt: id, title }: OwnAnnouncement) => {
    const isSure = await confirm({ title: `‘${title}’ 안내를 삭제할까요?`, acceptLabel: '삭제' })
    if (isSure) remove.mutate({ id })
  }
}
