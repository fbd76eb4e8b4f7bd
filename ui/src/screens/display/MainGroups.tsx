import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { MainGroup } from './MainGroup.tsx'
import type { MainGroupData } from './mainGroup.ts'
import styles from './MainGroups.module.css'

/** Number of groups that stand together at the top. */
const FIRST_COUNT = 2
/** Groups above what a page shows by its reviews. Source: decision 174. */
const UPPER_COUNT = 9

type MainGroupsProps = {
  readonly groups: readonly MainGroupData[]
  /** When the server answered. */
  readonly nowMs: number
  /** Stands below the first group. */
  readonly afterFirst?: ReactNode
  /** Stands below the third group. */
  readonly afterThird?: ReactNode
  /** Stands below the ninth group, or the last one of fewer. */
  readonly afterNinth?: ReactNode
  /** Stands below the last group. */
  readonly afterLast?: ReactNode
}

/** Asks for the page again when a group is not there any more, once for each answer: it is a whole, and so is what follows. */
function useFreshPage(nowMs: number) {
  const { display } = useCalls()
  const queryClient = useQueryClient()
  const answered = useRef<number | null>(null)
  return useCallback(() => {
    if (answered.current === nowMs) return
    answered.current = nowMs
    void queryClient.invalidateQueries({ queryKey: display.mainList.key() })
    void queryClient.invalidateQueries({ queryKey: display.subMainList.key() })
  }, [display, nowMs, queryClient])
}

/** The groups of a composed page in their order. */
export function MainGroups(props: MainGroupsProps) {
  const { groups, nowMs, afterFirst, afterThird, afterNinth, afterLast } = props
  const onMissing = useFreshPage(nowMs)
  const draw = (group: MainGroupData, isFirst = false) => (
    <MainGroup
      key={group.mainGroupId}
      group={group}
      nowMs={nowMs}
      isFirst={isFirst}
      onMissing={onMissing}
    />
  )
  const [first, second] = groups
  return (
    <div className={styles.groups}>
      <div className={styles.first}>
        {first === undefined ? null : draw(first, true)}
        {afterFirst}
        {second === undefined ? null : draw(second)}
      </div>
      {groups.slice(FIRST_COUNT, FIRST_COUNT + 1).map((group) => draw(group))}
      {afterThird}
      {groups.slice(FIRST_COUNT + 1, UPPER_COUNT).map((group) => draw(group))}
      {afterNinth}
      {groups.slice(UPPER_COUNT).map((group) => draw(group))}
      {afterLast}
    </div>
  )
}
