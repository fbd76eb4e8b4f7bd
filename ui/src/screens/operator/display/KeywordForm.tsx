import { PROMOTED_KEYWORD_COUNT_MAX } from '@jangteo/core/display/operatorKeyword.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import { LongText } from '../../staff/form/LongText.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Composer.module.css'
import type { Promoted } from './displayEntries.ts'
import { PromotedFields } from './PromotedFields.tsx'

const NEW_KEYWORD: Promoted = {
  placeEnum: 'RECOMMENDED',
  keyword: '',
  subText: null,
  linkUrl: null,
  adYn: 'N',
  startsAt: null,
  endsAt: null,
}
const LINE = '\n'

/** Keywords that are promoted, and words that no list of keywords shows. */
export function KeywordForm() {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorKeyword.show.queryOptions(),
    staleTime: 0,
  })
  const [promoted, setPromoted] = useState(() => keyed(data.promotedList, newKey))
  const [blocked, setBlocked] = useState(() => data.blockedWordList.join(LINE))
  const save = useMutation(
    staffCalls.operatorKeyword.save.mutationOptions(
      useSaving({ text: '검색어를 저장했어요.', stale: [staffCalls.operatorKeyword.key()] }),
    ),
  )
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          promotedList: promoted.map(({ entry }) => entry),
          blockedWordList: blocked.split(LINE),
        })
      }}
    >
      <ol className={styles.items} aria-label="추천 검색어">
        {promoted.map(({ key, entry }, place) => (
          <PromotedFields
            key={key}
            keyword={entry}
            place={place}
            count={promoted.length}
            onChange={(part) => setPromoted(changed(promoted, key, part))}
            onMove={(step) => setPromoted(moved(promoted, key, step))}
            onRemove={() => setPromoted(without(promoted, key))}
          />
        ))}
      </ol>
      {promoted.length < PROMOTED_KEYWORD_COUNT_MAX ? (
        <div>
          <Button
            variant="outline"
            onClick={() => setPromoted([...promoted, ...keyed([NEW_KEYWORD], newKey)])}
          >
            추천 검색어 추가
          </Button>
        </div>
      ) : null}
      <LongText
        label="금칙어"
        hint="한 줄에 하나씩 입력해요. 인기 검색어와 자동완성, 연관 검색어에서 바로 사라져요."
        value={blocked}
        onValue={setBlocked}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={save.isPending}>
          검색어 저장
        </Button>
      </div>
    </form>
  )
}
