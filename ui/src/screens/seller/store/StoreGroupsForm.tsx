import { STORE_GROUP_COUNT_MAX } from '@jangteo/core/store/storeGroup.codes'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import type { OwnGroup } from './storePages.ts'
import { StoreGroupFields } from './StoreGroupFields.tsx'
import styles from './StorePages.module.css'

const NEW_GROUP: OwnGroup = {
  title: '',
  storeGroupKindEnum: 'BEST',
  categoryId: null,
  goodsIdList: [],
  goodsList: [],
}

/** The groups of the own store's first page, saved together. */
export function StoreGroupsForm() {
  const { data } = useSuspenseQuery({
    ...staffCalls.sellerStorePage.groups.queryOptions(),
    staleTime: 0,
  })
  const [groups, setGroups] = useState(() => keyed(data.groupList, newKey))
  const save = useMutation(
    staffCalls.sellerStorePage.saveGroups.mutationOptions(
      useSaving({ text: '코너를 저장했어요.', stale: [staffCalls.sellerStorePage.groups.key()] }),
    ),
  )
  const violations = violationsOf(save.error)
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const groupList = groups.map(({ entry: { goodsList: _names, ...group } }) => group)
        if (!save.isPending) save.mutate({ groupList })
      }}
    >
      <Callout>코너를 모두 삭제하면 많이 팔린 상품과 새 상품, 카테고리별 상품이 보여요.</Callout>
      <ol className={styles.groups} aria-label="스토어 코너">
        {groups.map(({ key, entry }, place) => (
          <StoreGroupFields
            key={key}
            group={entry}
            place={place}
            count={groups.length}
            categories={data.categoryList}
            problem={violations.get(place) ?? null}
            onChange={(part) => setGroups(changed(groups, key, part))}
            onMove={(step) => setGroups(moved(groups, key, step))}
            onRemove={() => setGroups(without(groups, key))}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button type="submit" isBusy={save.isPending}>
          코너 저장
        </Button>
        {groups.length < STORE_GROUP_COUNT_MAX ? (
          <Button
            variant="outline"
            onClick={() => setGroups([...groups, ...keyed([NEW_GROUP], newKey)])}
          >
            코너 추가
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Reasons for which the groups were not saved, by the place of the group. */
function violationsOf(error: Error | null): ReadonlyMap<number | null, string> {
  if (!isRefusal(error, 'STORE_GROUPS_INVALID')) return new Map()
  return new Map(error.data.violations.map(({ group, message }) => [group, message]))
}
