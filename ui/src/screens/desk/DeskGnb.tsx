import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import { DeskJson } from './DeskJson.tsx'
import { readJson, toDraftText } from './deskMain.ts'
import { useGnbSaving } from './useDeskMain.ts'

/** The navigation at the top as text to change; home stands first in any case. */
export function DeskGnb() {
  const { data } = useSuspenseQuery(deskCalls.gnb.queryOptions())
  const [text, setText] = useState(() => toDraftText(data.entryList))
  const { save, isSaving } = useGnbSaving()
  const entries = readJson(text)
  const isList = Array.isArray(entries)
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (isList) save(entries)
      }}
    >
      <DeskJson
        label="메뉴"
        hint="열 개까지, 제목은 여덟 자까지 적어요."
        problem={isList ? null : 'JSON 목록이 아니에요.'}
        value={text}
        onValue={setText}
      />
      <Button type="submit" isBusy={isSaving}>
        메뉴 저장
      </Button>
    </form>
  )
}
