import {
  STORE_NOTICE_BODY_LENGTH_MAX,
  STORE_NOTICE_PINNED_COUNT_MAX,
  STORE_NOTICE_TITLE_LENGTH_MAX,
} from '@jangteo/core/store/storeNotice.rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { LongText } from '../../staff/form/LongText.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { OwnNotice } from './storePages.ts'
import styles from './StorePages.module.css'

type NoticeSheetProps = {
  /** `null` for a new one. */
  readonly notice: OwnNotice | null
  readonly onDismiss: () => void
}

const BODY_ROWS = 12

type Written = Pick<OwnNotice, 'title' | 'body' | 'pinnedYn'>

/** Writes a notice, or changes one. */
export function NoticeSheet({ notice, onDismiss }: NoticeSheetProps) {
  const [draft, setDraft] = useState<Written>(
    notice ?? { title: '', body: '', pinnedYn: 'N' as const },
  )
  const keys = useRepeatKeys()
  const save = useMutation({
    mutationFn: async ({ title, body, pinnedYn }: Written) => {
      const { createNotice, changeNotice } = staffCalls.sellerStorePage
      const input = { title, body, pinnedYn }
      if (notice !== null) await changeNotice.call({ ...input, id: notice.noticeIdEncrypt })
      else await createNotice.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    ...useSaving<void>({
      text: '공지를 저장했어요.',
      stale: [staffCalls.sellerStorePage.notices.key()],
      onDone: onDismiss,
    }),
  })
  const change = (part: Partial<Written>) => setDraft((former) => ({ ...former, ...part }))
  return (
    <Sheet
      isOpen
      title={notice === null ? '공지 쓰기' : '공지 수정'}
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
          hint={`${STORE_NOTICE_TITLE_LENGTH_MAX}자까지`}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LongText
          label="내용"
          isRequired
          hint={`${STORE_NOTICE_BODY_LENGTH_MAX}자까지, 제목은 #, 목록은 -로 표시해요.`}
          rows={BODY_ROWS}
          value={draft.body}
          onValue={(body) => change({ body })}
        />
        <Checkbox
          isChecked={draft.pinnedYn === 'Y'}
          onChange={(isPinned) => change({ pinnedYn: isPinned ? 'Y' : 'N' })}
        >
          맨 위에 두기 ({STORE_NOTICE_PINNED_COUNT_MAX}개까지)
        </Checkbox>
      </div>
    </Sheet>
  )
}
