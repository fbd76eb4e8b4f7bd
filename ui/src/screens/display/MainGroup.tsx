import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useCalls } from '../../lib/deps.ts'
import { logFailure } from '../../lib/log.ts'
import { useNear } from '../../lib/useInView.ts'
import { MainBlock } from './MainBlock.tsx'
import { MainGroupSkeleton } from './MainGroupSkeleton.tsx'
import type { BlockContentData, MainGroupData } from './mainGroup.ts'

type MainGroupProps = {
  readonly group: MainGroupData
  readonly nowMs: number
  readonly isFirst: boolean
  /** Called when the group is no longer there: another composition was published. */
  readonly onMissing: () => void
}

/** A group of a composed page. One that fails is logged and left out; the page stands without it. */
export function MainGroup({ group, nowMs, isFirst, onMissing }: MainGroupProps) {
  return (
    <ErrorBoundary fallback={null} onError={logFailure}>
      {group.content === undefined ? (
        <LaterGroup group={group} onMissing={onMissing} />
      ) : (
        <MainBlock group={group} content={group.content} nowMs={nowMs} isFirst={isFirst} />
      )}
    </ErrorBoundary>
  )
}

const MISSING = 404

function isMissing(error: Error | null): boolean {
  return error !== null && 'status' in error && error.status === MISSING
}

type GroupAnswer = { readonly content: BlockContentData | null }

/** Asks for the content of a group, once the buyer is near. */
function useGroupContent({ sourceEnum, mainGroupId }: MainGroupData, isNear: boolean) {
  const { display } = useCalls()
  const input = { mainGroupId }
  return useQuery({
    queryKey: display[sourceEnum].queryKey({ input }),
    queryFn: ({ signal }): Promise<GroupAnswer> => display[sourceEnum].call(input, { signal }),
    enabled: isNear,
  })
}

function LaterGroup({ group, onMissing }: Pick<MainGroupProps, 'group' | 'onMissing'>) {
  const { ref, isNear } = useNear()
  const { data, error, dataUpdatedAt } = useGroupContent(group, isNear)
  useEffect(() => {
    if (isMissing(error)) onMissing()
    else if (error !== null) logFailure(error)
  }, [error, onMissing])
  if (error !== null || data?.content === null) return null
  if (data === undefined) {
    return (
      <div ref={ref}>
        <MainGroupSkeleton group={group} isNear={isNear} />
      </div>
    )
  }
  return <MainBlock group={group} content={data.content} nowMs={dataUpdatedAt} isFirst={false} />
}
