import { GNB_COUNT_MAX } from '@jangteo/core/display/gnb.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import { RowButtons } from '../../staff/form/RowButtons.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Composer.module.css'
import type { GnbEntry } from './displayEntries.ts'
import { GnbFields } from './GnbFields.tsx'

const NEW_ENTRY: GnbEntry = {
  gnbTypeEnum: 'RANKING',
  title: '',
  gnbSubtitleTypeEnum: 'NONE',
  subtitle: null,
  exhibitionId: null,
  linkUrl: null,
  startsAt: null,
  endsAt: null,
}

/** The navigation at the top: home stands first in any case. */
export function GnbComposer() {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorMain.gnb.queryOptions(),
    staleTime: 0,
  })
  const [entries, setEntries] = useState(() => keyed(data.entryList, newKey))
  const save = useMutation(
    staffCalls.operatorMain.saveGnb.mutationOptions(
      useSaving({ text: '메뉴를 저장했어요.', stale: [staffCalls.operatorMain.gnb.key()] }),
    ),
  )
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ entryList: entries.map(({ entry }) => entry) })
      }}
    >
      <ol className={styles.items} aria-label="메뉴">
        {entries.map(({ key, entry }, place) => {
          const name = `${place + 1}번째 메뉴 ${entry.title}`
          return (
            <li key={key} className={styles.item}>
              <div className={styles.itemHead}>
                <span className={styles.itemName}>{place + 1}번째</span>
                <RowButtons
                  name={name}
                  place={place}
                  count={entries.length}
                  onMove={(step) => setEntries(moved(entries, key, step))}
                  onRemove={() => setEntries(without(entries, key))}
                />
              </div>
              <GnbFields
                entry={entry}
                onChange={(change) => setEntries(changed(entries, key, change))}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.actions}>
        <Button type="submit" isBusy={save.isPending}>
          메뉴 저장
        </Button>
        {entries.length < GNB_COUNT_MAX ? (
          <Button
            variant="outline"
            onClick={() => setEntries([...entries, ...keyed([NEW_ENTRY], newKey)])}
          >
            메뉴 추가
          </Button>
        ) : null}
      </div>
    </form>
  )
}
