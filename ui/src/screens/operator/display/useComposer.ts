import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Keyed } from '../../staff/form/keyedRows.ts'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { fromDraft } from './draftGroups.ts'
import type { DraftGroup } from './draftGroups.ts'

/** Text for what is published: pages and calls are stored for a while. */
export const PUBLISHED_TEXT = '게시했어요. 1분 남짓 뒤에는 모두가 새 화면을 봐요.'

const REVISIONS = staffCalls.operatorMain.revisions.key()

/** Reasons for which a composition was not saved, by the place of the group; `null` is all of it. */
function violationsOf(error: Error | null): ReadonlyMap<number | null, string> {
  if (!isRefusal(error, 'MAIN_COMPOSITION_INVALID')) return new Map()
  return new Map(error.data.violations.map(({ group, message }) => [group, message]))
}

type Composer = { readonly page: MainPage; readonly publishedRevisionId: number | null }
type Draft = { readonly title: string; readonly groups: readonly Keyed<DraftGroup>[] }

/** A draft that was saved: its id, the link that shows it, and what it was made of. */
type SavedDraft = { readonly id: number; readonly previewUrl: string; readonly draft: Draft }

/**
 * Saves a draft and makes its preview, then publishes it. Only what was saved is published: `isSaved` ends with the next
 * change.
 */
export function useComposer({ page, publishedRevisionId }: Composer, draft: Draft) {
  // What is published while the form is open was not seen by who fills it: publishing is refused then.
  const [parentId, setParentId] = useState(publishedRevisionId)
  const [saved, setSaved] = useState<SavedDraft | null>(null)
  const save = useMutation({
    mutationFn: async (content: Draft) => {
      const { title, groups } = content
      const { revisionId: id } = await staffCalls.operatorMain.save.call({
        page,
        parentId,
        title,
        groupList: fromDraft(groups),
      })
      const { previewUrl } = await staffCalls.operatorMain.preview.call({ id })
      return { id, previewUrl, draft: content }
    },
    ...useSaving<SavedDraft>({
      text: '초안을 저장했어요.',
      stale: [REVISIONS],
      onDone: setSaved,
    }),
  })
  const queryClient = useQueryClient()
  const publish = useMutation(
    staffCalls.operatorMain.publish.mutationOptions(
      useSaving({
        text: PUBLISHED_TEXT,
        stale: [REVISIONS],
        onDone: ({ revisionId }) => {
          setParentId(revisionId)
          setSaved(null)
        },
      }),
    ),
  )
  const send = (id: number) =>
    publish.mutate(
      { id },
      // Another publication may have come first: the list shows it, to begin from.
      { onError: () => void queryClient.invalidateQueries({ queryKey: REVISIONS }) },
    )
  const isSaved =
    saved !== null && saved.draft.groups === draft.groups && saved.draft.title === draft.title
  return {
    save: () => (save.isPending ? undefined : save.mutate(draft)),
    isSaving: save.isPending,
    violations: violationsOf(save.error),
    previewUrl: saved?.previewUrl ?? null,
    isSaved,
    publish: () => (isSaved && !publish.isPending ? send(saved.id) : undefined),
    isPublishing: publish.isPending,
  }
}
