import { GOODS_NOTICE_DISPLAY_LABELS, GOODS_NOTICE_DISPLAYS } from '@jangteo/core/goods/goods.codes'
import {
  ANNOUNCEMENT_BODY_LENGTH_MAX,
  ANNOUNCEMENT_TITLE_LENGTH_MAX,
} from '@jangteo/core/store/storeNotice.rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { serverNow } from '../../../lib/serverClock.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { LongText } from '../../staff/form/LongText.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { OwnAnnouncement } from './storePages.ts'
import styles from './StorePages.module.css'

const PLACES = labelled(GOODS_NOTICE_DISPLAYS, GOODS_NOTICE_DISPLAY_LABELS)

type AnnouncementSheetProps = {
  /** `null` for a new one. */
  readonly announcement: OwnAnnouncement | null
  readonly onDismiss: () => void
}

type Written = Omit<OwnAnnouncement, 'announcementIdEncrypt'>

function newAnnouncement(): Written {
  return {
    title: '',
    body: '',
    goodsNoticeDisplayEnum: 'TOP',
    startsAt: new Date(serverNow()).toISOString(),
    endsAt: null,
  }
}

function useAnnouncementSaving({ announcement, onDismiss }: AnnouncementSheetProps) {
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: async (input: Written) => {
      const { createAnnouncement, changeAnnouncement } = staffCalls.sellerStorePage
      if (announcement === null) {
        await createAnnouncement.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
      } else {
        await changeAnnouncement.call({ ...input, id: announcement.announcementIdEncrypt })
      }
    },
    ...useSaving<void>({
      text: '안내를 저장했어요.',
      stale: [staffCalls.sellerStorePage.announcements.key()],
      onDone: onDismiss,
    }),
  })
}

/** Writes an announcement, or changes one. */
export function AnnouncementSheet(props: AnnouncementSheetProps) {
  const { announcement, onDismiss } = props
  const [draft, setDraft] = useState<Written>(() => {
    if (announcement === null) return newAnnouncement()
    const { announcementIdEncrypt: _id, ...written } = announcement
    return written
  })
  const save = useAnnouncementSaving(props)
  const change = (part: Partial<Written>) => setDraft((former) => ({ ...former, ...part }))
  return (
    <Sheet
      isOpen
      title={announcement === null ? '안내 쓰기' : '안내 수정'}
      onDismiss={onDismiss}
      footer={
        <Button isWide isBusy={save.isPending} onClick={() => save.mutate(draft)}>
          저장
        </Button>
      }
    >
      <div className={styles.part}>
        <TextInput
          label="제목"
          isRequired
          hint={`${ANNOUNCEMENT_TITLE_LENGTH_MAX}자까지`}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LongText
          label="내용"
          isRequired
          hint={`${ANNOUNCEMENT_BODY_LENGTH_MAX}자까지`}
          value={draft.body}
          onValue={(body) => change({ body })}
        />
        <Select
          label="위치"
          value={draft.goodsNoticeDisplayEnum}
          choices={PLACES}
          onChange={(goodsNoticeDisplayEnum) => change({ goodsNoticeDisplayEnum })}
        />
        <MomentInput
          label="시작"
          isRequired
          value={draft.startsAt}
          onValue={(startsAt) => (startsAt === null ? undefined : change({ startsAt }))}
        />
        <MomentInput
          label="끝"
          hint="비워 두면 계속 보여요."
          value={draft.endsAt}
          onValue={(endsAt) => change({ endsAt })}
        />
      </div>
    </Sheet>
  )
}
